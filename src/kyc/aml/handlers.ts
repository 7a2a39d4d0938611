import type {
  DeleteScreeningCall,
  DeleteScreeningReply,
  Handlers,
} from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import type { ErasureLedger } from '../../kernel/erasures/ledger.js';
import { requestErrors } from '../../kernel/errors.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { exportOf } from '../../kernel/operations/lists.js';
import { kycErrors } from '../errors.js';
import { cursorNumbers, numberCursor, pageOf, patternOf } from '../lists.js';
import { refuseKept, requestedErasure } from '../retention/index.js';
import { type Scope, scopeOf } from '../scope.js';
import { listChecks, openCheck } from '../sessions/index.js';
import {
  currentLists,
  type Screening,
  screenSubject,
  UnknownWatchlistError,
} from '../watchlists/index.js';
import { eraseScreenings } from './erase.js';
import { addDecision, decisionsOf } from './hits/decision-queries.js';
import { withEntries } from './hits/entries.js';
import { listHits, reviewHit, toHit } from './hits/queries.js';
import { text } from './messages/index.js';
import { enqueueRescreen } from './monitoring/rescreen.js';
import { withEvidence } from './screening/evidence.js';
import { toFileRows } from './screening/file-queries.js';
import * as queries from './screening/queries.js';
import { screeningRecord } from './screening/record.js';
import { listResults, toResult } from './screening/result-queries.js';
import {
  judged,
  storeScreening,
  toScreening,
  toSummary,
  usualThreshold,
} from './screening/screenings.js';
import { subjectOf, type TypedSubject } from './screening/subject.js';

type ScreenInput = components['schemas']['ScreenInput'];

const noLists = () => kycErrors.notConfigured(text('noWatchlist'));

/** Refuses to screen without a list: such a screening would never find a match. */
async function screen(
  db: Db,
  { environment }: Scope,
  subject: TypedSubject,
  { lists, threshold = usualThreshold }: ScreenInput,
): Promise<Screening> {
  let screening: Screening;
  try {
    const options = { threshold, ...(lists && { lists }) };
    screening = await screenSubject(db, environment, subject, options);
  } catch (error) {
    if (!(error instanceof UnknownWatchlistError)) throw error;
    const { list } = error;
    throw requestErrors.invalidField('body.lists', text('unknownWatchlist', { list }));
  }
  if (screening.lists.length === 0) throw noLists();
  return screening;
}

/** Returns the subject of a request, with the evidence of its session. */
async function screenedSubject(db: Db, scope: Scope, body: ScreenInput): Promise<TypedSubject> {
  const subject = subjectOf(body);
  if (body.sessionId === undefined) return subject;
  return withEvidence(subject, await listChecks(db, scope, body.sessionId));
}

const notFound = (id: string) => kycErrors.notFound('screening', id);

const needsReason = () => requestErrors.invalidField('body.reason', text('reasonMissing'));

/** Without personal data, because the audit log outlives the screening. */
const auditOf = ({ id, status, version, hit_count: hits }: queries.ScreeningRow) => ({
  objectType: 'kyc_screening' as const,
  objectId: id,
  after: { status, version, hits },
});

const handlers = {
  async screenAml({ body }, ctx) {
    const scope = scopeOf(ctx.principal);
    const { open, screening, subject } = await beforeTransaction(ctx, async () => {
      const opened = await openCheck(ctx.db, scope, 'aml', body.sessionId, ctx.now);
      const screened = await screenedSubject(ctx.db, scope, body);
      return {
        open: opened,
        subject: screened,
        screening: await screen(ctx.db, scope, screened, body),
      };
    });
    return ctx.transaction(async (trx) => {
      const { row, hits } = await storeScreening(trx, ctx, {
        subject,
        input: body,
        open,
        screening,
      });
      // A list may have changed since it was read, after the search for screenings to repeat.
      if (row.monitored && row.lists_hash !== (await currentLists(trx)).listsHash) {
        await enqueueRescreen(trx, row.company_id, ctx.now);
      }
      await ctx.audit(trx, auditOf(row));
      const screened = toScreening(row, hits);
      const { id, status, screenedAt, lists, algorithm, match, score, facts } = screened;
      const found = { match, score, hits: hits.map(toHit) };
      return { ok: true as const, id, ...found, screenedAt, lists, algorithm, status, facts };
    });
  },

  async listScreenings({ query }, ctx) {
    const scope = scopeOf(ctx.principal);
    const { after, format, match, externalId, limit, status, search, sort } = query;
    const filter = { match, externalId, status, pattern: patternOf(search) };
    if (format !== undefined) {
      const found = queries.walkScreenings(ctx.db, scope, filter, sort);
      return exportOf(found, (rows) => toFileRows(ctx.db, scope, rows), pageOf('screenings'));
    }
    const page = { sort, after, limit };
    const { rows, total, nextCursor } = await queries.listScreenings(ctx.db, scope, filter, page);
    return { ok: true, screenings: rows.map(toSummary), total, nextCursor };
  },

  async getScreening({ params: { id } }, ctx) {
    const scope = scopeOf(ctx.principal);
    const row = await queries.findScreening(ctx.db, scope, id);
    if (row === undefined) throw notFound(id);
    const screening = await screeningRecord(ctx.db, scope, row);
    const hits = await withEntries(ctx.db, await listHits(ctx.db, row.company_id, id));
    return { ok: true, screening: { ...screening, hits } };
  },

  async listScreeningResults({ params: { id }, query: { after, limit } }, ctx) {
    const row = await queries.findScreening(ctx.db, scopeOf(ctx.principal), id);
    if (row === undefined) throw notFound(id);
    const [before] = cursorNumbers(after, 'result', 1);
    const found = await listResults(ctx.db, row, { before, limit });
    const rows = found.slice(0, limit);
    const last = found.length > limit ? rows.at(-1) : undefined;
    const nextCursor = last === undefined ? null : numberCursor('result', last.number);
    return { ok: true, results: rows.map(toResult), total: found[0]?.total ?? 0, nextCursor };
  },

  async decideHit({ params: { id, hitId }, body: { decision, reason } }, ctx) {
    if (decision !== 'pending' && reason === undefined) throw needsReason();
    const scope = scopeOf(ctx.principal);
    return ctx.transaction(async (trx) => {
      const before = await queries.lockScreening(trx, scope, id);
      if (before === undefined) throw notFound(id);
      const hits = await listHits(trx, before.company_id, id);
      const hit = hits.find((each) => each.id === hitId);
      if (hit === undefined) throw kycErrors.notFound('hit', hitId);
      const decided = { ...hit, reviewStatus: decision };
      const after = hits.map((each) => (each === hit ? decided : each));
      const { entityId, entryHash, list, score } = hit;
      const listVersion = before.compared.find((one) => one.id === list)?.version ?? '';
      const actor = ctx.principal.publicId;
      const stored = { decision, reason, actor, at: ctx.now, screeningId: id, listVersion };
      await addDecision(trx, scope, before.subject_key, hit, stored);
      const decisions = await decisionsOf(trx, scope, before.subject_key);
      const row = judged({ ...before, version: before.version + 1 }, { hits: after, decisions });
      await reviewHit(trx, row.company_id, id, decided);
      await queries.updateScreening(trx, row);
      // The reason and the names stay in the record, which is erased with its subject. The audit log is kept longer.
      const about = { decision, list, entityId, entryHash, listVersion, score, status: row.status };
      await ctx.audit(trx, { objectType: 'kyc_screening', objectId: id, after: about });
      return { ok: true as const, screening: toScreening(row, after) };
    });
  },
} satisfies Partial<Handlers<Context>>;

function deleteScreening(
  ledger: ErasureLedger,
  { params: { id } }: DeleteScreeningCall,
  ctx: Context,
): Promise<DeleteScreeningReply> {
  const scope = scopeOf(ctx.principal);
  return ctx.transaction(async (trx) => {
    const erasure = requestedErasure(trx, ledger, ctx);
    const { ids, kept } = await eraseScreenings(trx, scope, { id }, erasure);
    refuseKept(kept, 'params.id');
    if (ids.length === 0) throw notFound(id);
    await ctx.audit(trx, { objectType: 'kyc_screening', objectId: id, after: { erased: true } });
    return { ok: true as const, screening: { id, deletedAt: ctx.now.toISOString() } };
  });
}

/** The operations on screenings. */
export const amlHandlers = ({ ledger }: { readonly ledger: ErasureLedger }) =>
  ({
    ...handlers,
    deleteScreening: (call, ctx) => deleteScreening(ledger, call, ctx),
  }) satisfies Partial<Handlers<Context>>;
