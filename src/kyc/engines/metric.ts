/** A run of numbers within an embedding. */
interface MetricPart {
  readonly numbers: number;
  /** Each takes four bytes, the lowest first, or one byte with its sign. */
  readonly stored: 'float32' | 'int8';
  /** The length of the difference; or one less the cosine, 0 for the same direction. */
  readonly by: 'euclidean' | 'cosine';
  readonly weight: number;
}

/** Distances and the scores of 0 to 100 that they are worth, the nearest first; a straight line between two. */
export type ScoreMap = readonly (readonly [distance: number, score: number])[];

/** How the embeddings of a model are compared: plain data, so that it may be done anywhere. */
export interface FaceMetric {
  /** One after another in each embedding; the distance of two is the weighted sum over all. */
  readonly parts: readonly MetricPart[];
  readonly scores: ScoreMap;
}

type Numbers = Float32Array | Int8Array;

interface Room {
  readonly bytes: Uint8Array;
  readonly parts: readonly Numbers[];
}

const sizeOf = ({ numbers, stored }: MetricPart): number =>
  stored === 'float32' ? numbers * 4 : numbers;

/** A place for one embedding: what the database hands out need not begin where a number may. */
function makeRoom({ parts }: FaceMetric): Room {
  const buffer = new ArrayBuffer(parts.reduce((sum, part) => sum + sizeOf(part), 0));
  let at = 0;
  const views = parts.map((part): Numbers => {
    const { numbers, stored } = part;
    const view =
      stored === 'float32'
        ? new Float32Array(buffer, at, numbers)
        : new Int8Array(buffer, at, numbers);
    at += sizeOf(part);
    return view;
  });
  return { bytes: new Uint8Array(buffer), parts: views };
}

function euclidean(a: Numbers, b: Numbers): number {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) {
    const difference = (a[at] ?? 0) - (b[at] ?? 0);
    sum += difference * difference;
  }
  return Math.sqrt(sum);
}

function cosineDistance(a: Numbers, b: Numbers): number {
  let [dot, ofA, ofB] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [a[at] ?? 0, b[at] ?? 0];
    dot += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 1 : 1 - dot / Math.sqrt(ofA * ofB);
}

const ways = { euclidean, cosine: cosineDistance };

/**
 * Distances from one embedding.
 *
 * @throws RangeError for an embedding of another length
 */
export function distancesFrom(
  metric: FaceMetric,
  probe: Uint8Array,
): (candidate: Uint8Array) => number {
  const [own, other] = [makeRoom(metric), makeRoom(metric)];
  const fill = (room: Room, embedding: Uint8Array): void => {
    if (embedding.length !== room.bytes.length) {
      throw new RangeError(`${embedding.length} bytes are no embedding of this model`);
    }
    room.bytes.set(embedding);
  };
  fill(own, probe);
  const empty = new Float32Array();
  return (candidate) => {
    fill(other, candidate);
    return metric.parts.reduce((sum, { by, weight }, at) => {
      return sum + weight * ways[by](own.parts[at] ?? empty, other.parts[at] ?? empty);
    }, 0);
  };
}

/** What a distance is worth, 0 to 100. */
export function scoreAt(scores: ScoreMap, distance: number): number {
  const next = scores.findIndex(([limit]) => distance <= limit);
  if (next === -1) return scores.at(-1)?.[1] ?? 0;
  const [to, low] = scores[next] ?? [0, 0];
  const [from, high] = scores[next - 1] ?? [to, low];
  return from === to ? low : high + ((low - high) * (distance - from)) / (to - from);
}
