import { mergedObject } from '../../scripts/codegen/model/combinations.js';
import {
  isRecord,
  type JsonRecord,
  listAt,
  recordAt,
  resolveSchema,
  stringsAt,
  typesOf,
} from '../../scripts/codegen/model/document.js';
import type { ContractDocument } from '../../scripts/codegen/model/model.js';

export type Random = () => number;

/** Returns a linear congruential generator with the same values in each run. */
export function createRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const pick = <T>(random: Random, list: readonly T[]): T =>
  list[Math.floor(random() * list.length)] as T;

/** Values of every type, including edge cases of formats and lengths. */
const oddities: readonly unknown[] = [
  null,
  true,
  false,
  0,
  -1,
  1,
  0.5,
  0.005,
  1e21,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  2 ** 53,
  '',
  'a',
  'ñ',
  '🔩',
  'a\u0000',
  ' ',
  'x'.repeat(201),
  '🔩'.repeat(60),
  'ana@example.com',
  'ana@',
  'a@b',
  'a..b@example.com',
  'ana@-example.com',
  '@example.com',
  'a@b@example.com',
  '2026-01-31',
  '2026-02-30',
  '2028-02-29',
  '0000-00-00',
  '2026-01-31T09:30:00Z',
  '2026-01-31t09:30:00.5-04:00',
  '2026-01-31T09:30Z',
  '2026-01-31T24:00:00Z',
  '2026-12-31T23:59:60Z',
  '2026-12-31T19:59:60-04:00',
  '2026-12-31T12:00:60Z',
  '2026-01-31 09:30:00Z',
  'https://example.com/a?b#c',
  'https://',
  'https://exa mple.com',
  'urn:isbn:1',
  '//x',
  'a:b#c#d',
  '550e8400-e29b-41d4-a716-446655440000',
  '550e8400',
  '127.0.0.1',
  '256.0.0.1',
  '::1',
  [],
  [1, 1],
  ['a', 'a'],
  {},
  { a: 1 },
];

const scalars: Readonly<Record<string, readonly unknown[]>> = {
  string: oddities.filter((value) => typeof value === 'string'),
  number: [0, 1, 10.5, 0.01, 999999.99],
  integer: [0, 1, 2, 100],
  boolean: [true, false],
  null: [null],
};

/** Makes values for schemas: mostly almost valid, with occasional faults. */
export class Samples {
  private readonly document: ContractDocument;
  private readonly random: Random;

  constructor(document: ContractDocument, random: Random) {
    this.document = document;
    this.random = random;
  }

  /** @param depth  levels that may have optional members */
  of(schema: unknown, depth = 6): unknown {
    if (this.random() < 0.03) return pick(this.random, oddities);
    const target = mergedObject(this.document, resolveSchema(this.document, schema));
    if (target['const'] !== undefined) return target['const'];
    const values = listAt(target, 'enum');
    if (values.length > 0) return pick(this.random, values);
    const branches = [...listAt(target, 'oneOf'), ...listAt(target, 'anyOf')];
    if (branches.length > 0 && target['properties'] === undefined)
      return this.of(pick(this.random, branches), depth);
    const type = pick(this.random, typesOf(target).length > 0 ? typesOf(target) : ['string']);
    if (type === 'object') return this.object(target, depth);
    if (type === 'array') return this.array(target, depth);
    return this.random() < 0.5 ? this.within(target, type) : pick(this.random, scalars[type] ?? []);
  }

  private object(schema: JsonRecord, depth: number): unknown {
    const required = new Set(stringsAt(schema, 'required'));
    const value: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(recordAt(schema, 'properties'))) {
      const chance = required.has(name) ? 0.97 : depth > 0 ? 0.5 : 0;
      if (this.random() < chance) value[name] = this.of(member, depth - 1);
    }
    if (this.random() < 0.1) value['stranger'] = 1;
    const rest = schema['additionalProperties'];
    if (isRecord(rest)) value['a/b~c'] = this.of(rest, depth - 1);
    return value;
  }

  private array(schema: JsonRecord, depth: number): unknown {
    const least = Number(schema['minItems'] ?? 0);
    const count = depth > 0 ? least + Math.floor(this.random() * 3) : least;
    return Array.from({ length: count }, () => this.of(schema['items'] ?? {}, depth - 1));
  }

  /** Returns a value at the bounds of a schema. */
  private within(schema: JsonRecord, type: string): unknown {
    if (type === 'string') {
      const length = Number(
        pick(this.random, [schema['minLength'] ?? 1, schema['maxLength'] ?? 5]),
      );
      return pick(this.random, ['a', '7', 'A']).repeat(Math.min(length, 300));
    }
    const bounds = [schema['minimum'], schema['maximum'], schema['exclusiveMinimum']];
    const bound = Number(
      pick(
        this.random,
        bounds.filter((one) => one !== undefined),
      ) ?? 1,
    );
    return bound + pick(this.random, [-1, 0, 1, 0.01]);
  }
}
