import type { components } from '../../../../generated/kyc/types.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { kycErrors } from '../../errors.js';
import { scopeOf } from '../../scope.js';
import { recordConsent } from '../../sessions/index.js';
import { text } from '../messages/index.js';
import { versionOf } from '../progress/consent-text.js';
import { sessionOf, settingsOf } from '../progress/state.js';

type Schemas = components['schemas'];

/**
 * Records the consent of the person.
 *
 * @throws ApiError 409 for another text, or a session that asks for none or accepts no input; 410 for an expired link
 */
export async function acceptConsent(
  ctx: Context,
  { language, version }: Schemas['CaptureConsentInput'],
): Promise<void> {
  const { row } = await sessionOf(ctx);
  const { consent: texts } = await settingsOf(ctx, row);
  if (texts === null) throw kycErrors.conflict(text('noConsentAsked'));
  const content = texts[language];
  if (content === undefined || versionOf(content) !== version) {
    throw kycErrors.conflict(text('otherConsentText'), 'body.version');
  }
  const given = { language, version, acceptedAt: ctx.now.toISOString() };
  await ctx.transaction(async (trx) => {
    const { consent, isNew } = await recordConsent(trx, scopeOf(ctx.principal), row.id, given);
    const after = { consent, changed: isNew };
    await ctx.audit(trx, { objectType: 'kyc_session', objectId: row.id, after });
  });
}
