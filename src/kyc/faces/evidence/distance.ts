import type { FaceMetric, ScoreMap } from '../../engines/index.js';

/** Numbers of the descriptor of each network. */
export const faceApiNumbers = 128;
export const humanNumbers = 1024;

/** Near 0 for one picture of a face, under .66 for one person, over .8 for two. */
const parts: FaceMetric['parts'] = [
  { numbers: faceApiNumbers, stored: 'float32', by: 'euclidean', weight: 1 },
  { numbers: humanNumbers, stored: 'int8', by: 'cosine', weight: 0.4 },
];

/** One to one: 80 and more is one person, under 50 two. */
const matchScores: ScoreMap = [
  [0, 100],
  [0.66, 80],
  [0.8, 50],
  [1.2, 0],
];

/** One to many is stricter, since every further face is a further chance to err: 90 is a match, 70 a possible one. */
const searchScores: ScoreMap = [
  [0, 100],
  [0.6, 90],
  [0.7, 70],
  [0.8, 50],
  [1.2, 0],
];

export const matchMetric: FaceMetric = { parts, scores: matchScores };
export const searchMetric: FaceMetric = { parts, scores: searchScores };

/**
 * Returns the stored form of a face: the first descriptor unchanged, because its length counts, and the direction of
 * the second one, in a byte per number. This changes a distance by less than .001 and keeps a face under two
 * kilobytes.
 */
export function toEmbedding(faceApi: Float32Array, human: readonly number[]): Uint8Array {
  if (faceApi.length !== faceApiNumbers || human.length !== humanNumbers) {
    throw new RangeError('The networks have answered descriptors of another length');
  }
  const largest = human.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;
  const bytes = new Uint8Array(faceApiNumbers * 4 + humanNumbers);
  bytes.set(new Uint8Array(faceApi.buffer, faceApi.byteOffset, faceApi.byteLength));
  bytes.set(
    new Uint8Array(Int8Array.from(human, (value) => Math.round((value / largest) * 127)).buffer),
    faceApiNumbers * 4,
  );
  return bytes;
}
