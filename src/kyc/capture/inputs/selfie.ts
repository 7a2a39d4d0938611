import type {
  CreateCaptureChallengeCall,
  Handlers,
  SendCaptureSelfieCall,
} from '../../../../generated/kyc/operations.js';
import type { components } from '../../../../generated/kyc/types.js';
import type { Blobs } from '../../../kernel/blobs/blobs.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { makeCheck, missing, takeFile } from '../../checks/index.js';
import { kycErrors } from '../../errors.js';
import { scopeOf } from '../../scope.js';
import {
  type Feature,
  listChecks,
  refuseInput,
  reopenSteps,
  type SessionRow,
  type SessionStatus,
  takesInput,
} from '../../sessions/index.js';
import { text } from '../messages/index.js';
import { nextOf, selfieFeatures, supersededBy } from '../progress/rules.js';
import { sessionOf } from '../progress/state.js';
import { endLease, takeLease } from '../queries.js';

type Schemas = components['schemas'];

export interface SelfieServices {
  readonly blobs: Blobs;
  readonly biometrics: Pick<
    Handlers<Context>,
    'checkLiveness' | 'matchFaces' | 'estimateAge' | 'createLivenessChallenge'
  >;
}

const leaseMs = 120_000;

/** @throws ApiError 409 unless the session waits for a selfie */
function assertSelfieNext({ steps }: SessionRow, status: SessionStatus): void {
  if (!takesInput(status)) refuseInput(status);
  const next = nextOf(steps);
  if (next === 'selfie') return;
  throw kycErrors.conflict(next === 'document' ? text('documentFirst') : text('noSelfieNext'));
}

/** @throws ApiError 409 as `assertSelfieNext`, 410 for an expired link */
async function waitingSession(ctx: Context): Promise<SessionRow> {
  const { row, status } = await sessionOf(ctx);
  assertSelfieNext(row, status);
  return row;
}

/** Handles one selfie at a time. Otherwise the checks of a session could come from two selfies. */
async function withLease<T>(ctx: Context, work: (row: SessionRow) => Promise<T>): Promise<T> {
  await waitingSession(ctx);
  const { companyId, id } = ctx.principal;
  const until = new Date(ctx.now.getTime() + leaseMs);
  if (!(await takeLease(ctx.db, companyId, id, { now: ctx.now, until }))) {
    throw kycErrors.conflict(text('selfieRunning'));
  }
  try {
    return await work(await waitingSession(ctx));
  } finally {
    await endLease(ctx.db, companyId, id, until);
  }
}

/** Without a document there is no portrait to compare with, so that a reviewer must decide. */
async function leaveToReviewer(ctx: Context, blobs: Blobs, { body }: SendCaptureSelfieCall) {
  await makeCheck(ctx, {
    blobs,
    feature: 'face_match',
    sessionId: ctx.principal.publicId,
    async inspect() {
      const file = await takeFile(ctx, 'image', body.image);
      const seen = { faces: [], refFaces: [], reference: 'document' };
      return {
        findings: [missing],
        result: { quality: { sharpness: null, brightness: null }, ...seen },
        images: [{ purpose: 'selfie', file }],
        inputs: [body.image.sha256],
        engine: { name: 'none', version: '1' },
        score: null,
        examined: [],
        facts: [],
      };
    },
  });
}

/** A reviewer may have waived the check of this step. */
async function hasDocument({ db, principal }: Context, { id }: SessionRow): Promise<boolean> {
  const checks = await listChecks(db, scopeOf(principal), id);
  return checks.some(({ feature }) => feature === 'id');
}

async function makeOne(
  ctx: Context,
  { biometrics, blobs }: SelfieServices,
  call: SendCaptureSelfieCall,
  { feature, row }: { readonly feature: Feature; readonly row: SessionRow },
): Promise<void> {
  const { image, ...challenge } = call.body;
  const sessionId = row.id;
  const common = { ...call, headers: {} };
  if (feature === 'liveness') {
    await biometrics.checkLiveness({ ...common, body: { image, ...challenge, sessionId } }, ctx);
  } else if (feature === 'age') {
    await biometrics.estimateAge({ ...common, body: { image, sessionId } }, ctx);
  } else if (await hasDocument(ctx, row)) {
    await biometrics.matchFaces({ ...common, body: { userImage: image, sessionId } }, ctx);
  } else {
    await leaveToReviewer(ctx, blobs, call);
  }
}

const statusIn = ({ steps }: SessionRow, feature: Feature) =>
  steps.find((step) => step.feature === feature)?.status;

/** The next selfie repeats the checks of the previous one. */
async function reopenSuperseded(ctx: Context, { id, steps }: SessionRow): Promise<void> {
  const reopened = supersededBy(steps);
  if (reopened.length === 0) return;
  await ctx.transaction(async (trx) => {
    await reopenSteps(trx, ctx, id, reopened);
    await ctx.audit(trx, { objectType: 'kyc_session', objectId: id, after: { reopened } });
  });
}

/** Asks for head turns with the next selfie. */
export function askForTurns(
  ctx: Context,
  { biometrics }: SelfieServices,
  call: CreateCaptureChallengeCall,
): Promise<Schemas['LivenessChallengeReply']> {
  return withLease(ctx, async (row) => {
    await reopenSuperseded(ctx, row);
    const challengeCall = { ...call, headers: {}, body: { sessionId: row.id } };
    return biometrics.createLivenessChallenge(challengeCall, ctx);
  });
}

/**
 * Performs every check that uses the selfie on this picture, and repeats those that used another one. Stops at the
 * first check that needs another picture.
 */
export async function takeSelfie(
  ctx: Context,
  services: SelfieServices,
  call: SendCaptureSelfieCall,
): Promise<void> {
  await withLease(ctx, async (row) => {
    await reopenSuperseded(ctx, row);
    const wanted = selfieFeatures.filter(
      (feature) => row.features.includes(feature) && statusIn(row, feature) !== 'declined',
    );
    for (const feature of wanted) {
      await makeOne(ctx, services, call, { feature, row });
      const { row: after } = await sessionOf(ctx);
      if (statusIn(after, feature) === 'pending') return;
    }
  });
}
