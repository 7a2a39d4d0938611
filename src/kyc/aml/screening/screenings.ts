import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import type { Context } from '../../../kernel/operations/handlers.js';
import { newId } from '../../ids.js';
import { scopeOf } from '../../scope.js';
import { judge, type OpenCheck, recordCheck } from '../../sessions/index.js';
import type { Screening } from '../../watchlists/index.js';
import { enqueueEvent } from '../../webhooks/index.js';
import { type Decisions, decisionsOf } from '../hits/decision-queries.js';
import { mergeHits } from '../hits/merge-hits.js';
import { type StoredHit, saveHits, toHit } from '../hits/queries.js';
import { insertScreening, type ScreeningRow } from './queries.js';
import { verdictOf } from './rules.js';
import { factsOfSubject, subjectKey, subjectOf, type TypedSubject } from './subject.js';
import { warningsOf } from './warnings.js';

type Schemas = components['schemas'];

export const usualThreshold = 70;

/** Returns the hits of a screening with the decisions of reviewers about its subject. */
export interface ReviewedHits {
  readonly hits: readonly StoredHit[];
  readonly decisions: Decisions;
}

const warningsFor = ({ decisions, hits }: ReviewedHits, { settings }: ScreeningRow) =>
  warningsOf(
    hits,
    settings.thresholds,
    (hit) => hit.reviewStatus === 'pending' && decisions.isConfirmed(hit),
  );

/**
 * Returns the row with the verdict on its hits. A confirmed match that has changed is never approved, in any workflow.
 */
export function judged(row: ScreeningRow, reviewed: ReviewedHits): ScreeningRow {
  const { hits } = reviewed;
  const { match, priority, score } = verdictOf(hits);
  const warnings = warningsFor(reviewed, row);
  const isChanged = warnings.some(({ code }) => code === 'AML_CONFIRMED_MATCH_CHANGED');
  const found = judge(warnings, row.settings);
  const status = isChanged && found === 'approved' ? 'in_review' : found;
  return { ...row, status, score, priority, is_match: match, hit_count: hits.length };
}

/** Returns the row with the lists that it was compared with, and the time. */
export const compared = (row: ScreeningRow, screening: Screening, now: Date): ScreeningRow => ({
  ...row,
  algorithm: screening.algorithm,
  compared: [...screening.lists],
  lists_hash: screening.listsHash,
  screened_at: now,
});

const factsOf = (row: ScreeningRow) => ({
  id: row.id,
  status: row.status,
  match: row.is_match,
  score: row.score,
  screenedAt: row.screened_at.toISOString(),
  entityType: row.subject.type,
  fullName: row.subject.name,
  externalId: row.external_id,
  sessionId: row.session_id,
  threshold: row.threshold,
  monitor: row.monitored,
  version: row.version,
  createdAt: row.created_at.toISOString(),
});

export const toSummary = (row: ScreeningRow): Schemas['ScreeningSummary'] => ({
  hitCount: row.hit_count,
  priority: row.priority,
  ...factsOf(row),
});

export const toScreening = (
  row: ScreeningRow,
  hits: readonly StoredHit[],
): Schemas['Screening'] => ({
  hits: hits.map(toHit),
  lists: row.compared,
  algorithm: row.algorithm,
  facts: factsOfSubject(row.subject),
  ...factsOf(row),
});

/** The data of a screening in webhooks: no personal data. */
export const eventObject = (row: ScreeningRow) => ({
  id: row.id,
  status: row.status,
  version: row.version,
  externalId: row.external_id,
  sessionId: row.session_id,
  match: row.is_match,
  score: row.score,
});

/** Returns a screening with its subject, lists and result. */
export interface CompletedScreening {
  readonly subject: TypedSubject;
  readonly input: Schemas['ScreenInput'];
  readonly open: OpenCheck;
  readonly screening: Screening;
}

const dayMs = 86_400_000;

function newRow(
  ctx: Context,
  { subject, input, open, screening }: CompletedScreening,
): ScreeningRow {
  const { now } = ctx;
  const { companyId, environment } = scopeOf(ctx.principal);
  const { externalId = null, sessionId = null, lists = null } = input;
  const { actions, retentionDays, thresholds } = open.settings;
  const { amlReview, amlDecline } = thresholds;
  const monitored = input.monitor ?? (externalId !== null || sessionId !== null);
  const isKept = monitored || sessionId !== null || retentionDays === null;
  return {
    company_id: companyId,
    id: newId('aml', now),
    environment,
    subject,
    // Of the request alone, so that a decision stays in force when the session learns more about the subject.
    subject_key: subjectKey(subjectOf(input), externalId),
    external_id: externalId,
    session_id: sessionId,
    threshold: input.threshold ?? usualThreshold,
    lists,
    monitored,
    settings: { thresholds: { amlReview, amlDecline }, actions },
    status: 'approved',
    score: 0,
    priority: 0,
    is_match: false,
    hit_count: 0,
    version: 1,
    algorithm: screening.algorithm,
    compared: [...screening.lists],
    lists_hash: screening.listsHash,
    created_at: now,
    screened_at: now,
    erase_at: isKept ? null : new Date(now.getTime() + retentionDays * dayMs),
  };
}

/** Records the result as a step of the session, with a reference to the screening. */
async function recordStep(
  trx: Db,
  ctx: Context,
  open: OpenCheck,
  row: ScreeningRow,
  reviewed: ReviewedHits,
): Promise<void> {
  const { id, status, score, settings, algorithm, is_match: match, hit_count: hits } = row;
  const { thresholds } = settings;
  await recordCheck(trx, ctx, open, {
    warnings: warningsFor(reviewed, row),
    // Without its facts, which are erased with the screening.
    result: { screeningId: id, match, hits, thresholds },
    engine: { name: 'watchlists', version: algorithm },
    status,
    score,
    isRetryable: false,
    inputs: [],
    images: [],
  });
}

/**
 * Stores a screening with its hits, and advances the session to which the step belongs. The caller writes the audit
 * row.
 */
export async function storeScreening(
  trx: Db,
  ctx: Context,
  completed: CompletedScreening,
): Promise<{ readonly row: ScreeningRow; readonly hits: readonly StoredHit[] }> {
  const { now } = ctx;
  const scope = scopeOf(ctx.principal);
  const fresh = newRow(ctx, completed);
  const decisions = await decisionsOf(trx, scope, fresh.subject_key);
  const hits = mergeHits(completed.screening.hits, decisions, { lists: fresh.lists, now });
  const reviewed = { hits, decisions };
  const row = judged(fresh, reviewed);
  await insertScreening(trx, row);
  await saveHits(trx, row.company_id, row.id, hits);
  if (row.session_id !== null) await recordStep(trx, ctx, completed.open, row, reviewed);
  if (row.is_match) {
    await enqueueEvent(trx, { type: 'aml.screened', object: eventObject(row), at: now, ...scope });
  }
  return { row, hits };
}
