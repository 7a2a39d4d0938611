import type { components } from '../../../../generated/kyc/types.js';
import type { Warning } from '../../sessions/index.js';
import { text } from '../messages/index.js';

type Schemas = components['schemas'];

export type ReviewStatus = Schemas['ReviewStatus'];
export type ScreeningStatus = Schemas['ScreeningStatus'];

/** The members of a hit that a verdict depends on. */
export interface ReviewedHit {
  readonly id: string;
  readonly score: number;
  readonly reviewStatus: ReviewStatus;
}

export const isCounted = ({ reviewStatus }: ReviewedHit): boolean =>
  reviewStatus !== 'false_positive';

export interface Verdict {
  readonly match: boolean;
  /** Score of the best hit that counts; 0 without one. */
  readonly score: number;
}

export function verdictOf(hits: readonly ReviewedHit[]): Verdict {
  const counted = hits.filter(isCounted);
  return {
    match: counted.length > 0,
    score: counted.reduce((best, { score }) => Math.max(best, score), 0),
  };
}

export type AmlThresholds = Pick<Schemas['Thresholds'], 'amlReview' | 'amlDecline'>;

const confirmed: Warning = {
  code: 'AML_CONFIRMED_MATCH',
  severity: 'error',
  message: text('confirmedMatch'),
};

function warningAt(score: number, { amlReview, amlDecline }: AmlThresholds): Warning {
  if (score >= amlDecline) {
    const message = text('strongMatch', { score, amlDecline });
    return { code: 'AML_STRONG_MATCH', severity: 'error', message };
  }
  const severity = score >= amlReview ? 'warning' : 'information';
  return { code: 'AML_POSSIBLE_MATCH', severity, message: text('possibleMatch', { score }) };
}

const changed: Warning = {
  code: 'AML_CONFIRMED_MATCH_CHANGED',
  severity: 'warning',
  message: text('confirmedMatchChanged'),
};

/**
 * Returns the most serious warning, if any hit counts. A confirmed match whose entry has changed goes to review at any
 * score.
 *
 * @param isChanged  returns true for hits that were confirmed before their entry changed
 */
export function warningsOf<Hit extends ReviewedHit>(
  hits: readonly Hit[],
  thresholds: AmlThresholds,
  isChanged: (hit: Hit) => boolean,
): Warning[] {
  const others = hits.filter((hit) => !isChanged(hit));
  const { match, score } = verdictOf(others);
  const isConfirmed = others.some(({ reviewStatus }) => reviewStatus === 'true_match');
  const byScore = match ? [isConfirmed ? confirmed : warningAt(score, thresholds)] : [];
  return others.length < hits.length ? [changed, ...byScore] : byScore;
}

export interface Delta<Hit> {
  readonly added: Hit[];
  readonly removed: Hit[];
}

/** Returns the hits that count now and did not before, and those that no longer count. */
export function deltaOf<Hit extends ReviewedHit>(
  before: readonly Hit[],
  after: readonly Hit[],
): Delta<Hit> {
  const beside = (hits: readonly Hit[], others: readonly Hit[]) => {
    const known = new Set(others.filter(isCounted).map(({ id }) => id));
    return hits.filter((hit) => isCounted(hit) && !known.has(hit.id));
  };
  return { added: beside(after, before), removed: beside(before, after) };
}
