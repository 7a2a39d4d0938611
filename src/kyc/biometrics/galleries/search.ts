import type { Db } from '../../../kernel/db/client.js';
import { distancesFrom, type FaceEmbedder } from '../../engines/index.js';
import type { Gallery } from '../queries.js';
import { createRanking, type FaceQuery, type FaceSearchResult } from './likeness.js';
import { readFaces } from './queries.js';

/** Reads and compares every face of the gallery in the main thread. */
export async function searchEach(
  db: Db,
  { metric }: Pick<FaceEmbedder, 'metric'>,
  gallery: Gallery,
  query: FaceQuery,
): Promise<FaceSearchResult> {
  const distanceTo = distancesFrom(metric, query.embedding);
  const ranking = createRanking(metric, query);
  let searched = 0;
  for await (const faces of readFaces(db, gallery)) {
    searched += faces.length;
    for (const face of faces) ranking.offer(face, distanceTo(face.embedding));
  }
  return { matches: ranking.likest(), searched };
}
