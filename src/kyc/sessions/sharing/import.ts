import type { components } from '../../../../generated/kyc/types.js';
import type { Db } from '../../../kernel/db/client.js';
import { constraintOf } from '../../../kernel/db/errors.js';
import { kycErrors } from '../../errors.js';
import { newId } from '../../ids.js';
import type { Scope } from '../../scope.js';
import type { WorkflowRow } from '../../workflows/index.js';
import type { Feature } from '../checks/model.js';
import { insertCheck, listChecks, type StoredCheck } from '../checks/queries.js';
import { beginSession, blankSession } from '../lifecycle/create.js';
import { statusAt } from '../lifecycle/moves.js';
import type { SessionRow } from '../lifecycle/queries.js';
import {
  daysLater,
  pendingStep,
  riskOf,
  type SessionStatus,
  type Step,
  type Times,
  timesAfter,
} from '../lifecycle/rules.js';
import { text } from '../messages/index.js';
import type { SharedSession } from './share.js';

const biometric: readonly Feature[] = ['liveness', 'face_match', 'age'];
const isBiometric = ({ feature }: { readonly feature: Feature }): boolean =>
  biometric.includes(feature);

/** Removes addresses of files and ids, which mean nothing to another company. */
const withoutLinks = (result: StoredCheck['result']): StoredCheck['result'] =>
  Object.fromEntries(
    Object.entries(result).map(([name, value]) => [
      name,
      /(url|screeningId)$/i.test(name) ? null : value,
    ]),
  );

/** Copies a check without its images; of a face check, only the result. */
export function copyOf(check: StoredCheck): Omit<StoredCheck, 'id' | 'sessionId'> {
  const { feature, status, isRetryable, engine, createdAt } = check;
  const bare = { feature, status, isRetryable, engine, createdAt, images: [] };
  if (isBiometric(check)) return { score: null, warnings: [], result: {}, inputs: [], ...bare };
  const { score, warnings, inputs } = check;
  return { score, warnings, inputs, result: withoutLinks(check.result), ...bare };
}

const copyStep = (step: Step): Step => (isBiometric(step) ? { ...step, codes: [] } : step);

/** The validity of an approval counts from its decision, the retention from now. */
function timesOf(
  source: SessionRow,
  status: SessionStatus,
  workflow: WorkflowRow,
  now: Date,
): Times {
  const { started_at } = source;
  const before = { started_at, completed_at: null, expires_at: null, erase_at: null };
  const times = timesAfter(before, status, source.completed_at ?? now, workflow.settings);
  if (status === 'in_review') return times;
  return { ...times, erase_at: daysLater(now, workflow.settings.retentionDays) };
}

/**
 * Returns one step for each feature of the shared session and of the importer's workflow. A step that the share does
 * not hold is pending.
 */
function importedSteps({ fields, row }: SharedSession, workflow: WorkflowRow): Step[] {
  const copiedSteps = fields.includes('checks') ? row.steps.map(copyStep) : [];
  const features = new Set([...row.features, ...workflow.settings.features]);
  return [...features].map(
    (feature) => copiedSteps.find((step) => step.feature === feature) ?? pendingStep(feature),
  );
}

/**
 * Returns the status of the shared session where its review is trusted and still stands. An approval stands in for the
 * importer's own only if no step is left to do and the workflow asks for no second approver.
 */
function statusOf(
  source: SessionRow,
  steps: readonly Step[],
  { at, isTrusted, workflow }: ImportOptions,
): SessionStatus {
  const status = statusAt(source, at);
  if (!isTrusted) return 'in_review';
  if (status === 'declined') return status;
  const isComplete = steps.every((step) => step.status !== 'pending');
  const needsSecond = workflow.settings.fourEyesFrom !== null;
  return status === 'approved' && isComplete && !needsSecond ? status : 'in_review';
}

const importedCode = 'IMPORTED';

function reasonsOf(source: SessionRow, status: SessionStatus): string[] {
  if (status === 'in_review') return [importedCode];
  const measured = new Set(source.steps.filter(isBiometric).flatMap(({ codes }) => codes));
  return source.reason_codes.filter((code) => !measured.has(code));
}

export interface ImportOptions {
  readonly workflow: WorkflowRow;
  readonly isTrusted: boolean;
  readonly externalId: string | undefined;
  readonly actor: components['schemas']['Actor'];
  readonly at: Date;
}

function importedRow(scope: Scope, shared: SharedSession, options: ImportOptions): SessionRow {
  const { workflow, externalId = null, at } = options;
  const { row: source, fields } = shared;
  const steps = importedSteps(shared, workflow);
  const status = statusOf(source, steps, options);
  return {
    ...blankSession(scope, workflow, at),
    ...timesOf(source, status, workflow, at),
    status,
    features: steps.map(({ feature }) => feature),
    steps,
    reason_codes: reasonsOf(source, status),
    external_id: externalId,
    contact: fields.includes('contact') ? source.contact : {},
    expected: fields.includes('expected') ? source.expected : {},
    country: fields.includes('expected') || fields.includes('checks') ? source.country : null,
    imported_from: source.id,
    imported_at: at,
  };
}

type CopiedCheck = ReturnType<typeof copyOf>;

/** The checks, the oldest first. */
async function copiedChecks(
  trx: Db,
  { fields, row, scope }: SharedSession,
): Promise<CopiedCheck[]> {
  if (!fields.includes('checks')) return [];
  return (await listChecks(trx, scope, row.id)).map(copyOf);
}

/** The last check of each step. */
const lastOfEach = (checks: readonly CopiedCheck[]): CopiedCheck[] => [
  ...new Map(checks.map((check) => [check.feature, check])).values(),
];

const takenIn = () => kycErrors.conflict(text('shareImported'));

/**
 * Creates a session in `scope` from a shared one.
 *
 * @throws ApiError 409 if the company has already imported this token
 */
export async function importSession(
  trx: Db,
  scope: Scope,
  shared: SharedSession,
  options: ImportOptions,
): Promise<SessionRow> {
  const { actor, at, workflow } = options;
  const checks = await copiedChecks(trx, shared);
  const risk = riskOf(lastOfEach(checks), workflow.settings);
  const row = { ...importedRow(scope, shared, options), risk };
  try {
    await beginSession(trx, scope, row, { actor, importHash: shared.hash, at });
  } catch (error) {
    throw constraintOf(error) === 'kyc_sessions_import_hash_key' ? takenIn() : error;
  }
  for (const check of checks) {
    const own = { id: newId('chk', at), sessionId: row.id };
    await insertCheck(trx, scope, { ...check, ...own }, null);
  }
  return row;
}
