import type { Db } from '../../kernel/db/client.js';
import { query } from '../../kernel/db/statements/query.js';

const nextId = query<{ table: DocumentTable }, { id: number }>(
  'posting.next_id',
  `SELECT nextval(pg_get_serial_sequence(:table::text, 'id')) AS id`,
);

/** Tables whose documents receive their id before they are written. */
type DocumentTable =
  | 'invoices'
  | 'credit_notes'
  | 'adjustments'
  | 'transfers'
  | 'receptions'
  | 'receivable_payments'
  | 'payable_payments';

/** Returns the id of a new document, so that its rows can be written together. */
export async function nextDocumentId(trx: Db, table: DocumentTable): Promise<number> {
  const [row] = await nextId(trx, { table });
  if (row === undefined) throw new Error(`No id was given for a row of ${table}`);
  return row.id;
}
