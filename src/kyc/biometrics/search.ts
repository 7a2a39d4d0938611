import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import { distancesFrom, type FaceEmbedder, scoreAt } from '../engines/index.js';
import { type Gallery, type IndexedFace, readFaces } from './queries.js';

type FaceSimilarity = components['schemas']['FaceSimilarity'];

const byLikeness = (a: FaceSimilarity, b: FaceSimilarity): number =>
  b.similarity - a.similarity || (a.faceId < b.faceId ? -1 : 1);

const toSimilarity = (face: IndexedFace, score: number): FaceSimilarity => ({
  faceId: face.id,
  externalId: face.externalId,
  sessionId: face.sessionId,
  similarity: Math.round(Math.min(100, Math.max(0, score)) * 10) / 10,
  blocklisted: face.isBlocklisted,
});

export interface FaceQuery {
  readonly embedding: Uint8Array;
  /** 0 to 100. */
  readonly threshold: number;
  readonly limit: number;
  /** Leaves a face out. */
  readonly isOwn?: (face: IndexedFace) => boolean;
}

/** Compares with every face of the gallery, one by one: exact, and a second of processor time for a hundred thousand. */
export async function searchGallery(
  db: Db,
  { metric }: Pick<FaceEmbedder, 'metric'>,
  gallery: Gallery,
  { embedding, isOwn, limit, threshold }: FaceQuery,
): Promise<{ readonly matches: FaceSimilarity[]; readonly searched: number }> {
  const distanceTo = distancesFrom(metric, embedding);
  let matches: FaceSimilarity[] = [];
  let searched = 0;
  for await (const faces of readFaces(db, gallery)) {
    searched += faces.length;
    for (const face of faces) {
      const score = scoreAt(metric.scores, distanceTo(face.embedding));
      if (score < threshold || isOwn?.(face) === true) continue;
      matches.push(toSimilarity(face, score));
    }
    matches = matches.sort(byLikeness).slice(0, limit);
  }
  return { matches, searched };
}
