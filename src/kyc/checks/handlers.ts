import type { Handlers } from '../../../generated/kyc/operations.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { kycErrors } from '../errors.js';
import { afterId } from '../lists.js';
import { scopeOf } from '../scope.js';
import {
  eraseLoneCheck,
  findLoneCheck,
  listLoneChecks,
  signedImages,
  toCheckItem,
  toSingleCheck,
} from '../sessions/index.js';

type Operations = 'listChecks' | 'getCheck' | 'deleteCheck';

/**
 * Operations on checks without a session.
 *
 * @param secret  signs the addresses of images
 */
export const checkHandlers = ({ secret }: { readonly secret: Buffer }) =>
  ({
    async listChecks({ query: { status, type, limit, after } }, ctx) {
      const scope = scopeOf(ctx.principal);
      const page = { after: afterId(after, 'chk'), limit };
      const found = await listLoneChecks(ctx.db, scope, { status, feature: type }, page);
      const checks = found.rows.map((check) => toCheckItem(check, scope, ctx.request.locale));
      return { ok: true as const, checks, total: found.total, nextCursor: found.nextCursor };
    },

    async getCheck({ params: { id } }, ctx) {
      const scope = scopeOf(ctx.principal);
      const check = await findLoneCheck(ctx.db, scope, id);
      if (check === undefined) throw kycErrors.notFound('check', id);
      const imagesOf = ctx.can('sessions:decide')
        ? signedImages(secret, scope.companyId, ctx.now)
        : undefined;
      return {
        ok: true as const,
        check: toSingleCheck(check, scope, ctx.request.locale, imagesOf),
      };
    },

    async deleteCheck({ params: { id } }, ctx) {
      const scope = scopeOf(ctx.principal);
      return ctx.transaction(async (trx) => {
        if (!(await eraseLoneCheck(trx, scope, id, { now: ctx.now }))) {
          throw kycErrors.notFound('check', id);
        }
        await ctx.audit(trx, { objectType: 'check', objectId: id, after: { erased: true } });
        return { ok: true as const, check: { id, deletedAt: ctx.now.toISOString() } };
      });
    },
  }) satisfies Pick<Handlers<Context>, Operations>;
