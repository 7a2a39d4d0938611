import fc from 'fast-check';
import { createFaceTable } from '../../src/kyc/biometrics/galleries/face-table.js';
import {
  createRanking,
  type FaceQuery,
  type IndexedFace,
} from '../../src/kyc/biometrics/galleries/likeness.js';
import { distancesFrom, type FaceMetric, reachOf, scoreAt } from '../../src/kyc/engines/index.js';
import { searchMetric, toEmbedding } from '../../src/kyc/faces/evidence/distance.js';
import { describe, expect, test } from '../support/jest.js';
import { embeddingOf, smallMetric } from './gallery-faces.js';

/** Embeddings of the two networks, near enough to each other to cover the whole scale. */
const large = fc
  .tuple(fc.integer({ min: 0, max: 3 }), fc.integer(), fc.double({ min: 0, max: 0.2, noNaN: true }))
  .map(([person, seed, noise]) => {
    const at = (place: number) =>
      Math.sin((person + 1) * (place + 1)) * 0.06 + Math.sin(seed * (place + 7)) * noise;
    const first = Float32Array.from({ length: 128 }, (_, place) => at(place));
    return toEmbedding(
      first,
      Array.from({ length: 1_024 }, (_, place) => at(place + 128)),
    );
  });

const small = fc.uint8Array({ minLength: 32, maxLength: 32 }).map(embeddingOf);

const id = fc.integer({ min: 0, max: 30 }).map((number) => `face_${number}`);

type Step = { readonly put: IndexedFace } | { readonly remove: string };

const stepsOf = (embedding: fc.Arbitrary<Uint8Array>) => {
  const person = fc.option(fc.constantFrom('a', 'b'));
  const face = fc.record<IndexedFace>({
    id,
    embedding,
    externalId: person,
    sessionId: person,
    isBlocklisted: fc.boolean(),
  });
  const step: fc.Arbitrary<Step> = fc.oneof(
    { weight: 3, arbitrary: face.map((put) => ({ put })) },
    { weight: 2, arbitrary: id.map((remove) => ({ remove })) },
  );
  return fc.array(step, { maxLength: 60 });
};

const queryOf = (embedding: fc.Arbitrary<Uint8Array>): fc.Arbitrary<FaceQuery> =>
  fc
    .record({
      embedding,
      threshold: fc.oneof(fc.constantFrom(0, 50, 70, 90, 100), fc.integer({ min: 0, max: 100 })),
      limit: fc.integer({ min: 1, max: 12 }),
      externalId: fc.option(fc.constant('a')),
    })
    .map(({ externalId, ...query }) =>
      externalId === null ? query : { ...query, except: { externalId, sessionId: undefined } },
    );

/** Compares each face one by one, without an early exit. */
function compareEach(metric: FaceMetric, faces: readonly IndexedFace[], query: FaceQuery) {
  const distanceTo = distancesFrom(metric, query.embedding);
  const ranking = createRanking(metric, query);
  for (const face of faces) ranking.offer(face, distanceTo(face.embedding));
  return { matches: ranking.likest(), searched: faces.length };
}

const metrics = [
  { name: 'the built-in networks', metric: searchMetric, embedding: large },
  { name: 'the sandbox', metric: smallMetric, embedding: small },
];

describe('a table of faces', () => {
  test.each(metrics)('returns the bit-exact result of comparing each face, for $name', (of) => {
    const { embedding, metric } = of;
    fc.assert(
      fc.property(
        stepsOf(embedding),
        fc.array(queryOf(embedding), { maxLength: 5 }),
        (all, asked) => {
          const table = createFaceTable(metric);
          const faces = new Map<string, IndexedFace>();
          for (const step of all) {
            if ('put' in step) {
              table.put(step.put);
              faces.set(step.put.id, step.put);
            } else {
              table.remove(step.remove);
              faces.delete(step.remove);
            }
          }
          for (const query of asked) {
            expect(table.find(query)).toEqual(compareEach(metric, [...faces.values()], query));
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  test('keeps its faces apart over many blocks, whichever faces are removed', () => {
    const table = createFaceTable(smallMetric);
    const face = (at: number): IndexedFace => {
      const embedding = embeddingOf(Buffer.alloc(32).fill(`${at} ${at * 7}`));
      return {
        id: `face_${at}`,
        embedding,
        externalId: null,
        sessionId: null,
        isBlocklisted: false,
      };
    };
    const faces = new Map(Array.from({ length: 3_000 }, (_, at) => [at, face(at)] as const));
    for (const one of faces.values()) table.put(one);
    for (const at of [...faces.keys()].filter((each) => each % 3 !== 1)) {
      table.remove(`face_${at}`);
      faces.delete(at);
    }
    for (const at of [2, 2_999, 5_000]) {
      table.put(face(at));
      faces.set(at, face(at));
    }
    for (const threshold of [0, 99.9]) {
      const query = { embedding: face(1_000).embedding, threshold, limit: 50 };
      expect(table.find(query)).toEqual(compareEach(smallMetric, [...faces.values()], query));
    }
  });

  test('refuses an embedding of another length, and stays unchanged', () => {
    const table = createFaceTable(smallMetric);
    const facts = { id: 'face_1', externalId: null, sessionId: null, isBlocklisted: false };
    expect(() => table.put({ ...facts, embedding: new Uint8Array(127) })).toThrow(RangeError);
    expect(table.size).toBe(0);
  });

  test('frees memory when faces are removed', () => {
    const table = createFaceTable(smallMetric);
    const facts = { externalId: null, sessionId: null, isBlocklisted: false };
    const ids = Array.from({ length: 2_500 }, (_, at) => `face_${at}`);
    for (const each of ids) table.put({ ...facts, id: each, embedding: new Uint8Array(128) });
    const before = table.bytes;
    for (const each of ids.slice(10)) table.remove(each);
    expect(table.bytes).toBeLessThan(before / 2);
  });
});

describe('reachOf', () => {
  test('excludes no distance that scores the threshold', () => {
    const distance = fc.double({ min: 0, max: 3, noNaN: true });
    const threshold = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(distance, threshold, (at, least) => {
        const reach = reachOf(searchMetric, least);
        if (at > reach) expect(scoreAt(searchMetric.scores, at)).toBeLessThan(least);
      }),
    );
  });

  test('is infinite for rising scores and for negative weights', () => {
    const [part] = smallMetric.parts;
    if (part === undefined) throw new Error('unreachable');
    const rising = { ...smallMetric, scores: [[0, 10] as const, [1, 90] as const] };
    const negative = { ...smallMetric, parts: [{ ...part, weight: -1 }] };
    expect([rising, negative].map((metric) => reachOf(metric, 50))).toEqual([
      Number.POSITIVE_INFINITY,
      Number.POSITIVE_INFINITY,
    ]);
  });
});
