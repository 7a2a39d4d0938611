import type { Db } from '../../kernel/db/client.js';
import { statement } from '../../kernel/db/statement.js';
import { errors } from '../../kernel/errors.js';
import type { Context } from '../../kernel/handlers.js';

const shareLock = statement<{ locked_through: string | null }>(
  'config.locked_through',
  'SELECT c.locked_through::text FROM companies c WHERE c.id = $1::bigint FOR SHARE',
);

/**
 * The days of a document that is created, voided, reversed or moved must be open. Nobody can lock them until the
 * transaction ends.
 *
 * @throws ApiError 409 `period_locked`, unless the caller holds `periods:unlock`
 */
export async function assertOpenPeriod(
  ctx: Context,
  trx: Db,
  ...days: readonly string[]
): Promise<void> {
  const [row] = await shareLock(trx, [ctx.principal.companyId]);
  const through = row?.locked_through;
  if (typeof through !== 'string' || ctx.can('periods:unlock')) return;
  if (days.some((day) => day <= through)) throw errors.periodLocked(through);
}
