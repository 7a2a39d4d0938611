import type { Knex } from 'knex';

/**
 * Decisions on hits become records that are only added: the latest one of a subject and an entry holds. Rows from before
 * take what they were about from the hits that are still kept; of the others that stays null.
 */
const records = `
ALTER TABLE kyc_hit_decisions
  DROP CONSTRAINT kyc_hit_decisions_pkey,
  DROP CONSTRAINT kyc_hit_decisions_decision_check,
  ADD CONSTRAINT kyc_hit_decisions_decision_check CHECK (decision IN ('pending', 'false_positive', 'true_match')),
  ALTER COLUMN reason DROP NOT NULL,
  ADD CONSTRAINT kyc_hit_decisions_reason_check1 CHECK (reason IS NOT NULL OR decision = 'pending'),
  ADD COLUMN seq bigint GENERATED ALWAYS AS IDENTITY,
  ADD COLUMN screening_id text CHECK (length(screening_id) <= 64),
  ADD COLUMN hit_id text CHECK (length(hit_id) <= 64),
  -- Of the list when it was decided; that of the last version with the entry stands in found.
  ADD COLUMN list_version text CHECK (length(list_version) <= 64),
  ADD COLUMN score integer CHECK (score BETWEEN 0 AND 100),
  ADD COLUMN found jsonb,
  ADD PRIMARY KEY (company_id, seq);
UPDATE kyc_hit_decisions d
SET screening_id = s.id, hit_id = h.id, list_version = h.found ->> 'listVersion', score = h.score, found = h.found
FROM kyc_screenings s JOIN kyc_screening_hits h ON h.company_id = s.company_id AND h.screening_id = s.id
WHERE s.company_id = d.company_id AND s.environment = d.environment AND s.subject_key = d.subject_key
  AND h.list = d.list AND h.entity_id = d.entity_id AND h.entry_hash = d.entry_hash;
CREATE INDEX kyc_hit_decisions_subject_idx ON kyc_hit_decisions (company_id, environment, subject_key, seq);
CREATE FUNCTION kyc_hit_decisions_refuse() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'Decisions on hits are only added, and erased with their subject';
END $$;
CREATE TRIGGER kyc_hit_decisions_no_change BEFORE UPDATE ON kyc_hit_decisions
  FOR EACH ROW EXECUTE FUNCTION kyc_hit_decisions_refuse();
`;

/** Only the latest decision of each subject and entry fits into the table of before. */
const single = `
DROP TRIGGER kyc_hit_decisions_no_change ON kyc_hit_decisions;
DROP FUNCTION kyc_hit_decisions_refuse();
DELETE FROM kyc_hit_decisions d USING kyc_hit_decisions later
WHERE later.company_id = d.company_id AND later.environment = d.environment AND later.subject_key = d.subject_key
  AND later.list = d.list AND later.entity_id = d.entity_id AND later.entry_hash = d.entry_hash AND later.seq > d.seq;
DELETE FROM kyc_hit_decisions WHERE decision = 'pending';
ALTER TABLE kyc_hit_decisions
  DROP COLUMN seq, DROP COLUMN screening_id, DROP COLUMN hit_id, DROP COLUMN list_version, DROP COLUMN score,
  DROP COLUMN found,
  DROP CONSTRAINT kyc_hit_decisions_reason_check1,
  ALTER COLUMN reason SET NOT NULL,
  DROP CONSTRAINT kyc_hit_decisions_decision_check,
  ADD CONSTRAINT kyc_hit_decisions_decision_check CHECK (decision IN ('false_positive', 'true_match')),
  ADD PRIMARY KEY (company_id, environment, subject_key, list, entity_id, entry_hash);
DROP INDEX IF EXISTS kyc_hit_decisions_subject_idx;
`;

export const name = '0047_kyc_hit_records';

export async function up(trx: Knex.Transaction): Promise<void> {
  await trx.raw(records);
}

export async function down(trx: Knex.Transaction): Promise<void> {
  await trx.raw(single);
}
