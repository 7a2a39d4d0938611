import type { StepSession } from '../kernel/db/schema/migration.js';
import { createIndexConcurrently, dropIndexConcurrently } from '../kernel/db/schema/steps.js';

export const name = '0094_rare_rows';

/** Tables whose rows are seldom reversed. Other rows have no entry in these indexes. */
const reversible = [
  'receivable_payments',
  'payable_payments',
  'receptions',
  'adjustments',
  'transfers',
] as const;

/**
 * Adds the indexes by which lists find rows of a rare status or source. The index of leads by customer goes: no statement
 * looks leads up by customer.
 */
export async function upInSteps(session: StepSession): Promise<void> {
  for (const table of reversible) {
    const on = `${table} (company_id, id) WHERE status = 'reversed'`;
    await createIndexConcurrently(session, `${table}_reversed_idx`, on);
  }
  const status = 'credit_notes (company_id, status, id)';
  await createIndexConcurrently(session, 'credit_notes_status_idx', status);
  await createIndexConcurrently(session, 'leads_source_idx', 'leads (company_id, source, id)');
  await dropIndexConcurrently(session, 'leads_customer_idx');
}

export async function downInSteps(session: StepSession): Promise<void> {
  const customer = 'leads (company_id, customer_id, id)';
  await createIndexConcurrently(session, 'leads_customer_idx', customer);
  for (const table of reversible) await dropIndexConcurrently(session, `${table}_reversed_idx`);
  await dropIndexConcurrently(session, 'credit_notes_status_idx');
  await dropIndexConcurrently(session, 'leads_source_idx');
}
