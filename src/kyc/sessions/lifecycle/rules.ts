import type { components } from '../../../../generated/kyc/types.js';
import type {
  CheckOutcome,
  CheckSettings,
  CheckStatus,
  Feature,
  Warning,
} from '../checks/model.js';

type Schemas = components['schemas'];

export type SessionStatus = Schemas['SessionStatus'];
export type StepStatus = Schemas['StepStatus'];

/** A stored step of a session. */
export interface Step {
  readonly feature: Feature;
  readonly status: StepStatus;
  readonly attempts: number;
  /** The codes of the warnings for which its last check was not approved. */
  readonly codes: readonly string[];
}

export const pendingStep = (feature: Feature): Step => ({
  feature,
  status: 'pending',
  attempts: 0,
  codes: [],
});

const bySeverity = { error: 'declined', warning: 'in_review', information: 'approved' } as const;
const byAction = { decline: 'declined', review: 'in_review', approve: 'approved' } as const;

type WarningSettings = Pick<CheckSettings, 'actions'>;

/** The members of a warning that decide its action. */
type WarningFacts = Pick<Warning, 'code' | 'severity'>;

/** A weak alias does not identify a person, so that no workflow can decline it. */
const isPowerless = (code: string, action: string | undefined): boolean =>
  code === 'AML_WEAK_ALIAS_MATCH' && action === 'decline';

function judgeOne({ code, severity }: WarningFacts, { actions }: WarningSettings): CheckStatus {
  const named = Object.hasOwn(actions, code) ? actions[code] : undefined;
  const action = isPowerless(code, named) ? undefined : named;
  return action === undefined ? bySeverity[severity] : byAction[action];
}

/** Returns the status of a whole by those of its parts. */
export function worst(statuses: readonly StepStatus[]): CheckStatus {
  if (statuses.includes('declined')) return 'declined';
  return statuses.includes('in_review') ? 'in_review' : 'approved';
}

/**
 * Returns the status that follows from warnings: by their severity, or by the action of the workflow for their code.
 */
export function judge(warnings: readonly WarningFacts[], settings: WarningSettings): CheckStatus {
  return worst(warnings.map((warning) => judgeOne(warning, settings)));
}

const codesOf = (warnings: readonly Warning[], settings: WarningSettings): string[] => [
  ...new Set(
    warnings
      .filter((warning) => judgeOne(warning, settings) !== 'approved')
      .map(({ code }) => code),
  ),
];

export interface StepSettings extends WarningSettings {
  readonly maxAttempts: number;
}

/**
 * Returns the step after a check. It stays open if the person can correct the fault and has attempts left. After the last
 * attempt the status of the check is that of the step.
 */
export function stepAfter(
  { feature, attempts: before }: Step,
  { status, isRetryable, warnings }: Pick<CheckOutcome, 'status' | 'isRetryable' | 'warnings'>,
  settings: StepSettings,
): Step {
  const attempts = before + 1;
  const codes = status === 'approved' ? [] : codesOf(warnings, settings);
  const isOpen = isRetryable && attempts < settings.maxAttempts;
  return { feature, attempts, codes, status: isOpen ? 'pending' : status };
}

/** Returns the step before a check that replaces the last one. A final decline remains. */
export const reopened = (step: Step): Step =>
  step.status === 'declined' ? step : { ...step, status: 'pending', codes: [] };

/** Returns the outcome of all steps; undefined while one is open. */
function outcomeOf(steps: readonly Step[]): CheckStatus | undefined {
  const statuses = steps.map(({ status }) => status);
  return statuses.includes('pending') ? undefined : worst(statuses);
}

/** The reason code of a session whose steps are approved and whose approval needs two reviewers. */
const fourEyesCode = 'FOUR_EYES';

interface FourEyes {
  readonly fourEyesFrom: number | null;
}

/** Returns true if an approval needs two reviewers. An unknown risk counts as none. */
export function needsTwo(risk: number | null, { fourEyesFrom }: FourEyes): boolean {
  return fourEyesFrom !== null && (risk ?? 0) >= fourEyesFrom;
}

/**
 * Returns the status that the system gives a session after a check; undefined while a step is open. The system never
 * approves where the approval needs two reviewers.
 */
export function statusAfter(
  steps: readonly Step[],
  risk: number | null,
  settings: FourEyes,
): CheckStatus | undefined {
  const outcome = outcomeOf(steps);
  return outcome === 'approved' && needsTwo(risk, settings) ? 'in_review' : outcome;
}

const maxReasonCodes = 50;

/** Returns the reasons for which the system does not approve a session: those of its steps, or four eyes. */
export function reasonCodesOf(steps: readonly Step[]): string[] {
  if (outcomeOf(steps) === 'approved') return [fourEyesCode];
  return [...new Set(steps.flatMap(({ codes }) => codes))].slice(0, maxReasonCodes);
}

/** The members of a check that determine its risk. */
export type RatedCheck = Pick<CheckOutcome, 'status' | 'score'> & {
  readonly feature: Feature;
  readonly warnings: readonly WarningFacts[];
};

export interface RiskSettings extends WarningSettings {
  readonly thresholds: CheckSettings['thresholds'];
}

const riskOfStatus = { declined: 90, in_review: 50, approved: 0 } as const;
const riskOfNote = 10;
const [riskOfFurther, mostFurther] = [5, 30];

/** Returns the risk of a score that measures risk directly. */
function scoreRisk({ feature, score }: RatedCheck, { thresholds }: RiskSettings): number {
  if (score === null) return 0;
  if (feature === 'aml') return score;
  if (feature === 'face_match') return score < thresholds.faceMatchReview ? 100 - score : 0;
  if (feature === 'liveness') return score < thresholds.livenessDecline ? 100 - score : 0;
  return 0;
}

function riskOfOne(check: RatedCheck, settings: RiskSettings): number {
  const { status, warnings } = check;
  const judged = status === 'approved' && warnings.length > 0 ? riskOfNote : riskOfStatus[status];
  return Math.max(judged, scoreRisk(check, settings));
}

/**
 * Returns the risk, 0 to 100; null without checks. A further warning never lowers it.
 *
 * @param checks  the last check of each step
 */
export function riskOf(checks: readonly RatedCheck[], settings: RiskSettings): number | null {
  if (checks.length === 0) return null;
  const gravest = Math.max(...checks.map((check) => riskOfOne(check, settings)));
  const against = checks.flatMap(({ warnings }) =>
    warnings.filter((warning) => judgeOne(warning, settings) !== 'approved'),
  );
  const further = Math.max(0, against.length - 1) * riskOfFurther;
  return Math.min(100, Math.round(gravest) + Math.min(mostFurther, further));
}

const taking: readonly SessionStatus[] = ['not_started', 'in_progress', 'resubmission_requested'];

export function takesInput(status: SessionStatus): boolean {
  return taking.includes(status);
}

/** The times that transitions set. */
export interface Times {
  readonly started_at: Date | null;
  readonly completed_at: Date | null;
  /** The time of the next transition by a timer. */
  readonly expires_at: Date | null;
  readonly erase_at: Date | null;
}

export interface ClaimColumns {
  readonly claim_actor: Schemas['Actor'] | null;
  readonly claimed_at: Date | null;
  readonly claimed_until: Date | null;
}

export const noClaim: ClaimColumns = { claim_actor: null, claimed_at: null, claimed_until: null };

/** The current claim of a reviewer. */
export interface LiveClaim {
  readonly actor: Schemas['Actor'];
  readonly at: Date;
  readonly until: Date;
}

/** Returns the claim of a session; undefined without one, and after it has expired. */
export function liveClaim(columns: ClaimColumns, now: Date): LiveClaim | undefined {
  const { claim_actor: actor, claimed_at: at, claimed_until: until } = columns;
  if (actor === null || at === null || until === null || until <= now) return undefined;
  return { actor, at, until };
}

type ActorIdentity = Pick<Schemas['Actor'], 'type' | 'id'>;

/** Compares ids, because names change and two people may have the same one. */
export const isSameActor = (one: ActorIdentity, other: ActorIdentity): boolean =>
  one.type === other.type && one.id === other.id;

export interface TimeSettings {
  readonly sessionTtlSeconds: number;
  readonly kycValidityDays: number | null;
  readonly retentionDays: number | null;
}

const dayMs = 86_400_000;

/** Null: permanently. */
export const daysLater = (at: Date, days: number | null): Date | null =>
  days === null ? null : new Date(at.getTime() + days * dayMs);

export const secondsLater = (at: Date, seconds: number): Date =>
  new Date(at.getTime() + seconds * 1000);

/**
 * Returns when a timer changes the session: it expires while it waits for the person, its approval expires, and
 * finally it is erased.
 */
export function timesAfter(
  times: Times,
  to: SessionStatus,
  at: Date,
  { sessionTtlSeconds, kycValidityDays, retentionDays }: TimeSettings,
): Times {
  const waiting = { ...times, expires_at: secondsLater(at, sessionTtlSeconds), erase_at: null };
  const ended = { ...times, expires_at: null, erase_at: daysLater(at, retentionDays) };
  switch (to) {
    case 'not_started':
    case 'resubmission_requested':
      return waiting;
    case 'in_progress':
      return { ...waiting, started_at: times.started_at ?? at };
    case 'in_review':
      return { ...times, expires_at: null, erase_at: null };
    case 'approved':
      return { ...ended, completed_at: at, expires_at: daysLater(at, kycValidityDays) };
    case 'declined':
      return { ...ended, completed_at: at };
    case 'kyc_expired':
      return { ...ended, erase_at: times.erase_at ?? ended.erase_at };
    default:
      return ended;
  }
}

/** Returns the status that a timer gives the session; undefined if none is due. */
export function dueStatus(
  { status, ...times }: Pick<Times, 'expires_at' | 'started_at'> & { status: SessionStatus },
  now: Date,
): SessionStatus | undefined {
  if (times.expires_at === null || times.expires_at > now) return undefined;
  if (status === 'approved') return 'kyc_expired';
  return times.started_at === null ? 'expired' : 'abandoned';
}
