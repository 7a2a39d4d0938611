import {
  distanceAt,
  type EmbeddingRoom,
  embeddingBytes,
  type FaceMetric,
  makeRoom,
  placeEmbedding,
  reachOf,
} from '../../engines/index.js';
import {
  createRanking,
  type FaceFacts,
  type FaceQuery,
  type FoundFaces,
  type IndexedFace,
} from './likeness.js';

/** Faces of one model in memory, their numbers in flat arrays. */
export interface FaceTable {
  readonly size: number;
  /** Approximate size in memory. */
  readonly bytes: number;
  /**
   * Adds a face, or takes the place of the one with its id.
   *
   * @throws RangeError for an embedding of another length
   */
  put(face: IndexedFace): void;
  /** Writes zeros over the face's numbers. */
  remove(id: string): void;
  find(query: FaceQuery): FoundFaces;
}

/** A table grows by so many faces at a time: never by copying all it has. */
const blockFaces = 1_024;
/** Bytes of the ids and positions of one face. */
const factsBytes = 400;

/** Returns the memory that one face takes. */
export const faceBytes = (metric: FaceMetric): number => embeddingBytes(metric) + factsBytes;

export function createFaceTable(metric: FaceMetric): FaceTable {
  const blocks: EmbeddingRoom[] = [];
  const facts: FaceFacts[] = [];
  const places = new Map<string, number>();
  const nothing = new Uint8Array(embeddingBytes(metric));

  const blockOf = (place: number): EmbeddingRoom => {
    const at = Math.floor(place / blockFaces);
    const block = blocks[at] ?? makeRoom(metric, blockFaces);
    blocks[at] = block;
    return block;
  };

  const write = (place: number, embedding: Uint8Array): void =>
    placeEmbedding(metric, blockOf(place), place % blockFaces, embedding);

  /** Without a copy in between, which might outlive the face. */
  function copy(from: number, to: number): void {
    const [source, target] = [blockOf(from), blockOf(to)];
    for (const [at, part] of source.bytes.entries()) {
      const size = part.length / blockFaces;
      const begin = (from % blockFaces) * size;
      target.bytes[at]?.set(part.subarray(begin, begin + size), (to % blockFaces) * size);
    }
  }

  return {
    get size() {
      return facts.length;
    },
    get bytes() {
      return blocks.length * blockFaces * embeddingBytes(metric) + facts.length * factsBytes;
    },
    put({ embedding, externalId, id, isBlocklisted, sessionId }) {
      const place = places.get(id) ?? facts.length;
      write(place, embedding);
      facts[place] = { id, externalId, sessionId, isBlocklisted };
      places.set(id, place);
    },
    remove(id) {
      const place = places.get(id);
      if (place === undefined) return;
      const last = facts.length - 1;
      const moved = facts[last];
      if (moved !== undefined && place !== last) {
        copy(last, place);
        facts[place] = moved;
        places.set(moved.id, place);
      }
      write(last, nothing);
      facts.pop();
      places.delete(id);
      blocks.length = Math.ceil(facts.length / blockFaces);
    },
    find(query) {
      const own = makeRoom(metric, 1);
      placeEmbedding(metric, own, 0, query.embedding);
      const ranking = createRanking(metric, query);
      const reach = reachOf(metric, query.threshold);
      for (let place = 0; place < facts.length; place += 1) {
        const [face, room] = [facts[place], blocks[Math.floor(place / blockFaces)]];
        if (face === undefined || room === undefined) break;
        const distance = distanceAt(metric, own, room, place % blockFaces, reach);
        if (!(distance > reach)) ranking.offer(face, distance);
      }
      return { matches: ranking.likest(), searched: facts.length };
    },
  };
}
