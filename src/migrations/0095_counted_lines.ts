import type { StepSession } from '../kernel/db/schema/migration.js';
import { createIndexConcurrently, dropIndexConcurrently } from '../kernel/db/schema/steps.js';

export const name = '0095_counted_lines';

/** Adds the index by which a document of a past day finds the counts of its products. Only counted lines have an entry. */
export async function upInSteps(session: StepSession): Promise<void> {
  await createIndexConcurrently(
    session,
    'adjustment_lines_counted_idx',
    'adjustment_lines (company_id, product_id, adjustment_id) WHERE counted_quantity IS NOT NULL',
  );
}

export async function downInSteps(session: StepSession): Promise<void> {
  await dropIndexConcurrently(session, 'adjustment_lines_counted_idx');
}
