import type { ErrorObject } from 'ajv';
import { isRecord, isString, recordAt, stringAt } from '../codegen/model/document.js';
import { adviceFor, nearest } from './nearest.js';

/** Longer lists are left to the schema. */
const mostNames = 12;

const longestValue = 40;

/** Returns a value as it stands in a message, such as `"glass"` or `a list`. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (isRecord(value)) return 'an object';
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longestValue ? `${text.slice(0, longestValue)}…` : text;
}

/** The words for types, which `structure` uses too. */
export const typeWords: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  null: 'null',
};

/** Returns advice for a scalar of another type that only lacks quotes, or has them in excess. */
function quotesAdvice(types: readonly string[], value: unknown): string {
  const isScalar = typeof value === 'number' || typeof value === 'boolean';
  if (types.includes('string') && isScalar) return `: put it in quotes, '${value}'`;
  if (!isString(value)) return '';
  const isNumeric = /^-?\d+(\.\d+)?$/.test(value);
  if (isNumeric && types.some((type) => type === 'number' || type === 'integer')) {
    return `: write ${value} without quotes`;
  }
  return types.includes('array') ? ': write it in brackets, as in [A, B]' : '';
}

function typeText({ schema, data }: ErrorObject): string {
  const types = [schema].flat().filter(isString);
  const words = types.map((type) => typeWords[type] ?? type);
  return `must be ${words.join(' or ')}, found ${shown(data)}${quotesAdvice(types, data)}`;
}

function enumText(values: readonly unknown[], data: unknown): string {
  const meant = isString(data) ? nearest(data, values.filter(isString)) : undefined;
  const isQuoted = isString(data) && values.some((value) => value === Number(data));
  const quotes = isQuoted ? `: write ${data} without quotes` : '';
  const advice = meant === undefined ? quotes : `: did you mean ${meant}?`;
  const names = values.map(String).join(', ');
  const allowed = values.length > mostNames ? 'a value of its enum' : `one of ${names}`;
  return `must be ${allowed}, found ${shown(data)}${advice}`;
}

/** A value of each format. */
const formatSamples: Readonly<Record<string, string>> = {
  date: '2026-01-31',
  'date-time': '2026-01-31T09:30:00Z',
  email: 'ana@example.com',
  uri: 'https://example.com/a',
  uuid: '550e8400-e29b-41d4-a716-446655440000',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  byte: 'TnV0 (base64)',
};

function formatText(format: string, data: unknown): string {
  const sample = formatSamples[format];
  const advice = sample === undefined ? '' : `: write it as in ${sample}`;
  return `must have format ${format}, found ${shown(data)}${advice}`;
}

function missingMember(name: string, known: readonly string[]): string {
  const otherwise =
    known.length === 0 || known.length > mostNames
      ? 'remove it, or add it to properties of the schema'
      : `it has ${known.join(', ')}`;
  return `has no member ${name}: ${adviceFor(name, known, otherwise)}`;
}

const lengthOf = (data: unknown): string => {
  if (isString(data)) return `${[...data].length}`;
  return Array.isArray(data)
    ? `${data.length}`
    : `${Object.keys(isRecord(data) ? data : {}).length}`;
};

const counted = (count: unknown, one: string, many = `${one}s`): string =>
  `${String(count)} ${count === 1 ? one : many}`;

const decimalsOf = (value: unknown): string => String(value).split('.')[1] ?? '';

type Text = (error: ErrorObject) => string;

const length =
  (bound: 'at least' | 'at most', noun: string): Text =>
  ({ schema, data }) =>
    `must have ${bound} ${counted(schema, noun)}, found ${lengthOf(data)}`;

const limit =
  (bound: string): Text =>
  ({ schema, data }) =>
    `must be ${bound} ${String(schema)}, found ${shown(data)}`;

/** The fault of a value and its correction, by the keyword that refuses the value. */
const texts: Readonly<Record<string, Text>> = {
  type: typeText,
  enum: ({ schema, data }) => enumText(Array.isArray(schema) ? schema : [], data),
  const: ({ schema, data }) => `must be ${shown(schema)}, found ${shown(data)}`,
  format: ({ schema, data }) => formatText(String(schema), data),
  required: ({ params }) => `needs the member ${stringAt(params, 'missingProperty') ?? ''}`,
  minLength: length('at least', 'character'),
  maxLength: length('at most', 'character'),
  minItems: length('at least', 'item'),
  maxItems: length('at most', 'item'),
  minProperties: length('at least', 'member'),
  maxProperties: length('at most', 'member'),
  minimum: limit('at least'),
  maximum: limit('at most'),
  exclusiveMinimum: limit('more than'),
  exclusiveMaximum: limit('less than'),
  pattern: ({ schema, data }) => `must match pattern "${String(schema)}", found ${shown(data)}`,
  'x-decimals': ({ schema, data }) =>
    `must have at most ${counted(schema, 'decimal')}, found ${decimalsOf(data).length}: write ${Number(data).toFixed(Number(schema))}, or raise x-decimals`,
  uniqueItems: ({ params, data }) =>
    `holds ${shown(Array.isArray(data) ? data[Number(recordAt({ params }, 'params')['i'])] : data)} twice: remove one`,
};

/** Returns the member that an object must not have, and undefined for another fault. */
export const extraMember = ({ params }: ErrorObject): string | undefined =>
  stringAt(params, 'additionalProperty') ?? stringAt(params, 'unevaluatedProperty');

/** Removes the lack of a member that stands there in a misspelt form. */
export function withoutMisspelt(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  return errors.filter(({ instancePath, params }) => {
    const missing = stringAt(params, 'missingProperty');
    if (missing === undefined) return true;
    const beside = errors.filter((one) => one.instancePath === instancePath);
    const extras = beside.flatMap((one) => extraMember(one) ?? []);
    return !extras.some((extra) => nearest(extra, [missing]) === missing);
  });
}

/**
 * Returns the fault of a value without the name of its place, such as `must be at most 9, found 12`.
 *
 * @param error  of a validator with the option `verbose`
 * @param known  the members that the object may have
 */
export function valueText(
  error: ErrorObject,
  known: readonly string[] = Object.keys(recordAt(error.parentSchema, 'properties')),
): string {
  const extra = extraMember(error);
  if (extra !== undefined) return missingMember(extra, known);
  const described = stringAt(error.parentSchema, 'description');
  if (described !== undefined) return `must be ${described}, found ${shown(error.data)}`;
  return texts[error.keyword]?.(error) ?? error.message ?? 'is not valid';
}

/** Returns the fault of the name of a member. */
export const nameText = ({ parentSchema, schema, propertyName }: ErrorObject): string => {
  const described = stringAt(parentSchema, 'description') ?? `of pattern ${String(schema)}`;
  return `has the member ${propertyName ?? ''}: each name must be ${described}`;
};

/** A branch that only requires members. */
export const requiredOnly = (branch: unknown): boolean =>
  isRecord(branch) && Object.keys(branch).every((key) => key === 'required');
