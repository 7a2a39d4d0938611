import type { Db } from '../../../kernel/db/client.js';
import type { GoodsLine } from '../../inventory/index.js';
import type { InvoiceRow } from '../queries.js';
import * as queries from './queries.js';

/** Deletes a draft with the next statement of the transaction. */
export async function deleteDraft(trx: Db, companyId: number, id: number): Promise<void> {
  await queries.deleteLines.defer(trx, { companyId, id });
  await queries.deleteDraft.defer(trx, { companyId, id });
}

/** Returns the goods of an invoice as incoming ones, at the cost at which they left. */
export function returningGoods({ lines }: InvoiceRow): readonly GoodsLine[] {
  return lines.flatMap(({ productId, warehouseId, quantity, cost }, index) =>
    warehouseId === null || cost === null
      ? []
      : [{ line: index + 1, productId, warehouseId, delta: quantity, value: cost }],
  );
}
