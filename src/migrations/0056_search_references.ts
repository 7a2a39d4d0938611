import type { Knex } from 'knex';
import { normalise } from '../kernel/db/lists/search.js';

/** Texts that were missing in `search_text`, or stood there with accents, which no search finds. */
const searched = [
  ['purchase_orders', 'reference'],
  ['receivable_payments', 'reference'],
  ['payable_payments', 'reference'],
  ['payables', 'party_number'],
] as const;

const pageSize = 1000;

interface SearchedRow {
  readonly id: number;
  readonly search_text: string;
  readonly sent: string;
}

/** Adds the missing words to one page of rows, and returns the id of its last row. */
async function addWords(
  trx: Knex.Transaction,
  [table, column]: (typeof searched)[number],
  companyId: number,
  after: number,
): Promise<number | undefined> {
  const rows = await trx(table)
    .where({ company_id: companyId })
    .where('id', '>', after)
    .whereNotNull(column)
    .orderBy('id')
    .limit(pageSize)
    .select<SearchedRow[]>('id', 'search_text', { sent: column });
  const missing = rows
    .map(({ id, search_text, sent }) => ({ id, search_text, words: normalise(sent) }))
    .filter(({ search_text, words }) => !search_text.includes(words));
  await trx.raw(
    `UPDATE ${table} AS t SET search_text = t.search_text || ' ' || w.words
     FROM jsonb_to_recordset(?::jsonb) AS w (id bigint, words text)
     WHERE t.company_id = ?::bigint AND t.id = w.id`,
    [JSON.stringify(missing.map(({ id, words }) => ({ id, words }))), companyId],
  );
  return rows.at(-1)?.id;
}

export const name = '0056_search_references';

/** Reads and changes the rows of one company after the other, in pages. */
export async function up(trx: Knex.Transaction): Promise<void> {
  const companies = await trx('companies').select<{ id: number }[]>('id').orderBy('id');
  for (const { id: companyId } of companies) {
    for (const column of searched) {
      let after: number | undefined = 0;
      while (after !== undefined) after = await addWords(trx, column, companyId, after);
    }
  }
}

/** More words in `search_text` harm no earlier version. */
export async function down(): Promise<void> {}
