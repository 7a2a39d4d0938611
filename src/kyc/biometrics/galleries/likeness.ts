import type { components } from '../../../../generated/kyc/types.js';
import { type FaceMetric, scoreAt } from '../../engines/index.js';

export type FaceSimilarity = components['schemas']['FaceSimilarity'];

/** The facts of a face that are stored beside its embedding. */
export interface FaceFacts {
  readonly id: string;
  readonly externalId: string | null;
  readonly sessionId: string | null;
  readonly isBlocklisted: boolean;
}

export interface IndexedFace extends FaceFacts {
  readonly embedding: Uint8Array;
}

export interface Person {
  readonly sessionId: string | null | undefined;
  readonly externalId: string | null | undefined;
}

/**
 * Returns true for faces of the same session or of the same external id, which are the same person and no duplicates.
 */
export const isFaceOf =
  ({ externalId, sessionId }: Person) =>
  (face: Pick<FaceFacts, 'externalId' | 'sessionId'>): boolean =>
    (typeof sessionId === 'string' && face.sessionId === sessionId) ||
    (typeof externalId === 'string' && face.externalId === externalId);

/** Plain data, because a thread may answer it. */
export interface FaceQuery {
  readonly embedding: Uint8Array;
  /** 0 to 100. */
  readonly threshold: number;
  readonly limit: number;
  /** The person whose faces are ignored. */
  readonly except?: Person;
}

export interface FaceSearchResult {
  /** The matches, the most similar first. */
  readonly matches: FaceSimilarity[];
  readonly searched: number;
}

const byLikeness = (a: FaceSimilarity, b: FaceSimilarity): number =>
  b.similarity - a.similarity || (a.faceId < b.faceId ? -1 : 1);

const toSimilarity = (face: FaceFacts, score: number): FaceSimilarity => ({
  faceId: face.id,
  externalId: face.externalId,
  sessionId: face.sessionId,
  similarity: Math.round(Math.min(100, Math.max(0, score)) * 10) / 10,
  blocklisted: face.isBlocklisted,
});

/** The number of candidates at which they are sorted and cut. */
const waiting = 1_000;

/** Keeps the most similar of the offered faces, independent of their order. */
export function createRanking(
  { scores }: Pick<FaceMetric, 'scores'>,
  { except, limit, threshold }: Omit<FaceQuery, 'embedding'>,
) {
  const isLeftOut = except === undefined ? () => false : isFaceOf(except);
  let best: FaceSimilarity[] = [];
  const shorten = (): FaceSimilarity[] => {
    best = best.sort(byLikeness).slice(0, limit);
    return best;
  };
  return {
    offer(face: FaceFacts, distance: number): void {
      const score = scoreAt(scores, distance);
      if (score < threshold || isLeftOut(face)) return;
      best.push(toSimilarity(face, score));
      if (best.length >= limit + waiting) shorten();
    },
    likest: shorten,
  };
}
