import type { Locale } from '../../../kernel/errors.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { scopeOf } from '../../scope.js';
import { recordLanguage } from '../../sessions/index.js';
import { sessionOf } from '../progress/state.js';

/**
 * Changes the language of the session to that of the person.
 *
 * @throws ApiError 409 for a session that accepts no input, 410 for an expired link
 */
export async function changeLanguage(ctx: Context, language: Locale): Promise<void> {
  const { row } = await sessionOf(ctx);
  await ctx.transaction(async (trx) => {
    await recordLanguage(trx, scopeOf(ctx.principal), row.id, { language, at: ctx.now });
    await ctx.audit(trx, { objectType: 'kyc_session', objectId: row.id, after: { language } });
  });
}
