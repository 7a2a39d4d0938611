import type { JsonRecord } from '../model/document.js';
import type { Bound, SchemaView } from './schema-view.js';

export type Aspect = 'type' | 'enum' | 'bound' | 'format' | 'pattern' | 'branch' | 'rule';

/** How the set of accepted values moved. `changed`: neither set holds the other, or it cannot be told. */
export interface Shift {
  readonly aspect: Aspect;
  readonly kind: 'narrowed' | 'widened' | 'changed';
  readonly detail: string;
}

/**
 * Returns the changes between two schemas themselves; their members and items are compared
 * elsewhere.
 */
export function shifts(before: SchemaView, after: SchemaView): readonly Shift[] {
  return [
    ...typeShift(before, after),
    ...enumShifts(before, after),
    ...boundShifts(before, after),
    ...textShift('format', before.schema, after.schema),
    ...textShift('pattern', before.schema, after.schema),
    ...ruleShifts(before.schema, after.schema),
  ];
}

type Types = ReadonlySet<string> | undefined;

function typeShift(before: SchemaView, after: SchemaView): readonly Shift[] {
  const isWider = coversTypes(after.types, before.types);
  const isNarrower = coversTypes(before.types, after.types);
  if (isWider && isNarrower) return [];
  const detail = `type ${typeText(before.types)} is now ${typeText(after.types)}`;
  const kind = isWider ? 'widened' : isNarrower ? 'narrowed' : 'changed';
  return [{ aspect: 'type', kind, detail }];
}

function coversTypes(outer: Types, inner: Types): boolean {
  if (outer === undefined) return true;
  if (inner === undefined) return false;
  return [...inner].every((type) => outer.has(type) || (type === 'integer' && outer.has('number')));
}

const typeText = (types: Types): string => (types === undefined ? 'any' : [...types].join(' or '));

function enumShifts(before: SchemaView, after: SchemaView): readonly Shift[] {
  if (before.values === undefined && after.values === undefined) return [];
  if (before.values === undefined || after.values === undefined) {
    const kind = before.values === undefined ? 'narrowed' : 'widened';
    return [
      { aspect: 'enum', kind, detail: `the enum is ${kind === 'narrowed' ? 'new' : 'gone'}` },
    ];
  }
  const { values } = before;
  const removed = [...values].filter((value) => !after.values?.has(value));
  const added = [...after.values].filter((value) => !values.has(value));
  return [
    ...removed.map((value): Shift => {
      return { aspect: 'enum', kind: 'narrowed', detail: `value ${value} is gone` };
    }),
    ...added.map((value): Shift => {
      return { aspect: 'enum', kind: 'widened', detail: `value ${value} is new` };
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

function boundAt(schema: JsonRecord, name: string): Bound | undefined {
  const value = schema[name];
  return typeof value === 'number' ? { value, isExclusive: false } : undefined;
}

/** @param inward  the sign of a move that shuts values out: 1 for lower bounds, -1 for upper ones */
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
  return [
    { aspect: 'bound', kind, detail: `${name} ${boundText(before)} is now ${boundText(after)}` },
  ];
}

/** How much a bound shuts out; none shuts out nothing. */
function strength(bound: Bound | undefined, inward: 1 | -1): number {
  return bound === undefined ? Number.NEGATIVE_INFINITY : bound.value * inward;
}

function boundText(bound: Bound | undefined): string {
  if (bound === undefined) return 'none';
  return bound.isExclusive ? `beyond ${bound.value}` : String(bound.value);
}

function textShift(
  aspect: 'format' | 'pattern',
  before: JsonRecord,
  after: JsonRecord,
): readonly Shift[] {
  const [old, now] = [before[aspect], after[aspect]];
  if (old === now) return [];
  const kind = old === undefined ? 'narrowed' : now === undefined ? 'widened' : 'changed';
  const detail = `${aspect} ${String(old ?? 'none')} is now ${String(now ?? 'none')}`;
  return [{ aspect, kind, detail }];
}

/** Keywords whose effect on the accepted values we do not reason about. */
const opaque = [
  'not',
  'if',
  'then',
  'else',
  'contains',
  'propertyNames',
  'patternProperties',
  'multipleOf',
  'uniqueItems',
];

function ruleShifts(before: JsonRecord, after: JsonRecord): readonly Shift[] {
  return opaque
    .filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]))
    .map((name): Shift => ({ aspect: 'rule', kind: 'changed', detail: `${name} changed` }));
}
