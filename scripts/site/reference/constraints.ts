import type { Schema } from '../../../src/kernel/http/site/collections/document.js';
import { escaped } from '../html.js';
import type { Words } from '../words/en.js';
import type { Shape } from './shape.js';

/** Bounds that no caller reaches are left out. */
const isFelt = (bound: unknown): boolean => Math.abs(Number(bound)) < Number.MAX_SAFE_INTEGER;

type Range = (low: unknown, high: unknown) => string;

function range(schema: Schema, low: string, high: string, say: Range): readonly string[] {
  const [from, to] = [schema[low], schema[high]].map((bound) =>
    isFelt(bound) ? bound : undefined,
  );
  return from === undefined && to === undefined ? [] : [say(from, to)];
}

const one = (value: unknown, say: (value: unknown) => string): readonly string[] =>
  value === undefined ? [] : [say(value)];

const code = (value: unknown): string => `<code>${escaped(String(value))}</code>`;

function scalarRules(words: Words, schema: Schema): readonly string[] {
  const isListed = schema.enum !== undefined || schema.const !== undefined;
  if (isListed)
    return one(schema.default, (value) => `${words.defaultValue} ${code(JSON.stringify(value))}`);
  return [
    ...range(schema, 'minLength', 'maxLength', words.characters),
    ...range(schema, 'minimum', 'maximum', words.number),
    ...one(schema['exclusiveMinimum'], words.moreThan),
    ...one(schema['exclusiveMaximum'], words.lessThan),
    ...range(schema, 'minProperties', 'maxProperties', words.entries),
    ...one(schema['x-decimals'], words.decimals),
    ...one(schema.pattern, (pattern) => `${words.pattern} ${code(pattern)}`),
    ...one(schema.default, (value) => `${words.defaultValue} ${code(JSON.stringify(value))}`),
  ];
}

/** Returns the rules of a value beyond its type as HTML. */
export function constraints(words: Words, { inner, outer, isList }: Shape): string {
  const list = isList
    ? [
        ...range(outer, 'minItems', 'maxItems', words.items),
        ...(outer['uniqueItems'] === true ? [words.distinct] : []),
      ]
    : [];
  return [...list, ...scalarRules(words, inner)].join(', ');
}
