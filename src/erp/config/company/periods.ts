import type { Db } from '../../../kernel/db/client.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { configErrors } from '../errors.js';
import { shareCompanyRow } from './queries.js';

/**
 * Keeps the period from being locked until the transaction ends.
 *
 * @returns the last closed day, if there is one
 */
export async function lockPeriod(trx: Db, companyId: number): Promise<string | undefined> {
  const [row] = await shareCompanyRow(trx, { companyId });
  return row?.locked_through ?? undefined;
}

/** @throws ApiError 409 `period_locked` for a day in the closed books, unless the caller may unlock them */
export function assertOpenDays(
  lockedThrough: string | undefined,
  mayUnlock: boolean,
  ...days: readonly string[]
): void {
  if (lockedThrough === undefined || mayUnlock) return;
  if (days.some((day) => day <= lockedThrough)) throw configErrors.periodLocked(lockedThrough);
}

/**
 * Checks that the days of a document that is created, voided, reversed or moved are open, and keeps
 * the period from being locked until the transaction ends.
 *
 * @throws ApiError 409 `period_locked`, unless the caller holds `periods:unlock`
 */
export async function assertOpenPeriod(
  ctx: Context,
  trx: Db,
  ...days: readonly string[]
): Promise<void> {
  const lockedThrough = await lockPeriod(trx, ctx.principal.companyId);
  assertOpenDays(lockedThrough, ctx.can('periods:unlock'), ...days);
}
