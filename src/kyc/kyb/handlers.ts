import type {
  DeleteKybCheckCall,
  DeleteKybCheckReply,
  Handlers,
} from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import type { ErasureLedger } from '../../kernel/erasures/ledger.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { exportOf } from '../../kernel/operations/lists.js';
import { assertCountry } from '../../kernel/values/countries.js';
import { verdictOf } from '../checks/index.js';
import { kycErrors } from '../errors.js';
import { newId } from '../ids.js';
import { afterId, pageOf, patternOf } from '../lists.js';
import { refuseKept, requestedErasure } from '../retention/index.js';
import { scopeOf } from '../scope.js';
import { openCheck } from '../sessions/index.js';
import { screenerOf } from '../watchlists/index.js';
import { enqueueEvent } from '../webhooks/index.js';
import { eraseKybChecks } from './erase.js';
import { inspectCompany, inspectInSandbox } from './inspect.js';
import { listKybChecks, walkKybChecks } from './list-queries.js';
import * as queries from './queries.js';

type Input = components['schemas']['KybInput'];

type Operations = 'createKybCheck' | 'listKybChecks' | 'getKybCheck' | 'deleteKybCheck';

const usualThreshold = 85;
const dayMs = 86_400_000;

/** The default workflow applies, because a company has no session. */
async function inspect(ctx: Context, input: Input) {
  const { settings } = await openCheck(ctx.db, scopeOf(ctx.principal), 'aml', undefined, ctx.now);
  const isTest = ctx.principal.environment === 'test';
  const found = isTest
    ? inspectInSandbox(input, settings)
    : await inspectCompany(ctx.db, screenerOf(ctx.db), input, settings);
  const { retentionDays } = settings;
  const eraseAt =
    retentionDays === null ? null : new Date(ctx.now.getTime() + retentionDays * dayMs);
  return { found, eraseAt, verdict: verdictOf(found.findings, settings) };
}

const handlers = {
  async createKybCheck({ body }, ctx) {
    assertCountry(body.country, 'body.country');
    const scope = scopeOf(ctx.principal);
    const threshold = body.threshold ?? usualThreshold;
    const input = { ...body, threshold };
    const { eraseAt, found, verdict } = await beforeTransaction(ctx, () => inspect(ctx, input));
    const { entry, result, score } = found;
    const { status, warnings } = verdict;
    return ctx.transaction(async (trx) => {
      const id = newId('kyb', ctx.now);
      const check = { id, status, score, warnings, result, threshold, input, entry };
      const row = await queries.insertCheck(trx, scope, { eraseAt, now: ctx.now, ...check });
      const type = status === 'in_review' ? 'kyb.review' : 'kyb.completed';
      const object = queries.eventObject(row);
      await enqueueEvent(trx, { type, object, at: ctx.now, ...scope });
      const after = { status, country: row.country, codes: warnings.map(({ code }) => code) };
      await ctx.audit(trx, { objectType: 'kyb_check', objectId: id, after });
      return { ok: true as const, check: queries.toCheck(row, ctx.request.locale) };
    });
  },

  async listKybChecks({ query }, ctx) {
    const { country, externalId, limit, search, status } = query;
    const scope = scopeOf(ctx.principal);
    const filters = { country, externalId, status, pattern: patternOf(search) };
    const itemsOf = (rows: readonly queries.KybRow[]) =>
      rows.map((row) => queries.toItem(row, ctx.request.locale));
    if (query.format !== undefined) {
      return exportOf(walkKybChecks(ctx.db, scope, filters), itemsOf, pageOf('checks'));
    }
    const page = { after: afterId(query.after, 'kyb'), limit };
    const { rows, total, nextCursor } = await listKybChecks(ctx.db, scope, filters, page);
    return { ok: true as const, checks: itemsOf(rows), total, nextCursor };
  },

  async getKybCheck({ params }, ctx) {
    const row = await queries.findKybCheck(ctx.db, scopeOf(ctx.principal), params.id);
    if (row === undefined) throw kycErrors.notFound('company', params.id);
    return { ok: true as const, check: queries.toCheck(row, ctx.request.locale) };
  },
} satisfies Partial<Handlers<Context>>;

function deleteKybCheck(
  ledger: ErasureLedger,
  { params: { id } }: DeleteKybCheckCall,
  ctx: Context,
): Promise<DeleteKybCheckReply> {
  const scope = scopeOf(ctx.principal);
  return ctx.transaction(async (trx) => {
    const erasure = requestedErasure(trx, ledger, ctx);
    const { ids, kept } = await eraseKybChecks(trx, scope, { id }, erasure);
    refuseKept(kept, 'params.id');
    if (ids.length === 0) throw kycErrors.notFound('company', id);
    await ctx.audit(trx, { objectType: 'kyb_check', objectId: id, after: { erased: true } });
    return { ok: true as const, check: { id, deletedAt: ctx.now.toISOString() } };
  });
}

/** The operations on company checks. */
export const kybHandlers = ({ ledger }: { readonly ledger: ErasureLedger }) =>
  ({
    ...handlers,
    deleteKybCheck: (call, ctx) => deleteKybCheck(ledger, call, ctx),
  }) satisfies Pick<Handlers<Context>, Operations>;
