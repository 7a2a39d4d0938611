import type { components } from '../../../generated/kyc/types.js';

type Schemas = components['schemas'];

export type ReviewStatus = Schemas['ReviewStatus'];
export type ScreeningStatus = Schemas['ScreeningStatus'];

/** What a verdict needs of a hit. */
export interface JudgedHit {
  readonly id: string;
  readonly score: number;
  readonly reviewStatus: ReviewStatus;
}

export const isCounted = ({ reviewStatus }: JudgedHit): boolean =>
  reviewStatus !== 'false_positive';

export interface Verdict {
  readonly match: boolean;
  /** That of the best hit that counts, 0 without any. */
  readonly score: number;
}

export function verdictOf(hits: readonly JudgedHit[]): Verdict {
  const counted = hits.filter(isCounted);
  return {
    match: counted.length > 0,
    score: counted.reduce((best, { score }) => Math.max(best, score), 0),
  };
}

export type AmlThresholds = Pick<Schemas['Thresholds'], 'amlReview' | 'amlDecline'>;

const confirmed: Schemas['Warning'] = {
  code: 'AML_CONFIRMED_MATCH',
  severity: 'error',
  message: 'A reviewer found that the subject is on a watchlist',
};

function warningAt(score: number, { amlReview, amlDecline }: AmlThresholds): Schemas['Warning'] {
  if (score >= amlDecline) {
    const message = `A listed name scored ${score}, from ${amlDecline} on it is declined`;
    return { code: 'AML_STRONG_MATCH', severity: 'error', message };
  }
  const severity = score >= amlReview ? 'warning' : 'information';
  return { code: 'AML_POSSIBLE_MATCH', severity, message: `A listed name scored ${score}` };
}

const changed: Schemas['Warning'] = {
  code: 'AML_CONFIRMED_MATCH_CHANGED',
  severity: 'warning',
  message:
    'The entry of a confirmed match was changed or taken off its list; a person has to decide',
};

/**
 * The one warning that says the most, if any hit counts. A confirmed match whose entry has changed is a person's to
 * decide, whatever it scores.
 *
 * @param isChanged  tells the hits that were confirmed before their entry changed
 */
export function warningsOf<Hit extends JudgedHit>(
  hits: readonly Hit[],
  thresholds: AmlThresholds,
  isChanged: (hit: Hit) => boolean,
): Schemas['Warning'][] {
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

/** Which hits count now and did not before, and the other way round. */
export function deltaOf<Hit extends JudgedHit>(
  before: readonly Hit[],
  after: readonly Hit[],
): Delta<Hit> {
  const beside = (hits: readonly Hit[], others: readonly Hit[]) => {
    const known = new Set(others.filter(isCounted).map(({ id }) => id));
    return hits.filter((hit) => isCounted(hit) && !known.has(hit.id));
  };
  return { added: beside(after, before), removed: beside(before, after) };
}
