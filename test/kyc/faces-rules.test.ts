import fc from 'fast-check';
import { distancesFrom, scoreAt } from '../../src/kyc/engines/index.js';
import { estimateOf, minorFindings } from '../../src/kyc/faces/evidence/ages.js';
import { capture } from '../../src/kyc/faces/evidence/capture.js';
import { matchMetric, searchMetric, toEmbedding } from '../../src/kyc/faces/evidence/distance.js';
import { bestSimilarity } from '../../src/kyc/faces/evidence/match.js';
import type { FaceMeasurements, MeasuredFace } from '../../src/kyc/faces/reading.js';
import { describe, expect, test } from '../support/jest.js';

const good: FaceMeasurements = {
  pose: { turn: 0.05, nod: 0.6, roll: 3, eyes: 0.3 },
  detail: 60,
  light: 0.5,
  thumbnail: new Uint8Array(576),
  embedding: null,
  age: 30,
  antispoof: null,
  live: null,
};

const face = (more: Partial<FaceMeasurements> = {}, widthPixels = 200): MeasuredFace => ({
  box: { x: 0.3, y: 0.3, width: 0.3, height: 0.3 },
  confidence: 0.99,
  widthPixels,
  measured: { ...good, ...more },
});

describe('scoreAt', () => {
  test('returns 80 for a sure match and 50 for none; 90 and 70 in a search', () => {
    const match = [0, 0.66, 0.73, 0.8, 1.2, 9].map((at) => scoreAt(matchMetric.scores, at));
    expect(match.map(Math.round)).toEqual([100, 80, 65, 50, 0, 0]);
    const search = [0.6, 0.7, 0.8].map((at) => scoreAt(searchMetric.scores, at));
    expect(search.map(Math.round)).toEqual([90, 70, 50]);
  });

  test('never rises with the distance', () => {
    const distance = fc.double({ min: 0, max: 3, noNaN: true });
    fc.assert(
      fc.property(distance, distance, (a, b) => {
        const [near, far] = [Math.min(a, b), Math.max(a, b)];
        return [matchMetric, searchMetric].every(
          ({ scores }) => scoreAt(scores, near) >= scoreAt(scores, far),
        );
      }),
    );
  });
});

describe('an embedding', () => {
  const numbers = (length: number) =>
    fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: length, maxLength: length });

  test('keeps the distance of both networks', () => {
    const two = fc.tuple(numbers(128), numbers(1024));
    fc.assert(
      fc.property(two, two, ([a, longA], [b, longB]) => {
        const kept = [
          toEmbedding(Float32Array.from(a), longA),
          toEmbedding(Float32Array.from(b), longB),
        ];
        const [own = new Uint8Array(), other = new Uint8Array()] = kept;
        const length = Math.hypot(...a.map((value, at) => value - (b[at] ?? 0)));
        const dot = longA.reduce((sum, value, at) => sum + value * (longB[at] ?? 0), 0);
        const norms = Math.hypot(...longA) * Math.hypot(...longB);
        const expected = length + 0.4 * (1 - (norms === 0 ? 0 : dot / norms));
        return Math.abs(distancesFrom(matchMetric, own)(other) - expected) < 0.01;
      }),
      { numRuns: 30 },
    );
  });

  test('of another model is refused instead of compared', () => {
    const own = toEmbedding(
      new Float32Array(128),
      Array.from({ length: 1024 }, () => 1),
    );
    const distance = distancesFrom(searchMetric, own);
    expect(own).toHaveLength(1536);
    expect(() => distance(own.subarray(1))).toThrow(RangeError);
    expect(() => distancesFrom(searchMetric, new Uint8Array(128))).toThrow(RangeError);
    expect(() => toEmbedding(new Float32Array(64), [])).toThrow(RangeError);
  });
});

describe('capture', () => {
  const faults = (one: MeasuredFace) => capture([one]).findings.map(({ code }) => code);

  test('reports no finding for a good picture', () => {
    const { examined, findings } = capture([face()]);
    expect(findings).toEqual([]);
    expect(examined.every(({ status }) => status === 'passed')).toBe(true);
  });

  test('reports each fault of a bad picture', () => {
    expect(faults(face({}, 79))).toEqual(['FACE_TOO_SMALL']);
    expect(faults(face({ detail: 6 }))).toEqual(['IMAGE_BLURRED']);
    expect(faults(face({ light: 0.03 }))).toEqual(['IMAGE_TOO_DARK']);
    expect(faults(face({ light: 0.97 }))).toEqual(['IMAGE_TOO_BRIGHT']);
    const pose = { turn: -0.7, nod: 0.6, roll: 0, eyes: 0.1 };
    const { examined, findings } = capture([face({ pose })]);
    expect(findings).toMatchObject([{ code: 'FACE_TURNED_AWAY', isRetryable: true }]);
    expect(examined.at(-1)).toMatchObject({ code: 'EYES_OPEN', status: 'warning' });
  });

  test('accepts dark skin in normal light', () => {
    expect(faults(face({ light: 0.12 }))).toEqual([]);
  });
});

describe('estimateOf and minorFindings', () => {
  test('add eight years on either side of the age', () => {
    expect(estimateOf(30.04)).toEqual({ age: 30, range: { low: 22, high: 38 } });
    expect(estimateOf(4)).toEqual({ age: 4, range: { low: 0, high: 12 } });
  });

  test('send either face under eighteen to review', () => {
    expect(minorFindings([face({ age: 18 }), face({ age: null })])).toEqual([]);
    expect(minorFindings([face(), face({ age: 12.4 })])).toMatchObject([
      {
        code: 'POSSIBLE_MINOR',
        severity: 'warning',
        message: { en: expect.stringContaining('4 and 21') },
      },
    ]);
  });
});

describe('bestSimilarity', () => {
  const of = (value: number) =>
    face({ embedding: toEmbedding(new Float32Array(128).fill(value), Array(1024).fill(1)) });

  test('returns the similarity of the closest pair, and null for an unread face', () => {
    expect(bestSimilarity([of(0)], [of(0.05), of(0)])).toBe(100);
    expect(bestSimilarity([of(0)], [of(1)])).toBe(0);
    expect(bestSimilarity([of(0), face()], [of(0)])).toBeNull();
    expect(bestSimilarity([], [of(0)])).toBeNull();
  });
});
