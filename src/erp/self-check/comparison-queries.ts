/**
 * An invariant of the books of a company. Each row of its statement is a difference; `:companyId` is the
 * company.
 */
export interface Check {
  readonly name: string;
  /** SELECT of subject, expected and found, all texts. */
  readonly sql: string;
}

/** Compares two sources of figures by key; a key that only one of them has counts as zero in the other. */
export const compare = (subject: string, expected: string, found: string): string => `
SELECT ${subject} AS subject, coalesce(e.amount, 0)::text AS expected, coalesce(f.amount, 0)::text AS found
FROM (${expected}) e FULL JOIN (${found}) f ON f.key = e.key
WHERE coalesce(e.amount, 0) <> coalesce(f.amount, 0) ORDER BY coalesce(e.key, f.key)`;

export const byKey = (what: string) => `'${what} ' || coalesce(e.key, f.key)`;
