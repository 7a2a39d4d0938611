import type { components } from '../../../../generated/erp/types.js';
import type { Db } from '../../../kernel/db/client.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { text } from '../../messages/index.js';
import { findContradictedCounts } from './queries.js';
import type { MovementDocument } from './rows.js';

/** Members of the reply of a document; none if it contradicts no count. */
export interface CountWarnings {
  readonly warnings?: components['schemas']['StockWarnings'];
}

/**
 * Returns the counts that a document contradicts, once its movements are written. A document of today contradicts none,
 * so that only documents of a past day are looked at.
 */
export async function countWarnings(
  ctx: Context,
  trx: Db,
  document: Pick<MovementDocument, 'type' | 'id' | 'date'>,
): Promise<CountWarnings> {
  const { companyId } = ctx.principal;
  const { type: documentType, id: documentId, date } = document;
  const { today } = ctx;
  if (date >= today) return {};
  const found = await findContradictedCounts(trx, { companyId, documentType, documentId, today });
  if (found.length === 0) return {};
  const warnings = found.map((count) => ({
    code: 'count_contradicted' as const,
    message: text('countContradicted', {
      number: count.number,
      product: count.product_code,
      date: count.date,
    })[ctx.request.locale],
    productId: count.product_id,
    warehouseId: count.warehouse_id,
    document: { id: count.id, number: count.number, date: count.date },
  }));
  return { warnings };
}
