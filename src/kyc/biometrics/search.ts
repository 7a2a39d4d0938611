import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import type { FaceEmbedder } from '../engines/index.js';
import { type Gallery, type IndexedFace, readFaces } from './queries.js';

type FaceSimilarity = components['schemas']['FaceSimilarity'];

function cosine(a: Float32Array, b: Float32Array): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
}

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
  readonly embedding: Float32Array;
  /** 0 to 100. */
  readonly threshold: number;
  readonly limit: number;
  /** Leaves a face out. */
  readonly isOwn?: (face: IndexedFace) => boolean;
}

/** Compares with every face of the gallery, one by one: exact, some 70 ms for a hundred thousand. */
export async function searchGallery(
  db: Db,
  engine: Pick<FaceEmbedder, 'score'>,
  gallery: Gallery,
  { embedding, isOwn, limit, threshold }: FaceQuery,
): Promise<{ readonly matches: FaceSimilarity[]; readonly searched: number }> {
  let matches: FaceSimilarity[] = [];
  let searched = 0;
  for await (const faces of readFaces(db, gallery)) {
    searched += faces.length;
    for (const face of faces) {
      const score = engine.score(cosine(embedding, face.embedding));
      if (score < threshold || isOwn?.(face) === true) continue;
      matches.push(toSimilarity(face, score));
    }
    matches = matches.sort(byLikeness).slice(0, limit);
  }
  return { matches, searched };
}
