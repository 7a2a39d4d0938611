import type { Handlers } from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import type { Transaction } from '../../kernel/db/transaction.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { kycErrors } from '../errors.js';
import { text } from './messages/index.js';
import { findCandidate, listSharers, setTrustedSharer } from './queries.js';

type Operations = 'listTrustedSharers' | 'createTrustedSharer' | 'removeTrustedSharer';

async function sharersReply(
  db: Db,
  companyId: number,
): Promise<components['schemas']['SharersReply']> {
  const rows = await listSharers(db, companyId);
  const sharers = rows.map(({ code, name, trusted_since: since }) => ({
    code,
    name,
    trustedSince: since.toISOString(),
  }));
  return { ok: true, sharers };
}

const ownCompany = () => kycErrors.conflict(text('ownCompany'));

/** @throws ApiError 404 for an unknown company, 409 for the caller's own */
async function changeTrust(ctx: Context, trx: Transaction, code: string, isTrusted: boolean) {
  const { companyId } = ctx.principal;
  const sharer = await findCandidate(trx, companyId, code);
  if (sharer === undefined) throw kycErrors.notFound('sharer', code);
  if (sharer.id === companyId) throw ownCompany();
  await setTrustedSharer(trx, { companyId, sharerId: sharer.id, isTrusted, now: ctx.now });
  const trust = { trustedSharer: sharer.code };
  const [before, after] = [sharer.is_trusted, isTrusted].map((trusted) => {
    return { ...trust, isTrusted: trusted };
  });
  await ctx.audit(trx, { objectType: 'company', objectId: companyId, before, after });
  return sharersReply(trx, companyId);
}

/** Operations on the companies whose reviews the caller's company adopts. */
export const handlers = {
  listTrustedSharers: (_call, ctx) => sharersReply(ctx.db, ctx.principal.companyId),

  createTrustedSharer: ({ body }, ctx) =>
    ctx.transaction((trx) => changeTrust(ctx, trx, body.code, true)),

  removeTrustedSharer: ({ params }, ctx) =>
    ctx.transaction((trx) => changeTrust(ctx, trx, params.code, false)),
} satisfies Pick<Handlers<Context>, Operations>;
