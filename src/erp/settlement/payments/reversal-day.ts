import type { Db } from '../../../kernel/db/client.js';
import { requestErrors } from '../../../kernel/errors.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { errors } from '../../errors.js';
import type { Side } from '../../posting/index.js';
import { findLastEntryDay } from '../items/queries.js';
import { text } from '../messages/index.js';

/**
 * Returns the day that a request names, or today.
 *
 * @throws ApiError 400 for a day in the future
 */
export function pastDay(ctx: Context, sent: string | undefined): string {
  const { today } = ctx;
  if (sent === undefined || sent <= today) return sent ?? today;
  throw errors.dateInFuture('body.date');
}

/**
 * Returns the day of a reversal: the day that the request names, or today. An earlier day than that of the last entry
 * would leave the ledger with a negative amount on the days between.
 *
 * @param document  the document that is reversed, locked
 * @throws ApiError 400 for a day in the future, or before the last entry of the document
 */
export async function reversalDay(
  ctx: Context,
  trx: Db,
  side: Side,
  sent: string | undefined,
  document: { readonly type: 'payment' | 'item'; readonly id: number },
): Promise<string> {
  const day = pastDay(ctx, sent);
  if (sent === undefined) return day;
  const last = await findLastEntryDay(trx, side, ctx.principal.companyId, document);
  if (last === undefined || day >= last) return day;
  throw requestErrors.invalidField('body.date', text('dateBeforeLastEntry', { last }));
}
