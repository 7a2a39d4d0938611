import type {
  CreateSessionCall,
  CreateSessionReply,
  DeleteSessionCall,
  DeleteSessionReply,
  GetSessionCall,
  GetSessionFileCall,
  GetSessionFileReply,
  GetSessionReply,
  Handlers,
  RotateSessionLinkCall,
  RotateSessionLinkReply,
} from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import { createCaptureToken } from '../../kernel/auth/capture-token.js';
import type { Blobs } from '../../kernel/blobs/blobs.js';
import type { Db } from '../../kernel/db/client.js';
import type { ErasureLedger } from '../../kernel/erasures/ledger.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { assertVersion } from '../../kernel/operations/versions.js';
import type { SigningSecrets } from '../../kernel/secrets.js';
import { kycErrors } from '../errors.js';
import { instantOf, patternOf } from '../lists.js';
import { refuseKept, requestedErasure } from '../retention/index.js';
import { scopeOf } from '../scope.js';
import { chooseWorkflow } from '../workflows/index.js';
import { type Eraser, eraseSession } from './erasure/erase.js';
import { readSignedFile, signedImages } from './files.js';
import { assertSession, beginSession, newSession } from './lifecycle/create.js';
import { deleteLinks, insertLink } from './lifecycle/link-queries.js';
import {
  actorOf,
  assertThere,
  lockSession,
  moveIfDue,
  refuseInput,
  statusAt,
} from './lifecycle/moves.js';
import { findSession, lockRow, type SessionRow } from './lifecycle/queries.js';
import { type SessionStatus, takesInput } from './lifecycle/rules.js';
import { sessionReply } from './replies.js';
import { assertFree, claimSession, releaseSession } from './review/claims.js';
import { decideSession } from './review/decide.js';
import { answerSessions, claimFilters, type ListCall } from './review/lists.js';
import { importSession } from './sharing/import.js';
import { assertTrust, openShare, shareSession } from './sharing/share.js';

type SessionCreatedReply = components['schemas']['SessionCreatedReply'];
type SessionShareReply = components['schemas']['SessionShareReply'];

export interface SessionServices {
  readonly blobs: Blobs;
  /** Signs the addresses of images. */
  readonly secrets: SigningSecrets;
  /** The functions of other modules that erase the data of a session. */
  readonly erasers: readonly Eraser[];
  readonly ledger: ErasureLedger;
  /** Address of the server for the capture page, without a trailing slash. */
  readonly captureUrl: () => string;
}

const waiting = {
  reviewer: ['in_review'],
  user: ['not_started', 'in_progress', 'resubmission_requested'],
} as const satisfies Record<string, readonly SessionStatus[]>;

const everyWaiting: readonly SessionStatus[] = [...waiting.reviewer, ...waiting.user];

const pageOfCall = ({ limit, offset, after, format }: Omit<ListCall, 'order' | 'filters'>) => {
  return { limit, offset, after, format };
};

const isClaimable = (status: SessionStatus): boolean => status === 'in_review';

/** Without personal data, because the audit log is kept longer than the session. */
const auditOf = ({ id, status, version }: SessionRow) => ({
  objectType: 'kyc_session' as const,
  objectId: id,
  after: { status, version },
});

const withoutToken = (reply: SessionShareReply) => ({ ...reply, shareToken: null });

const withoutLink = ({ ok, session }: SessionCreatedReply) => ({
  ok,
  session: { ...session, url: null, clientToken: null },
});

const handlers = {
  async listSessions({ query }, ctx) {
    const { sort, status, workflowId, externalId, country, search } = query;
    const createdAfter = instantOf('createdAfter', query.createdAfter);
    const createdBefore = instantOf('createdBefore', query.createdBefore);
    const by = sort.endsWith('updatedAt') ? 'updatedAt' : 'createdAt';
    const named = { workflowId, externalId, country, pattern: patternOf(search) };
    return answerSessions(ctx, {
      filters: { statuses: status, createdAfter, createdBefore, ...named },
      ...pageOfCall(query),
      order: { by, isDescending: sort.startsWith('-') },
    });
  },

  async listPendingSessions({ query }, ctx) {
    const { awaiting, claim, approval, search } = query;
    const requestedStatuses = awaiting === undefined ? everyWaiting : waiting[awaiting];
    const isOfReview = claim !== undefined || approval !== undefined;
    const statuses = isOfReview ? requestedStatuses.filter(isClaimable) : requestedStatuses;
    const isApprovedOnce = approval === undefined ? undefined : approval === 'second';
    const pattern = patternOf(search);
    const filters = { statuses, isApprovedOnce, pattern, ...claimFilters(ctx, claim) };
    const order = { by: 'createdAt', isDescending: false } as const;
    return answerSessions(ctx, { ...pageOfCall(query), order, filters });
  },

  async importSession({ body }, ctx) {
    const scope = scopeOf(ctx.principal);
    const { shareToken, trustReview = false, workflowId, externalId } = body;
    return ctx.transaction(async (trx) => {
      const shared = await openShare(trx, scope, shareToken, ctx.now);
      if (trustReview) await assertTrust(trx, scope, shared, ctx.can('sessions:decide'));
      const workflow = await chooseWorkflow(trx, scope, workflowId, ctx.now);
      const claimant = { actor: actorOf(ctx.principal), at: ctx.now };
      const options = { workflow, isTrusted: trustReview, externalId, ...claimant };
      const row = await importSession(trx, scope, shared, options);
      await ctx.audit(trx, auditOf(row));
      return sessionReply(trx, scope, row, ctx);
    });
  },

  async decideSession({ params, headers, body }, ctx) {
    const scope = scopeOf(ctx.principal);
    const { now } = ctx;
    return ctx.transaction(async (trx) => {
      const locked = await lockSession(trx, scope, params.id);
      assertVersion(headers['if-match'], locked.row.version);
      const current = await moveIfDue(trx, locked, now);
      const decided = { actor: actorOf(ctx.principal), at: now };
      if (ctx.principal.type === 'user') assertFree(current.row, decided.actor, now);
      const { row } = await decideSession(trx, current, body, decided);
      const { status, version } = locked.row;
      const { reasonCodes = [], steps = [] } = body;
      const isFirst = row.status === current.row.status;
      const approval = isFirst ? { firstApproval: true } : {};
      const changes = { status: row.status, version: row.version, reasonCodes, steps, ...approval };
      await ctx.audit(trx, { before: { status, version }, ...auditOf(row), after: changes });
      return sessionReply(trx, scope, row, ctx);
    });
  },

  async claimSession({ params, body: { takeOver = false } = {} }, ctx) {
    const scope = scopeOf(ctx.principal);
    return ctx.transaction(async (trx) => {
      const locked = await lockSession(trx, scope, params.id);
      const claimant = { actor: actorOf(ctx.principal), at: ctx.now };
      const row = await claimSession(trx, locked, claimant, takeOver);
      const after = { claimedUntil: row.claimed_until, takeOver };
      await ctx.audit(trx, { objectType: 'kyc_session', objectId: row.id, after });
      return sessionReply(trx, scope, row, ctx);
    });
  },

  async releaseSession({ params }, ctx) {
    const scope = scopeOf(ctx.principal);
    return ctx.transaction(async (trx) => {
      const locked = await lockSession(trx, scope, params.id);
      const claimant = { actor: actorOf(ctx.principal), at: ctx.now };
      const row = await releaseSession(trx, locked, claimant);
      const after = { released: true, changed: row !== locked.row };
      await ctx.audit(trx, { objectType: 'kyc_session', objectId: row.id, after });
      return sessionReply(trx, scope, row, ctx);
    });
  },

  async shareSession({ params, body = {} }, ctx) {
    return ctx.transaction(async (trx) => {
      const locked = await lockSession(trx, scopeOf(ctx.principal), params.id);
      const current = await moveIfDue(trx, locked, ctx.now);
      const shared = await shareSession(trx, current, body, ctx.now);
      const expiresAt = shared.expiresAt.toISOString();
      const after = { expiresAt, fields: body.fields ?? null };
      await ctx.audit(trx, { objectType: 'kyc_session', objectId: params.id, after });
      return { ok: true as const, shareToken: shared.token, expiresAt };
    }, withoutToken);
  },
} satisfies Partial<Handlers<Context, PublicContext>>;

function getSessionFile(
  { blobs, secrets }: SessionServices,
  { params }: GetSessionFileCall,
  ctx: PublicContext,
): Promise<GetSessionFileReply> {
  return readSignedFile({ blobs, secrets }, ctx.db, params.id, ctx.now);
}

/** Creates a link, and returns the session with it. */
async function replyWithLink(
  { captureUrl }: SessionServices,
  trx: Db,
  row: SessionRow,
  ctx: Context,
): Promise<SessionCreatedReply> {
  const scope = scopeOf(ctx.principal);
  const { value: clientToken, hash } = createCaptureToken(scope.companyId);
  await insertLink(trx, scope, { hash, sessionId: row.id, createdAt: ctx.now });
  const { ok, session } = await sessionReply(trx, scope, row, ctx);
  // The token is in the fragment of the address, which no server, log or Referer receives.
  const url = `${captureUrl()}/capture#${clientToken}`;
  return { ok, session: { ...session, url, clientToken } };
}

async function createSession(
  services: SessionServices,
  { body: input = {} }: CreateSessionCall,
  ctx: Context,
): Promise<CreateSessionReply> {
  const scope = scopeOf(ctx.principal);
  const { now } = ctx;
  assertSession(input);
  return ctx.transaction(async (trx) => {
    const workflow = await chooseWorkflow(trx, scope, input.workflowId, now);
    const row = newSession(scope, workflow, input, now);
    await beginSession(trx, scope, row, { actor: actorOf(ctx.principal), at: now });
    await ctx.audit(trx, auditOf(row));
    return replyWithLink(services, trx, row, ctx);
  }, withoutLink);
}

async function rotateSessionLink(
  services: SessionServices,
  { params }: RotateSessionLinkCall,
  ctx: Context,
): Promise<RotateSessionLinkReply> {
  const scope = scopeOf(ctx.principal);
  return ctx.transaction(async (trx) => {
    const { row } = await lockSession(trx, scope, params.id);
    const status = statusAt(row, ctx.now);
    if (!takesInput(status)) refuseInput(status);
    await deleteLinks(trx, scope.companyId, row.id);
    const after = { linkRotated: true };
    await ctx.audit(trx, { objectType: 'kyc_session', objectId: row.id, after });
    return replyWithLink(services, trx, row, ctx);
  }, withoutLink);
}

async function getSession(
  { secrets }: SessionServices,
  { params }: GetSessionCall,
  ctx: Context,
): Promise<GetSessionReply> {
  const scope = scopeOf(ctx.principal);
  const row = assertThere(await findSession(ctx.db, scope, params.id), params.id);
  const maySee = ctx.can('sessions:decide');
  const { now } = ctx;
  const seen = maySee ? { imagesOf: signedImages(secrets.current, scope.companyId, now) } : {};
  return sessionReply(ctx.db, scope, row, { now, request: ctx.request, ...seen });
}

async function deleteSession(
  { erasers, ledger }: SessionServices,
  { params: { id } }: DeleteSessionCall,
  ctx: Context,
): Promise<DeleteSessionReply> {
  const scope = scopeOf(ctx.principal);
  return ctx.transaction(async (trx) => {
    const row = await lockRow(trx, scope, id);
    if (row === undefined) throw kycErrors.notFound('session', id);
    const isNew = row.deleted_at === null;
    if (isNew) {
      const erasure = requestedErasure(trx, ledger, ctx);
      const { kept } = await eraseSession(trx, scope, row, erasure, erasers);
      refuseKept(kept, 'params.id');
    }
    const after = { erased: true, changed: isNew };
    await ctx.audit(trx, { objectType: 'kyc_session', objectId: id, after });
    const deletedAt = (row.deleted_at ?? ctx.now).toISOString();
    return { ok: true as const, session: { id, status: 'deleted' as const, deletedAt } };
  });
}

/** The operations on sessions. */
export function sessionHandlers(services: SessionServices) {
  return {
    getSessionFile: (call, ctx) => getSessionFile(services, call, ctx),
    ...handlers,
    createSession: (call, ctx) => createSession(services, call, ctx),
    rotateSessionLink: (call, ctx) => rotateSessionLink(services, call, ctx),
    getSession: (call, ctx) => getSession(services, call, ctx),
    deleteSession: (call, ctx) => deleteSession(services, call, ctx),
  } satisfies Partial<Handlers<Context, PublicContext>>;
}
