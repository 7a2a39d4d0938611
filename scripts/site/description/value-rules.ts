import type { Schema } from '../../../src/kernel/http/site/collections/document.js';
import type { Words } from '../words/en.js';
import { patternRule } from './patterns.js';
import type { Rule } from './rule.js';
import type { Shape } from './shape.js';

/** Bounds that no caller reaches are left out. */
const isFelt = (bound: unknown): boolean => Math.abs(Number(bound)) < Number.MAX_SAFE_INTEGER;

type Range = (low: unknown, high: unknown) => string;

function range(schema: Schema, low: string, high: string, say: Range): readonly Rule[] {
  const [from, to] = [schema[low], schema[high]].map((bound) =>
    isFelt(bound) ? bound : undefined,
  );
  return from === undefined && to === undefined ? [] : [{ text: say(from, to) }];
}

const one = (value: unknown, say: (value: unknown) => Rule): readonly Rule[] =>
  value === undefined ? [] : [say(value)];

function innerRules(words: Words, schema: Schema): readonly Rule[] {
  if (schema.enum !== undefined || schema.const !== undefined) return [];
  return [
    ...range(schema, 'minLength', 'maxLength', words.characters),
    ...range(schema, 'minimum', 'maximum', words.number),
    ...one(schema['exclusiveMinimum'], (bound) => ({ text: words.moreThan(bound) })),
    ...one(schema['exclusiveMaximum'], (bound) => ({ text: words.lessThan(bound) })),
    ...range(schema, 'minProperties', 'maxProperties', words.entries),
    ...one(schema['x-decimals'], (count) => ({ text: words.decimals(count) })),
    ...one(schema.pattern, (pattern) => patternRule(words, String(pattern), schema['example'])),
  ];
}

/** Returns the rules of a value beyond its type. */
export function rulesOf(words: Words, shape: Shape): readonly Rule[] {
  const { inner, outer, isList, defaultValue } = shape;
  const list = isList
    ? [
        ...range(outer, 'minItems', 'maxItems', words.items),
        ...(outer['uniqueItems'] === true ? [{ text: words.distinct }] : []),
      ]
    : [];
  const standard = one(defaultValue, (value) => {
    return { text: words.defaultValue, code: JSON.stringify(value) };
  });
  return [...list, ...innerRules(words, inner), ...standard];
}
