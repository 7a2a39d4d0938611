import type { StepSession } from '../kernel/db/schema/migration.js';
import { changeInBatches } from '../kernel/db/schema/steps.js';

export const name = '0064_earlier_lists_hashes';

const fill = `
UPDATE kyc_screenings SET lists_hash = stamp
WHERE (company_id, id) IN (
  SELECT s.company_id, s.id FROM kyc_screenings s WHERE s.lists_hash IS NULL LIMIT 5000
)`;

/** Fills `lists_hash` of earlier screenings in batches, and checks that none is left. Writers go on meanwhile. */
export async function upInSteps(session: StepSession): Promise<void> {
  await changeInBatches(session, fill);
  await session.execute(
    'ALTER TABLE kyc_screenings VALIDATE CONSTRAINT kyc_screenings_lists_hash_check',
  );
}

/** The rows keep their hashes: 0063 drops the column. */
export async function downInSteps(): Promise<void> {}
