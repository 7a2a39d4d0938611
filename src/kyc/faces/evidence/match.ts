import {
  distancesFrom,
  type ExaminedAspect,
  type FaceMatchEvidence,
  scoreAt,
} from '../../engines/index.js';
import { text } from '../messages/index.js';
import type { MeasuredFace } from '../reading.js';
import { minorFindings } from './ages.js';
import { qualityOf } from './capture.js';
import { matchMetric } from './distance.js';
import { toFace } from './look.js';

/** In tenths, 0 to 100; null where one of them was not read by both networks. */
export function similarity(a: Uint8Array | null | undefined, b: Uint8Array | null | undefined) {
  if (!a || !b) return null;
  return Math.round(scoreAt(matchMetric.scores, distancesFrom(matchMetric, a)(b)) * 10) / 10;
}

/**
 * Returns the highest similarity between two pictures. With several faces in a picture the right one is unknown, so a
 * low value means that no face is similar, and a high value goes to review.
 *
 * @returns null if a face was not read, because the most similar pair may include it
 */
export function bestSimilarity(
  users: readonly MeasuredFace[],
  refs: readonly MeasuredFace[],
): number | null {
  let best: number | null = null;
  for (const user of users) {
    for (const ref of refs) {
      const score = similarity(user.measured?.embedding, ref.measured?.embedding);
      if (score === null) return null;
      best = Math.max(best ?? 0, score);
    }
  }
  return best;
}

export function matchEvidence(
  users: readonly MeasuredFace[],
  refs: readonly MeasuredFace[],
): FaceMatchEvidence {
  const inReference: ExaminedAspect = {
    code: 'ONE_FACE_IN_REFERENCE',
    status: refs.length === 1 ? 'passed' : 'warning',
    score: null,
    details: text('facesFound', { count: refs.length }),
  };
  return {
    score: bestSimilarity(users, refs),
    userFaces: users.map(toFace),
    refFaces: refs.map(toFace),
    quality: qualityOf(users[0]?.measured),
    examined: [inReference],
    findings: minorFindings([...users, ...refs]),
  };
}
