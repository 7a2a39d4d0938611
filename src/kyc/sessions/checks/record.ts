import { insertBlob } from '../../../kernel/blobs/blobs.js';
import type { Db } from '../../../kernel/db/client.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { kycErrors } from '../../errors.js';
import { newId } from '../../ids.js';
import { type Scope, scopeOf } from '../../scope.js';
import { getDefaultWorkflow, getSettings, type WorkflowSettings } from '../../workflows/index.js';
import {
  actorOf,
  assertThere,
  type LockedSession,
  lockSession,
  moveSession,
  refuseInput,
  statusAt,
  system,
  touchSession,
} from '../lifecycle/moves.js';
import { findSession } from '../lifecycle/queries.js';
import {
  daysLater,
  reasonCodesOf,
  reopened,
  riskOf,
  type Step,
  secondsLater,
  statusAfter,
  stepAfter,
  takesInput,
} from '../lifecycle/rules.js';
import { text } from '../messages/index.js';
import { assertConsent } from '../person/consent.js';
import type { CheckOutcome, CheckSettings, Feature, OpenCheck, RecordedCheck } from './model.js';
import { insertCheck, lastChecks } from './queries.js';

const settingsOf = (settings: WorkflowSettings): CheckSettings => ({
  thresholds: settings.thresholds,
  actions: settings.actions,
  onDuplicate: settings.onDuplicate,
  documentsAllowed: settings.documentsAllowed,
  retentionDays: settings.retentionDays,
  acceptHeadTurnsAsLiveness: settings.acceptHeadTurnsAsLiveness,
  acceptDocumentPictureAsIdentity: settings.acceptDocumentPictureAsIdentity,
});

/** Returns the step that waits for a check. A decided step waits for none. */
function openStep(steps: readonly Step[], feature: Feature): Step {
  const step = steps.find((candidate) => candidate.feature === feature);
  if (step === undefined) {
    throw kycErrors.conflict(text('unknownStep', { feature }));
  }
  if (step.status !== 'pending') {
    throw kycErrors.conflict(text('stepIsDecided', { feature }));
  }
  return step;
}

/**
 * Verifies that a check is allowed now, and returns the settings for its verdict.
 *
 * @param sessionId  undefined for a check without a session, to which the default workflow applies
 * @throws ApiError 404 unknown session, 410 an erased one, 409 no such step, no attempts left, no consent, or no input
 *   taken
 */
export async function openCheck(
  db: Db,
  scope: Scope,
  feature: Feature,
  sessionId: string | undefined,
  now: Date,
): Promise<OpenCheck> {
  if (sessionId === undefined) {
    const { settings } = await getDefaultWorkflow(db, scope, now);
    return { feature, sessionId, externalId: null, settings: settingsOf(settings), expected: {} };
  }
  const row = assertThere(await findSession(db, scope, sessionId), sessionId);
  const status = statusAt(row, now);
  if (!takesInput(status)) refuseInput(status);
  openStep(row.steps, feature);
  const workflow = { id: row.workflow_id, version: row.workflow_version };
  const stored = await getSettings(db, scope.companyId, workflow);
  assertConsent(row, stored, feature);
  const settings = settingsOf(stored);
  return { feature, sessionId, externalId: row.external_id, settings, expected: row.expected };
}

async function storeCheck(
  trx: Db,
  { principal, now }: Context,
  { feature, sessionId, settings }: OpenCheck,
  { images, country: _, ...outcome }: CheckOutcome,
): Promise<string> {
  const id = newId('chk', now);
  const eraseAt = sessionId === undefined ? daysLater(now, settings.retentionDays) : null;
  const stored = images.map(({ purpose, blob }) => ({ purpose, blobId: blob.id }));
  const own = { id, sessionId: sessionId ?? null, feature, images: stored, createdAt: now };
  await insertCheck(trx, scopeOf(principal), { ...outcome, ...own }, eraseAt);
  const expiry = eraseAt === null ? {} : { expiresAt: eraseAt };
  for (const { purpose, blob } of images) {
    await insertBlob(trx, blob, { purpose, owner: sessionId ?? id, now, ...expiry });
  }
  return id;
}

/**
 * Reopens steps of a session that accepts input again, except declined ones. Their attempts continue to count.
 *
 * @throws ApiError 404, 409 and 410 as `openCheck`
 */
export async function reopenSteps(
  trx: Db,
  { principal, now }: Context,
  sessionId: string,
  features: readonly Feature[],
): Promise<void> {
  const locked = await lockSession(trx, scopeOf(principal), sessionId);
  if (!takesInput(locked.row.status)) refuseInput(locked.row.status);
  const steps = locked.row.steps.map((step) =>
    features.includes(step.feature) ? reopened(step) : step,
  );
  await touchSession(trx, { ...locked, row: { ...locked.row, steps } }, now);
}

/** Every input restarts the time limit of the workflow. */
async function advance(
  trx: Db,
  ctx: Context,
  locked: LockedSession,
  outcome: CheckOutcome,
  step: Step,
) {
  const { now } = ctx;
  const caller = { actor: actorOf(ctx.principal), at: now };
  const started =
    locked.row.status === 'in_progress'
      ? locked
      : await moveSession(trx, locked, 'in_progress', caller);
  const after = stepAfter(step, outcome, locked.settings);
  const steps = locked.row.steps.map((each) => (each === step ? after : each));
  const country = outcome.country ?? locked.row.country;
  const risk = riskOf(await lastChecks(trx, locked.scope, locked.row.id), locked.settings);
  const status = statusAfter(steps, risk, locked.settings);
  const row = { ...started.row, steps, country, risk, first_approval: null };
  if (status === undefined) {
    const expires_at = secondsLater(now, locked.settings.sessionTtlSeconds);
    return touchSession(trx, { ...started, row: { ...row, expires_at } }, now);
  }
  const reason_codes = status === 'approved' ? [] : reasonCodesOf(steps);
  const done = { ...started, row: { ...row, reason_codes } };
  return moveSession(trx, done, status, { actor: system, at: now });
}

/**
 * Stores a check with its images and advances its session. The caller writes the audit row.
 *
 * @throws ApiError like `openCheck`, for changes since then
 */
export async function recordCheck(
  trx: Db,
  ctx: Context,
  open: OpenCheck,
  outcome: CheckOutcome,
): Promise<RecordedCheck> {
  const { now } = ctx;
  if (open.sessionId === undefined) {
    return { id: await storeCheck(trx, ctx, open, outcome), createdAt: now, session: undefined };
  }
  const locked = await lockSession(trx, scopeOf(ctx.principal), open.sessionId);
  if (!takesInput(locked.row.status)) refuseInput(locked.row.status);
  const step = openStep(locked.row.steps, open.feature);
  const id = await storeCheck(trx, ctx, open, outcome);
  const { row } = await advance(trx, ctx, locked, outcome, step);
  return { id, createdAt: now, session: { id: row.id, status: row.status } };
}
