import type { Knex } from 'knex';

/** The days of the first and last document of each prefix, and the digits that a former prefix had. */
const columns = `
ALTER TABLE series ADD COLUMN first_date date;
ALTER TABLE series_prefixes ADD COLUMN pad integer, ADD COLUMN first_date date, ADD COLUMN last_date date;
`;

/** Returns the number texts of a prefix, with any count of digits, so that the unique index finds the document. */
const texts = (number: string): string =>
  `SELECT r.prefix || lpad((${number})::text, greatest(w.width, length((${number})::text)), '0') FROM generate_series(0, 18) AS w (width)`;

/** Reads the days of the first and last document of a series from the documents. */
const daysOf = (documents: string, day: string, number: string): string =>
  `(SELECT max(d.${day}) FROM ${documents} d WHERE d.company_id = r.company_id AND d.number IN (${texts(number)}))`;

const kinds = [
  { code: 'invoice', documents: 'invoices', day: 'issue_date' },
  { code: 'credit_note', documents: 'credit_notes', day: 'date' },
] as const;

const fill = kinds
  .map(
    ({ code, documents, day }) => `
UPDATE series r SET first_date = ${daysOf(documents, day, 'r.start_number')}
WHERE r.code = '${code}' AND r.next_number <> r.start_number;
UPDATE series_prefixes r SET first_date = ${daysOf(documents, day, 'r.start_number')},
  last_date = ${daysOf(documents, day, 'r.next_number - 1')}
WHERE r.code = '${code}';`,
  )
  .join('');

/**
 * Takes the next number of a prefix and keeps its digits for `with_number` until the transaction ends. The prefix is the
 * present one of the series, or a former one. The error code is that of a serialization failure, because a repeated
 * transaction succeeds: it reads the series anew.
 */
const takeNumber = `
CREATE OR REPLACE FUNCTION take_number(of_company bigint, of_code text, of_prefix text, of_day date, in_date_order boolean,
  placeholder text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  digits text;
BEGIN
  UPDATE series s SET last_date = greatest(s.last_date, of_day), next_number = s.next_number + 1,
    first_date = CASE WHEN s.next_number = s.start_number OR of_day < s.first_date THEN of_day ELSE s.first_date END
  WHERE s.company_id = of_company AND s.code = of_code AND s.prefix = of_prefix
    AND NOT (in_date_order AND coalesce(of_day < s.last_date, false))
  RETURNING lpad((s.next_number - 1)::text, greatest(s.pad, length((s.next_number - 1)::text)), '0') INTO digits;
  IF NOT FOUND THEN
    UPDATE series_prefixes p SET last_date = of_day, next_number = p.next_number + 1
    FROM series s
    WHERE s.company_id = of_company AND s.code = of_code AND p.company_id = of_company AND p.code = of_code
      AND p.prefix = of_prefix AND of_day >= p.last_date
    RETURNING lpad((p.next_number - 1)::text, greatest(coalesce(p.pad, s.pad), length((p.next_number - 1)::text)), '0')
    INTO digits;
  END IF;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The series % has changed', of_code USING ERRCODE = 'serialization_failure';
  END IF;
  PERFORM set_config('notaria.placeholder', placeholder, true), set_config('notaria.digits', digits, true);
  RETURN digits;
END
$$`;

const takeNumberBefore = `
CREATE OR REPLACE FUNCTION take_number(of_company bigint, of_code text, of_prefix text, of_day date, in_date_order boolean,
  placeholder text) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  digits text;
BEGIN
  UPDATE series s SET last_date = greatest(s.last_date, of_day), next_number = s.next_number + 1
  WHERE s.company_id = of_company AND s.code = of_code AND s.prefix = of_prefix
    AND NOT (in_date_order AND coalesce(of_day < s.last_date, false))
  RETURNING lpad((s.next_number - 1)::text, greatest(s.pad, length((s.next_number - 1)::text)), '0') INTO digits;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'The series % has changed', of_code USING ERRCODE = 'serialization_failure';
  END IF;
  PERFORM set_config('notaria.placeholder', placeholder, true), set_config('notaria.digits', digits, true);
  RETURN digits;
END
$$`;

export const name = '0075_series_runs';

/** Nullable columns: no rewrite. Former prefixes without days take no documents before the present prefix. */
export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(columns);
  await trx.raw(fill);
  await trx.raw(takeNumber);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(takeNumberBefore);
  await trx.raw('ALTER TABLE series DROP COLUMN first_date');
  await trx.raw(
    'ALTER TABLE series_prefixes DROP COLUMN pad, DROP COLUMN first_date, DROP COLUMN last_date',
  );
}
