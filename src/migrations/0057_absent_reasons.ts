import type { Knex } from 'knex';

const reasons = [
  ['invoices', 'void_reason'],
  ['credit_notes', 'void_reason'],
  ['receivable_payments', 'reverse_reason'],
  ['payable_payments', 'reverse_reason'],
  ['receptions', 'reverse_reason'],
] as const;

export const name = '0057_absent_reasons';

/** A document that was voided or reversed without a reason has none: null instead of an empty text. */
export async function up(trx: Knex.Transaction): Promise<void> {
  for (const [table, column] of reasons) {
    await trx(table)
      .where(column, '')
      .update({ [column]: null });
  }
}

/** Earlier versions read null as well. */
export async function down(): Promise<void> {}
