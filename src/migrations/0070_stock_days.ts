import type { StepSession } from '../kernel/db/schema/migration.js';
import { createIndexConcurrently, dropIndexConcurrently } from '../kernel/db/schema/steps.js';

export const name = '0070_stock_days';

/**
 * Adds the latest day of the movements of each stock row, whether a document was allowed to bring it below zero on any day,
 * and the index that finds the movements after a day. The columns rewrite nothing. A row without the day is read once with
 * its movements, when the next document moves it. The previous release leaves the day as it is: its movements count as
 * dated on that day or earlier until the next document.
 */
export async function upInSteps(session: StepSession): Promise<void> {
  await session.execute(`ALTER TABLE stock ADD COLUMN IF NOT EXISTS last_moved_on date,
    ADD COLUMN IF NOT EXISTS was_short boolean NOT NULL DEFAULT false`);
  await createIndexConcurrently(
    session,
    'stock_movements_day_idx',
    'stock_movements (company_id, product_id, warehouse_id, date)',
  );
}

export async function downInSteps(session: StepSession): Promise<void> {
  await dropIndexConcurrently(session, 'stock_movements_day_idx');
  await session.execute(
    'ALTER TABLE stock DROP COLUMN IF EXISTS last_moved_on, DROP COLUMN IF EXISTS was_short',
  );
}
