import type { Handlers } from '../../../generated/kyc/operations.js';
import type { ErasureLedger } from '../../kernel/erasures/ledger.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { exportOf } from '../../kernel/operations/lists.js';
import { kycErrors } from '../errors.js';
import { afterId, pageOf, patternOf } from '../lists.js';
import { refuseKept, requestedErasure } from '../retention/index.js';
import { scopeOf } from '../scope.js';
import {
  eraseLoneCheck,
  findLoneCheck,
  listLoneChecks,
  type StandaloneCheck,
  signedImages,
  toCheckItem,
  toSingleCheck,
  walkLoneChecks,
} from '../sessions/index.js';

type Operations = 'listChecks' | 'getCheck' | 'deleteCheck';

interface CheckServices {
  /** Signs the addresses of images. */
  readonly secret: Buffer;
  readonly ledger: ErasureLedger;
}

/** Operations on checks without a session. */
export const checkHandlers = ({ ledger, secret }: CheckServices) =>
  ({
    async listChecks({ query: { status, type, search, limit, after, format } }, ctx) {
      const scope = scopeOf(ctx.principal);
      const findsData = ctx.can('sessions:decide');
      const filters = { status, feature: type, pattern: patternOf(search), findsData };
      const itemsOf = (found: readonly StandaloneCheck[]) =>
        found.map((check) => toCheckItem(check, scope, ctx.request.locale));
      if (format !== undefined) {
        return exportOf(walkLoneChecks(ctx.db, scope, filters), itemsOf, pageOf('checks'));
      }
      const page = { after: afterId(after, 'chk'), limit };
      const { rows, total, nextCursor } = await listLoneChecks(ctx.db, scope, filters, page);
      return { ok: true as const, checks: itemsOf(rows), total, nextCursor };
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
        const { ids, kept } = await eraseLoneCheck(
          trx,
          scope,
          id,
          requestedErasure(trx, ledger, ctx),
        );
        refuseKept(kept, 'params.id');
        if (ids.length === 0) throw kycErrors.notFound('check', id);
        await ctx.audit(trx, { objectType: 'check', objectId: id, after: { erased: true } });
        return { ok: true as const, check: { id, deletedAt: ctx.now.toISOString() } };
      });
    },
  }) satisfies Pick<Handlers<Context>, Operations>;
