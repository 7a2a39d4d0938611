import type { JsonRecord } from '../../model/document.js';
import type { Audience } from '../audiences.js';
import { added, changedFrom, type Difference, removed } from '../difference.js';
import { comparePatterns } from '../patterns/index.js';
import type { Bound, SchemaView } from './schema-view.js';
import type { Shift } from './shift.js';
import { typeShift } from './types.js';

/**
 * Returns the changes between two schemas themselves; their members and items are compared
 * elsewhere.
 */
export function shifts(before: SchemaView, after: SchemaView): readonly Shift[] {
  const common = [
    ...typeShift(before, after),
    ...enumShifts(before, after),
    ...ruleShifts(before.schema, after.schema),
  ];
  // Two lists of values are compared value by value, without the bounds that they imply.
  if (before.values !== undefined && after.values !== undefined) return common;
  return [
    ...common,
    ...boundShifts(before, after),
    ...formatShift(before.schema, after.schema),
    ...patternShift(before, after),
  ];
}

function enumShifts(before: SchemaView, after: SchemaView): readonly Shift[] {
  if (before.values === undefined && after.values === undefined) return [];
  // The client only suggests the values and accepts any text.
  const suggests = ({ schema }: SchemaView): boolean => schema['x-sdk-suggests'] === true;
  const spared: readonly Audience[] = suggests(after) ? ['sdk'] : [];
  if (before.values === undefined) {
    return [{ aspect: 'enum', kind: 'narrowed', difference: added('the enum'), spared }];
  }
  if (after.values === undefined) {
    return [{ aspect: 'enum', kind: 'widened', difference: removed('the enum') }];
  }
  const { values } = before;
  const lost = [...values].filter((value) => !after.values?.has(value));
  const gained = [...after.values].filter((value) => !values.has(value));
  return [
    ...lost.map((value): Shift => {
      return { aspect: 'enum', kind: 'narrowed', difference: removed(`value ${value}`), spared };
    }),
    ...gained.map((value): Shift => {
      return { aspect: 'enum', kind: 'widened', difference: added(`value ${value}`) };
    }),
  ];
}

const uppers = ['maxLength', 'maxItems', 'maxProperties', 'x-decimals'];
const lowers = ['minLength', 'minItems', 'minProperties'];

function boundShifts(before: SchemaView, after: SchemaView): readonly Shift[] {
  return [
    ...boundShift('minimum', before.lower, after.lower, 1),
    ...boundShift('maximum', before.upper, after.upper, -1),
    ...uppers.flatMap((name) => keywordShift(name, before.schema, after.schema, -1)),
    ...lowers.flatMap((name) => keywordShift(name, before.schema, after.schema, 1)),
  ];
}

function keywordShift(
  name: string,
  before: JsonRecord,
  after: JsonRecord,
  inward: 1 | -1,
): readonly Shift[] {
  return boundShift(name, boundAt(before, name), boundAt(after, name), inward);
}

/** A minimum length of 0 is no restriction. */
function boundAt(schema: JsonRecord, name: string): Bound | undefined {
  const value = schema[name];
  if (typeof value !== 'number' || (value === 0 && lowers.includes(name))) return undefined;
  return { value, isExclusive: false };
}

/** @param inward  the sign of a change that excludes values: 1 for lower bounds, -1 for upper ones */
function boundShift(
  name: string,
  before: Bound | undefined,
  after: Bound | undefined,
  inward: 1 | -1,
): readonly Shift[] {
  const move = strength(after, inward) - strength(before, inward);
  const edge = Number(after?.isExclusive ?? false) - Number(before?.isExclusive ?? false);
  const direction = Number.isNaN(move) || move === 0 ? edge : move;
  if (direction === 0) return [];
  const kind = direction > 0 ? 'narrowed' : 'widened';
  const difference = changedFrom(boundText(before), boundText(after), name);
  // The mock does not check decimals.
  return [{ aspect: 'bound', kind, difference, spared: name === 'x-decimals' ? ['mock'] : [] }];
}

/** Returns how restrictive a bound is. An absent bound excludes nothing. */
function strength(bound: Bound | undefined, inward: 1 | -1): number {
  return bound === undefined ? Number.NEGATIVE_INFINITY : bound.value * inward;
}

function boundText(bound: Bound | undefined): string {
  if (bound === undefined) return 'none';
  return bound.isExclusive ? `beyond ${bound.value}` : String(bound.value);
}

function formatShift(before: JsonRecord, after: JsonRecord): readonly Shift[] {
  const [old, now] = [before['format'], after['format']];
  if (old === now) return [];
  const kind = old === undefined ? 'narrowed' : now === undefined ? 'widened' : 'changed';
  const difference = changedFrom(String(old ?? 'none'), String(now ?? 'none'), 'format');
  return [{ aspect: 'format', kind, difference }];
}

/** Returns true if a list of values is a choice among the texts of a pattern. */
function isWithin({ values }: SchemaView, pattern: string | undefined): boolean {
  if (values === undefined || pattern === undefined) return false;
  const regular = new RegExp(pattern, 'u');
  return [...values]
    .map((value): unknown => JSON.parse(value))
    .every((value) => (typeof value === 'string' ? regular.test(value) : true));
}

function patternShift(before: SchemaView, after: SchemaView): readonly Shift[] {
  const [old, now] = [before, after].map(({ schema: { pattern } }) =>
    typeof pattern === 'string' ? pattern : undefined,
  );
  // Whether the values became more or fewer is told as a change of the enum.
  if (isWithin(before, now) || isWithin(after, old)) return [];
  const kind = comparePatterns(old, now);
  if (kind === 'same') return [];
  return [
    { aspect: 'pattern', kind, difference: changedFrom(old ?? 'none', now ?? 'none', 'pattern') },
  ];
}

/** Keywords that only add a condition. Their absence is wider. */
const conditions = ['not', 'contains', 'propertyNames', 'multipleOf', 'uniqueItems'];

function ruleShifts(before: JsonRecord, after: JsonRecord): readonly Shift[] {
  const differs = (name: string): boolean =>
    JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  const isSet = (schema: JsonRecord, name: string): boolean =>
    schema[name] !== undefined && schema[name] !== false;
  const single = conditions
    .filter((name) => differs(name) && (isSet(before, name) || isSet(after, name)))
    .map((name): Shift => {
      if (!isSet(before, name)) return ruleShift('narrowed', added(name));
      if (!isSet(after, name)) return ruleShift('widened', removed(name));
      const difference = changedFrom(textOf(before[name]), textOf(after[name]), name);
      return ruleShift(name === 'multipleOf' ? multiples(before, after) : 'changed', difference);
    });
  // These keywords depend on each other, so that they are compared together.
  const joint = ['if', 'then', 'else', 'patternProperties']
    .filter(differs)
    .map((name) =>
      ruleShift('changed', changedFrom(textOf(before[name]), textOf(after[name]), name)),
    );
  return [...single, ...joint];
}

const ruleShift = (kind: Shift['kind'], difference: Difference): Shift => ({
  aspect: 'rule',
  kind,
  difference,
});

const textOf = (value: unknown): string => (value === undefined ? 'none' : JSON.stringify(value));

function multiples(before: JsonRecord, after: JsonRecord): Shift['kind'] {
  const [old, now] = [Number(before['multipleOf']), Number(after['multipleOf'])];
  if (Number.isInteger(old / now)) return 'widened';
  return Number.isInteger(now / old) ? 'narrowed' : 'changed';
}
