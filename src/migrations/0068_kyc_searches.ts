import type { StepSession } from '../kernel/db/schema/migration.js';
import { createIndexConcurrently, dropIndexConcurrently } from '../kernel/db/schema/steps.js';

/**
 * Returns the form in which text is searched, as `normalise` does for the searched text. Indexes calculate it, so that a
 * version of the program which does not know it needs to write no column, and erasing the text erases it too.
 */
const normalised = `
CREATE OR REPLACE FUNCTION normalised(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT replace(replace(replace(replace(
    translate(
      lower(regexp_replace(regexp_replace(normalize(value, NFD), '[\\u0300-\\u036f]+', '', 'g'), '\\s+', ' ', 'g')),
      'ØøŁłĐđÐðĦħŦŧıĸς', 'oollddddhhttikσ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th')
$$`;

/** The texts of records that lists of the verification API search, with trigrams for parts of words. */
const searched = {
  kyc_sessions_search_idx: `kyc_sessions USING gin (normalised(id || ' ' || coalesce(external_id, '') || ' ' ||
    coalesce(expected ->> 'firstName', '') || ' ' || coalesce(expected ->> 'lastName', '')) gin_trgm_ops)
    WHERE deleted_at IS NULL`,
  kyc_checks_search_idx: `kyc_checks USING gin (normalised(id || ' ' || coalesce(result ->> 'fullName', '') || ' ' ||
    coalesce(result ->> 'firstName', '') || ' ' || coalesce(result ->> 'lastName', '') || ' ' ||
    coalesce(result ->> 'nameOnDocument', '') || ' ' || coalesce(result ->> 'documentNumber', '') || ' ' ||
    coalesce(result ->> 'idNumber', '')) gin_trgm_ops) WHERE session_id IS NULL`,
  kyc_screenings_search_idx: `kyc_screenings USING gin (normalised(id || ' ' || coalesce(external_id, '') || ' ' ||
    coalesce(subject ->> 'name', '')) gin_trgm_ops)`,
  kyc_company_checks_search_idx: `kyc_company_checks USING gin (normalised(id || ' ' || coalesce(external_id, '') || ' ' ||
    company_name || ' ' || coalesce(registration_number, '') || ' ' || coalesce(lei, '')) gin_trgm_ops)`,
} as const;

/** Events by record and by type, once they have a position: a document that is issued writes to neither. */
const events = {
  outbox_object_id_idx: 'outbox (company_id, object_id, position) WHERE position IS NOT NULL',
  outbox_type_idx: 'outbox (company_id, type, position) WHERE position IS NOT NULL',
} as const;

const createAll = async (
  session: StepSession,
  indexes: Readonly<Record<string, string>>,
): Promise<void> => {
  for (const [index, on] of Object.entries(indexes)) {
    await createIndexConcurrently(session, index, on);
  }
};

export const name = '0068_kyc_searches';

/** Builds indexes beside writers. Without trigrams, a search reads the records of the company. */
export async function upInSteps(session: StepSession): Promise<void> {
  await session.execute(normalised);
  await createAll(session, events);
  const withoutTrigrams = await session.execute(
    `SELECT 1 WHERE NOT EXISTS (SELECT 1 FROM pg_extension e WHERE e.extname = 'pg_trgm')`,
  );
  if (withoutTrigrams === 0) await createAll(session, searched);
}

export async function downInSteps(session: StepSession): Promise<void> {
  for (const index of Object.keys({ ...searched, ...events })) {
    await dropIndexConcurrently(session, index);
  }
  await session.execute('DROP FUNCTION IF EXISTS normalised(text)');
}
