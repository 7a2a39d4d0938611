import {
  componentName,
  isRecord,
  type JsonRecord,
  listAt,
  resolve,
  stringAt,
  stringsAt,
  typesOf,
} from '../../model/document.js';
import type { ContractDocument } from '../../model/model.js';
import { normalForm } from './normal-form.js';

export interface Bound {
  readonly value: number;
  readonly isExclusive: boolean;
}

/** A schema with its reference resolved and null merged into its types. */
export interface SchemaView {
  readonly name: string | undefined;
  readonly schema: JsonRecord;
  /** Undefined: any type. */
  readonly types: ReadonlySet<string> | undefined;
  /** The allowed values as JSON text; undefined: any value. */
  readonly values: ReadonlySet<string> | undefined;
  /** The known values of an open enum. */
  readonly known: ReadonlySet<string>;
  readonly lower: Bound | undefined;
  readonly upper: Bound | undefined;
  readonly branches: readonly unknown[];
}

export function viewSchema(document: ContractDocument, raw: unknown): SchemaView {
  const schema = normalForm(document, follow(document, raw));
  const inner = orNull(schema);
  if (inner !== undefined) {
    const view = viewSchema(document, inner);
    return { ...view, types: view.types && new Set([...view.types, 'null']) };
  }
  const types = typesIn(schema);
  const isWhole = types?.has('integer') === true && !types.has('number');
  return {
    name: componentName(raw),
    schema,
    types,
    values: valuesOf(schema),
    known: new Set(stringsAt(schema, 'x-extensible-enum')),
    lower: tightest(schema, ['minimum', 'exclusiveMinimum'], 1, isWhole),
    upper: tightest(schema, ['maximum', 'exclusiveMaximum'], -1, isWhole),
    branches: [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')],
  };
}

/** Returns the target of a reference, overridden by the keywords beside it. */
function follow(document: ContractDocument, raw: unknown): JsonRecord {
  const target = resolve(document, raw);
  if (!isRecord(target)) return {};
  if (!isRecord(raw) || stringAt(raw, '$ref') === undefined) return target;
  const { $ref: _ref, ...beside } = raw;
  return { ...target, ...beside };
}

function orNull(schema: JsonRecord): unknown {
  const branches = [...listAt(schema, 'oneOf'), ...listAt(schema, 'anyOf')];
  const isNull = (branch: unknown): boolean => stringAt(branch, 'type') === 'null';
  const others = branches.filter((branch) => !isNull(branch));
  return branches.length === 2 && others.length === 1 ? others[0] : undefined;
}

function valuesOf(schema: JsonRecord): ReadonlySet<string> | undefined {
  if (Object.hasOwn(schema, 'const')) return new Set([JSON.stringify(schema['const'])]);
  const values = listAt(schema, 'enum');
  return values.length === 0 ? undefined : new Set(values.map((value) => JSON.stringify(value)));
}

/** Returns the types of a schema, or else those of its values. */
function typesIn(schema: JsonRecord): ReadonlySet<string> | undefined {
  const named = typesOf(schema);
  if (named.length > 0) return new Set(named);
  const values = Object.hasOwn(schema, 'const') ? [schema['const']] : listAt(schema, 'enum');
  return values.length === 0 ? undefined : new Set(values.map(typeOfValue));
}

function typeOfValue(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}

/**
 * @param inward   1 for lower bounds, -1 for upper ones
 * @param isWhole  for integers, where "more than 0" and "at least 1" are the same
 */
function tightest(
  schema: JsonRecord,
  [inclusive, exclusive]: readonly [string, string],
  inward: 1 | -1,
  isWhole: boolean,
): Bound | undefined {
  const at = schema[inclusive];
  const beyond = schema[exclusive];
  if (typeof beyond !== 'number') {
    return typeof at === 'number' ? { value: at, isExclusive: false } : undefined;
  }
  if (typeof at === 'number' && at * inward > beyond * inward) {
    return { value: at, isExclusive: false };
  }
  const isNext = isWhole && Number.isInteger(beyond);
  return isNext
    ? { value: beyond + inward, isExclusive: false }
    : { value: beyond, isExclusive: true };
}
