import type { components } from '../../../../generated/kyc/types.js';

type Schemas = components['schemas'];

export type ReviewStatus = Schemas['ReviewStatus'];
export type ScreeningStatus = Schemas['ScreeningStatus'];

/** The members of a hit that a verdict depends on. */
export interface ReviewedHit {
  readonly id: string;
  readonly score: number;
  readonly priority: number;
  readonly reviewStatus: ReviewStatus;
  readonly matchedNameKind: Schemas['Hit']['matchedNameKind'];
  readonly modifiers: readonly Schemas['HitModifier'][];
}

export const isCounted = ({ reviewStatus }: ReviewedHit): boolean =>
  reviewStatus !== 'false_positive';

export interface Verdict {
  readonly match: boolean;
  /** Score of the best hit that counts; 0 without one. */
  readonly score: number;
  /** The highest priority of the hits that count; 0 without one. */
  readonly priority: number;
}

export function verdictOf(hits: readonly ReviewedHit[]): Verdict {
  const counted = hits.filter(isCounted);
  return {
    match: counted.length > 0,
    score: Math.max(0, ...counted.map(({ score }) => score)),
    priority: Math.max(0, ...counted.map(({ priority }) => priority)),
  };
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
