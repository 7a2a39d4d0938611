import type {
  CheckLivenessCall,
  CheckLivenessReply,
  CreateLivenessChallengeCall,
  CreateLivenessChallengeReply,
  DeleteFaceCall,
  DeleteFaceReply,
  EstimateAgeCall,
  EstimateAgeReply,
  Handlers,
  IndexFaceCall,
  IndexFaceReply,
  MatchFacesCall,
  MatchFacesReply,
  SearchFacesCall,
  SearchFacesReply,
  UploadedFile,
} from '../../../generated/kyc/operations.js';
import type { components } from '../../../generated/kyc/types.js';
import type { AuditEntry } from '../../kernel/audit/queries.js';
import { beforeTransaction } from '../../kernel/operations/before-transaction.js';
import type { Context } from '../../kernel/operations/handlers.js';
import { makeCheck, takeFile } from '../checks/index.js';
import { askAbout } from '../engines/index.js';
import { kycErrors } from '../errors.js';
import { newId } from '../ids.js';
import { requestedErasure } from '../retention/index.js';
import { scopeOf } from '../scope.js';
import { lockSession, openCheck } from '../sessions/index.js';
import { enqueueEvent } from '../webhooks/index.js';
import { makeChallenge } from './challenges/challenges.js';
import { type BiometricServices, inspectAge, inspectFaceMatch, inspectLiveness } from './checks.js';
import { eraseFace } from './erase-queries.js';
import { duplicateScore, maxDuplicates } from './galleries/duplicates.js';
import { text } from './messages/index.js';
import * as queries from './queries.js';

type Operations =
  | 'checkLiveness'
  | 'createLivenessChallenge'
  | 'matchFaces'
  | 'estimateAge'
  | 'searchFaces'
  | 'indexFace'
  | 'deleteFace';

async function embed(ctx: Context, { engines }: BiometricServices, image: UploadedFile) {
  const engine = engines.get(ctx.principal.environment, 'faceEmbedding');
  const answer = await askAbout(
    engine,
    ctx,
    {},
    {
      prepare: () => takeFile(ctx, 'image', image),
      examine: (file, context) => engine.embed(file, context),
    },
  );
  const { evidence } = answer;
  if (evidence === undefined) {
    throw kycErrors.unprocessableImage('body.image', text('imageNotRead'));
  }
  return { engine, engineName: answer.engine, embedding: evidence.embedding };
}

type EmbedResult = Awaited<ReturnType<typeof embed>>;

/** Searches for duplicates in the transaction that adds the face, so that two concurrent requests find each other. */
async function storeFace(
  ctx: Context,
  { galleries }: BiometricServices,
  { body }: IndexFaceCall,
  { embedding, engine }: EmbedResult,
) {
  const { blocklist, collection, externalId, sessionId } = body;
  const scope = scopeOf(ctx.principal);
  const gallery = { collection, model: engine.model, ...scope };
  await galleries.prepare(ctx.db, engine, gallery);
  return ctx.transaction(async (trx) => {
    if (sessionId !== undefined) await lockSession(trx, scope, sessionId);
    await queries.lockGallery(trx, gallery);
    const { matches: duplicates } = await galleries.search(trx, engine, gallery, {
      embedding,
      threshold: duplicateScore,
      limit: maxDuplicates,
      except: { externalId, sessionId },
    });
    const id = newId('face', ctx.now);
    const own = { id, externalId, sessionId, embedding, createdAt: ctx.now };
    const row = await queries.insertFace(trx, gallery, { ...own, isBlocklisted: blocklist });
    if (duplicates.length > 0) {
      const found = duplicates.map(({ blocklisted, faceId, similarity }) => {
        return { faceId, similarity, blocklisted };
      });
      const facts = { collection, externalId: row.external_id, sessionId: row.session_id };
      const object = { id, status: 'indexed', version: 1, ...facts, duplicates: found };
      await enqueueEvent(trx, { type: 'face.duplicate_found', object, at: ctx.now, ...scope });
    }
    const after = { collection, sessionId: row.session_id, duplicates: duplicates.length };
    await ctx.audit(trx, { objectType: 'face', objectId: id, after });
    return { ok: true as const, face: queries.toFace(row), duplicates };
  });
}

/** A challenge of a session is audited under the session, so that the erasure of the session finds the entry. */
const auditOfChallenge = (id: string, sessionId: string | undefined): AuditEntry =>
  sessionId === undefined
    ? { objectType: 'liveness_challenge', objectId: id }
    : { objectType: 'kyc_session', objectId: sessionId, after: { challenge: id } };

const withoutToken = ({ ok, challenge }: components['schemas']['LivenessChallengeReply']) => ({
  ok,
  challenge: { ...challenge, token: null },
});

function checkLiveness(
  services: BiometricServices,
  call: CheckLivenessCall,
  ctx: Context,
): Promise<CheckLivenessReply> {
  return makeCheck(ctx, {
    blobs: services.blobs,
    feature: 'liveness',
    sessionId: call.body.sessionId,
    inspect: (open) => inspectLiveness(ctx, services, call, open),
  });
}

async function createLivenessChallenge(
  { body = {} }: CreateLivenessChallengeCall,
  ctx: Context,
): Promise<CreateLivenessChallengeReply> {
  const { sessionId } = body;
  return ctx.transaction(async (trx) => {
    await openCheck(trx, scopeOf(ctx.principal), 'liveness', sessionId, ctx.now);
    const { expiresAt, id, token, turns } = await makeChallenge(trx, ctx, sessionId);
    const details = { turns, sessionId: sessionId ?? null, expiresAt: expiresAt.toISOString() };
    await ctx.audit(trx, auditOfChallenge(id, sessionId));
    return { ok: true as const, challenge: { token, ...details } };
  }, withoutToken);
}

function matchFaces(
  services: BiometricServices,
  call: MatchFacesCall,
  ctx: Context,
): Promise<MatchFacesReply> {
  return makeCheck(ctx, {
    blobs: services.blobs,
    feature: 'face_match',
    sessionId: call.body.sessionId,
    inspect: (open) => inspectFaceMatch(ctx, services, call, open),
  });
}

function estimateAge(
  services: BiometricServices,
  call: EstimateAgeCall,
  ctx: Context,
): Promise<EstimateAgeReply> {
  return makeCheck(ctx, {
    blobs: services.blobs,
    feature: 'age',
    sessionId: call.body.sessionId,
    inspect: (open) => inspectAge(ctx, services, call, open),
  });
}

async function searchFaces(
  services: BiometricServices,
  { body }: SearchFacesCall,
  ctx: Context,
): Promise<SearchFacesReply> {
  const { collection, image, limit, threshold } = body;
  const { embedding, engine, engineName } = await beforeTransaction(ctx, () =>
    embed(ctx, services, image),
  );
  const gallery = { collection, model: engine.model, ...scopeOf(ctx.principal) };
  const faceQuery = { embedding, threshold, limit };
  const { matches, searched } = await services.galleries.search(ctx.db, engine, gallery, faceQuery);
  return ctx.transaction(async (trx) => {
    const after = { input: image.sha256, searched, matches: matches.length };
    await ctx.audit(trx, { objectType: 'faces', objectId: collection, after });
    return { ok: true as const, matches, searched, threshold, collection, engine: engineName };
  });
}

async function indexFace(
  services: BiometricServices,
  call: IndexFaceCall,
  ctx: Context,
): Promise<IndexFaceReply> {
  const embedded = await beforeTransaction(ctx, () => embed(ctx, services, call.body.image));
  return storeFace(ctx, services, call, embedded);
}

function deleteFace(
  { ledger }: BiometricServices,
  { params: { id } }: DeleteFaceCall,
  ctx: Context,
): Promise<DeleteFaceReply> {
  return ctx.transaction(async (trx) => {
    const erasure = requestedErasure(trx, ledger, ctx);
    const isThere = await eraseFace(trx, scopeOf(ctx.principal), id, erasure);
    if (!isThere) throw kycErrors.notFound('face', id);
    await ctx.audit(trx, { objectType: 'face', objectId: id });
    return { ok: true as const, face: { id, deletedAt: ctx.now.toISOString() } };
  });
}

export function biometricHandlers(services: BiometricServices) {
  return {
    checkLiveness: (call, ctx) => checkLiveness(services, call, ctx),
    createLivenessChallenge,
    matchFaces: (call, ctx) => matchFaces(services, call, ctx),
    estimateAge: (call, ctx) => estimateAge(services, call, ctx),
    searchFaces: (call, ctx) => searchFaces(services, call, ctx),
    indexFace: (call, ctx) => indexFace(services, call, ctx),
    deleteFace: (call, ctx) => deleteFace(services, call, ctx),
  } satisfies Pick<Handlers<Context>, Operations>;
}
