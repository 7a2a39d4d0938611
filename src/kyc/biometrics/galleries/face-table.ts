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
  type FaceSearchResult,
  type IndexedFace,
} from './likeness.js';

/** The faces of one model in memory, as flat arrays of numbers. */
export interface FaceTable {
  readonly size: number;
  /** Approximate size in memory. */
  readonly bytes: number;
  /**
   * Adds a face, or replaces the face with the same id.
   *
   * @throws RangeError for an embedding of another length
   */
  put(face: IndexedFace): void;
  /** Writes zeros over the face's numbers. */
  remove(id: string): void;
  find(query: FaceQuery): FaceSearchResult;
}

/** A table grows by this many faces at a time, without copying the existing ones. */
const blockFaces = 1_024;
/** Bytes of the ids and positions of one face. */
const factsBytes = 400;

/** Returns the memory that one face takes. */
export const faceBytes = (metric: FaceMetric): number => embeddingBytes(metric) + factsBytes;

interface TableState {
  readonly metric: FaceMetric;
  readonly blocks: EmbeddingRoom[];
  readonly facts: FaceFacts[];
  /** The position of each face, by its id. */
  readonly places: Map<string, number>;
  /** Zeros to overwrite removed faces. */
  readonly nothing: Uint8Array;
}

function blockOf({ blocks, metric }: TableState, place: number): EmbeddingRoom {
  const at = Math.floor(place / blockFaces);
  const block = blocks[at] ?? makeRoom(metric, blockFaces);
  blocks[at] = block;
  return block;
}

function write(table: TableState, place: number, embedding: Uint8Array): void {
  placeEmbedding(table.metric, blockOf(table, place), place % blockFaces, embedding);
}

/** Copies numbers without a temporary copy, which could remain in memory after the face is erased. */
function copy(table: TableState, from: number, to: number): void {
  const [source, target] = [blockOf(table, from), blockOf(table, to)];
  for (const [at, part] of source.bytes.entries()) {
    const size = part.length / blockFaces;
    const begin = (from % blockFaces) * size;
    target.bytes[at]?.set(part.subarray(begin, begin + size), (to % blockFaces) * size);
  }
}

function put(table: TableState, face: IndexedFace): void {
  const { facts, places } = table;
  const { embedding, externalId, id, isBlocklisted, sessionId } = face;
  const place = places.get(id) ?? facts.length;
  write(table, place, embedding);
  facts[place] = { id, externalId, sessionId, isBlocklisted };
  places.set(id, place);
}

/** Removes a face. The last face takes its place. */
function remove(table: TableState, id: string): void {
  const { blocks, facts, nothing, places } = table;
  const place = places.get(id);
  if (place === undefined) return;
  const last = facts.length - 1;
  const moved = facts[last];
  if (moved !== undefined && place !== last) {
    copy(table, last, place);
    facts[place] = moved;
    places.set(moved.id, place);
  }
  write(table, last, nothing);
  facts.pop();
  places.delete(id);
  blocks.length = Math.ceil(facts.length / blockFaces);
}

function find({ blocks, facts, metric }: TableState, query: FaceQuery): FaceSearchResult {
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
}

export function createFaceTable(metric: FaceMetric): FaceTable {
  const blocks: EmbeddingRoom[] = [];
  const facts: FaceFacts[] = [];
  const nothing = new Uint8Array(embeddingBytes(metric));
  const table: TableState = { metric, blocks, facts, places: new Map(), nothing };
  return {
    get size() {
      return facts.length;
    },
    get bytes() {
      return blocks.length * blockFaces * embeddingBytes(metric) + facts.length * factsBytes;
    },
    put: (face) => put(table, face),
    remove: (id) => remove(table, id),
    find: (query) => find(table, query),
  };
}
