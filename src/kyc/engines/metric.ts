/** A part of an embedding. */
interface MetricPart {
  readonly numbers: number;
  /** The type of its numbers: floats of four bytes, little-endian, or signed bytes. */
  readonly stored: 'float32' | 'int8';
  /** The Euclidean distance, or one minus the cosine. */
  readonly by: 'euclidean' | 'cosine';
  readonly weight: number;
}

/**
 * Distances and their scores from 0 to 100, the smallest distance first. Scores in between are interpolated linearly.
 */
export type ScoreMap = readonly (readonly [distance: number, score: number])[];

/** The comparison of the embeddings of a model. It is plain data, so that threads can compare as well. */
export interface FaceMetric {
  /**
   * The parts of an embedding in their order. The distance of two embeddings is the weighted sum of the distances of
   * their parts.
   */
  readonly parts: readonly MetricPart[];
  readonly scores: ScoreMap;
}

type Numbers = Float32Array | Int8Array;

/** Memory for embeddings of a model, with one array per part. */
export interface EmbeddingRoom {
  readonly parts: readonly Numbers[];
  /** The same memory. */
  readonly bytes: readonly Uint8Array[];
}

const sizeOf = ({ numbers, stored }: MetricPart): number =>
  stored === 'float32' ? numbers * 4 : numbers;

/** Bytes of one embedding. */
export const embeddingBytes = ({ parts }: Pick<FaceMetric, 'parts'>): number =>
  parts.reduce((sum, part) => sum + sizeOf(part), 0);

export function makeRoom({ parts }: FaceMetric, count: number): EmbeddingRoom {
  const arrays = parts.map(({ numbers, stored }): Numbers => {
    return stored === 'float32'
      ? new Float32Array(numbers * count)
      : new Int8Array(numbers * count);
  });
  return { parts: arrays, bytes: arrays.map(({ buffer }) => new Uint8Array(buffer)) };
}

/**
 * Stores an embedding. Copies its bytes, because those from the database may not be aligned.
 *
 * @throws RangeError for an embedding of another length
 */
export function placeEmbedding(
  metric: FaceMetric,
  { bytes }: EmbeddingRoom,
  place: number,
  embedding: Uint8Array,
): void {
  if (embedding.length !== embeddingBytes(metric)) {
    throw new RangeError(`${embedding.length} bytes are no embedding of this model`);
  }
  let from = 0;
  for (const [at, part] of metric.parts.entries()) {
    const size = sizeOf(part);
    bytes[at]?.set(embedding.subarray(from, from + size), place * size);
    from += size;
  }
}

function euclidean(a: Numbers, b: Numbers, from: number): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) {
    const difference = (a[at] ?? 0) - (b[from + at] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}

function cosineDistance(a: Numbers, b: Numbers, from: number): number {
  let [dot, ofA, ofB] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] ?? 0, b[from + at] ?? 0];
    dot += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 1 : 1 - dot / Math.sqrt(ofA * ofB);
}

const ways = { euclidean, cosine: cosineDistance };
const none = new Float32Array();

/**
 * Returns the distance of two embeddings.
 *
 * @param own    memory with the embedding to compare
 * @param reach  for larger distances, returns Infinity
 */
export function distanceAt(
  { parts }: FaceMetric,
  own: EmbeddingRoom,
  room: EmbeddingRoom,
  place: number,
  reach = Number.POSITIVE_INFINITY,
): number {
  let sum = 0;
  for (let at = 0; at < parts.length; at += 1) {
    const part = parts[at];
    if (part === undefined) break;
    const numbers = room.parts[at] ?? none;
    sum += part.weight * ways[part.by](own.parts[at] ?? none, numbers, place * part.numbers);
    if (sum > reach) return Number.POSITIVE_INFINITY;
  }
  return sum;
}

/**
 * Returns a function for the distances from an embedding.
 *
 * @throws RangeError for an embedding of another length
 */
export function distancesFrom(
  metric: FaceMetric,
  probe: Uint8Array,
): (candidate: Uint8Array) => number {
  const [own, other] = [makeRoom(metric, 1), makeRoom(metric, 1)];
  placeEmbedding(metric, own, 0, probe);
  return (candidate) => {
    placeEmbedding(metric, other, 0, candidate);
    return distanceAt(metric, own, other, 0);
  };
}

/** Returns the score of a distance, 0 to 100. */
export function scoreAt(scores: ScoreMap, distance: number): number {
  const next = scores.findIndex(([limit]) => distance <= limit);
  if (next === -1) return scores.at(-1)?.[1] ?? 0;
  const [to, low] = scores[next] ?? [0, 0];
  const [from, high] = scores[next - 1] ?? [to, low];
  return from === to ? low : high + ((low - high) * (distance - from)) / (to - from);
}

/** Larger than every rounding error. */
const slack = 1e-9;

/** Returns the largest distance that can score `threshold`; Infinity if unknown. */
export function reachOf({ parts, scores }: FaceMetric, threshold: number): number {
  const isFalling =
    parts.every(({ weight }) => weight >= 0) &&
    scores.every(([, score], at) => at === 0 || score <= (scores[at - 1]?.[1] ?? 0));
  const next = scores.findIndex(([, score]) => score < threshold);
  if (!isFalling || next === -1) return Number.POSITIVE_INFINITY;
  const [to, low] = scores[next] ?? [0, 0];
  const [from, high] = scores[next - 1] ?? [to, low];
  const share = high === low ? 1 : (high - threshold) / (high - low);
  return from + (to - from) * share + slack;
}
