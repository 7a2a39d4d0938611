import type { Transaction } from '../../../kernel/db/transaction.js';
import type { Locale } from '../../../kernel/errors.js';
import type { Scope } from '../../scope.js';
import { lockSession, moveIfDue, refuseInput, touchSession } from '../lifecycle/moves.js';
import { takesInput } from '../lifecycle/rules.js';

/**
 * Changes the language of a session that waits for the person.
 *
 * @throws ApiError 409 `invalid_transition` for a session that accepts no input
 */
export async function recordLanguage(
  trx: Transaction,
  scope: Scope,
  sessionId: string,
  { at, language }: { readonly at: Date; readonly language: Locale },
): Promise<void> {
  const locked = await moveIfDue(trx, await lockSession(trx, scope, sessionId), at);
  const { row } = locked;
  if (!takesInput(row.status)) refuseInput(row.status);
  if (row.language === language) return;
  await touchSession(trx, { ...locked, row: { ...row, language } }, at);
}
