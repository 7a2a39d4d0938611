import type { Knex } from 'knex';

const items = ['receivable', 'payable'] as const;

/** The number of an opening balance that was corrected belongs to its correction. */
const uniqueNumbers = (item: string, condition: string) => `
DROP INDEX ${item}s_opening_key;
CREATE UNIQUE INDEX ${item}s_opening_key ON ${item}s (company_id, party_id, document_number) WHERE ${condition};
`;

export const name = '0049_opening_corrections';

export async function up(trx: Knex.Transaction): Promise<void> {
  for (const item of items) {
    await trx.raw(uniqueNumbers(item, `document_type = 'opening' AND status <> 'void'`));
  }
}

export async function down(trx: Knex.Transaction): Promise<void> {
  for (const item of items) await trx.raw(uniqueNumbers(item, `document_type = 'opening'`));
}
