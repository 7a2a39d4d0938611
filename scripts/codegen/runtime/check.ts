import { hasAtMostDecimals } from './decimals.js';
import { hasUniqueItems } from './unique.js';

/** A fault of a value: the place in it as a JSON pointer, and the keyword of the schema that it breaks. */
export interface Fault {
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message: string;
}

export type Faults = Fault[];

/**
 * Adds the faults of a value to `faults`.
 *
 * @param at   the place of the object or array that holds the value
 * @param key  the last step to the value, with its slash
 */
export type Check = (faults: Faults, value: unknown, at: string, key: string) => void;

export type Validate = ((data: unknown) => boolean) & { errors: Faults | null };

type Values = Record<string, unknown>;

/** Makes the function that the server calls; it keeps the faults of its last call in `errors`. */
export function validator(check: Check): Validate {
  const validate: Validate = (data) => {
    const faults: Faults = [];
    check(faults, data, '', '');
    validate.errors = faults.length === 0 ? null : faults;
    return faults.length === 0;
  };
  validate.errors = null;
  return validate;
}

function fault(
  faults: Faults,
  place: string,
  keyword: string,
  params: Fault['params'],
  message: string,
): void {
  faults.push({ instancePath: place, keyword, params, message });
}

function wrongType(faults: Faults, place: string, type: string | readonly string[]): void {
  fault(faults, place, 'type', { type }, `must be ${String(type)}`);
}

/** The rules of values that only have a type. */
export const noRules = {};

const typed = (type: string, isNullable: boolean) => (isNullable ? [type, 'null'] : type);

function outside(
  faults: Faults,
  place: string,
  keyword: string,
  limit: number,
  sign: string,
): void {
  fault(faults, place, keyword, { comparison: sign, limit }, `must be ${sign} ${limit}`);
}

/** The length of a text in characters: a pair of surrogates is one. */
function lengthOf(text: string): number {
  let length = text.length;
  for (let at = 0; at < text.length - 1; at += 1) {
    const isPair =
      (text.charCodeAt(at) & 0xfc00) === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00;
    if (isPair) {
      length -= 1;
      at += 1;
    }
  }
  return length;
}

export interface TextRules {
  readonly min?: number;
  readonly max?: number;
  readonly pattern?: RegExp;
  readonly format?: readonly [name: string, test: (text: string) => boolean];
}

export function text(
  faults: Faults,
  value: unknown,
  at: string,
  key: string,
  isNullable: boolean,
  rules: TextRules,
): void {
  if (value === null && isNullable) return;
  if (typeof value !== 'string') {
    wrongType(faults, at + key, typed('string', isNullable));
    return;
  }
  const { min, max, pattern, format } = rules;
  if (max !== undefined && value.length > max && lengthOf(value) > max)
    fault(
      faults,
      at + key,
      'maxLength',
      { limit: max },
      `must NOT have more than ${max} characters`,
    );
  // A character is one or two code units, so that only a short text needs counting.
  if (min !== undefined && value.length < 2 * min && lengthOf(value) < min)
    fault(
      faults,
      at + key,
      'minLength',
      { limit: min },
      `must NOT have fewer than ${min} characters`,
    );
  if (pattern?.test(value) === false)
    fault(
      faults,
      at + key,
      'pattern',
      { pattern: pattern.source },
      `must match pattern "${pattern.source}"`,
    );
  if (format?.[1](value) === false)
    fault(faults, at + key, 'format', { format: format[0] }, `must match format "${format[0]}"`);
}

export interface NumberRules {
  readonly isInteger?: boolean;
  readonly min?: number;
  readonly max?: number;
  readonly above?: number;
  readonly below?: number;
  readonly decimals?: number;
}

export function number(
  faults: Faults,
  value: unknown,
  at: string,
  key: string,
  isNullable: boolean,
  rules: NumberRules,
): void {
  if (value === null && isNullable) return;
  const isRight = rules.isInteger ? Number.isInteger(value) : Number.isFinite(value);
  const type = rules.isInteger ? 'integer' : 'number';
  if (!isRight) wrongType(faults, at + key, typed(type, isNullable));
  if (typeof value === 'number' && Number.isFinite(value)) bounds(faults, value, at, key, rules);
}

function bounds(faults: Faults, value: number, at: string, key: string, rules: NumberRules): void {
  const { min, max, above, below, decimals } = rules;
  if (max !== undefined && value > max) outside(faults, at + key, 'maximum', max, '<=');
  if (min !== undefined && value < min) outside(faults, at + key, 'minimum', min, '>=');
  if (below !== undefined && value >= below)
    outside(faults, at + key, 'exclusiveMaximum', below, '<');
  if (above !== undefined && value <= above)
    outside(faults, at + key, 'exclusiveMinimum', above, '>');
  if (decimals !== undefined && !hasAtMostDecimals(value, decimals)) {
    const message = `must have at most ${decimals} decimals`;
    fault(faults, at + key, 'x-decimals', { limit: decimals }, message);
  }
}

export function boolean(
  faults: Faults,
  value: unknown,
  at: string,
  key: string,
  isNullable: boolean,
): void {
  if (typeof value === 'boolean' || (value === null && isNullable)) return;
  wrongType(faults, at + key, typed('boolean', isNullable));
}

const isOfType: Readonly<Record<string, (value: unknown) => boolean>> = {
  string: (value) => typeof value === 'string',
  number: (value) => Number.isFinite(value),
  integer: (value) => Number.isInteger(value),
  boolean: (value) => typeof value === 'boolean',
  null: (value) => value === null,
  array: Array.isArray,
  object: isObject,
};

/** Checks that a value has one of several types. */
export function types(
  faults: Faults,
  value: unknown,
  at: string,
  key: string,
  names: readonly string[],
): void {
  if (!names.some((name) => isOfType[name]?.(value))) wrongType(faults, at + key, names);
}

export function choice(
  faults: Faults,
  value: unknown,
  at: string,
  key: string,
  values: readonly unknown[],
): void {
  if (!values.includes(value))
    fault(
      faults,
      at + key,
      'enum',
      { allowedValues: values },
      'must be equal to one of the allowed values',
    );
}

export function constant(
  faults: Faults,
  value: unknown,
  at: string,
  key: string,
  allowed: unknown,
): void {
  if (value !== allowed)
    fault(faults, at + key, 'const', { allowedValue: allowed }, 'must be equal to constant');
}

export interface ArrayRules {
  readonly min?: number;
  readonly max?: number;
  readonly isUnique?: boolean;
  readonly item?: Check;
}

export function array(
  faults: Faults,
  value: unknown,
  at: string,
  key: string,
  isNullable: boolean,
  rules: ArrayRules,
): void {
  if (value === null && isNullable) return;
  if (!Array.isArray(value)) {
    wrongType(faults, at + key, typed('array', isNullable));
    return;
  }
  const { min, max, isUnique, item } = rules;
  const place = at + key;
  if (max !== undefined && value.length > max)
    fault(faults, place, 'maxItems', { limit: max }, `must NOT have more than ${max} items`);
  if (min !== undefined && value.length < min)
    fault(faults, place, 'minItems', { limit: min }, `must NOT have fewer than ${min} items`);
  if (isUnique && !hasUniqueItems(value))
    fault(faults, place, 'x-unique', {}, 'must not have duplicate items');
  if (item === undefined) return;
  for (let index = 0; index < value.length; index += 1)
    item(faults, value[index], place, `/${index}`);
}

export function isObject(value: unknown): value is Values {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Checks the type of an object. Returns true if its members are to be checked. */
export function object(
  faults: Faults,
  value: unknown,
  place: string,
  isNullable: boolean,
): value is Values {
  if (isObject(value)) return true;
  if (value !== null || !isNullable) wrongType(faults, place, typed('object', isNullable));
  return false;
}

/** Checks the number of an object's members. */
export function size(faults: Faults, value: Values, place: string, min: number, max: number): void {
  const count = Object.keys(value).length;
  if (count > max)
    fault(
      faults,
      place,
      'maxProperties',
      { limit: max },
      `must NOT have more than ${max} properties`,
    );
  if (count < min)
    fault(
      faults,
      place,
      'minProperties',
      { limit: min },
      `must NOT have fewer than ${min} properties`,
    );
}

export function required(
  faults: Faults,
  value: Values,
  place: string,
  names: readonly string[],
): void {
  for (const name of names)
    if (value[name] === undefined)
      fault(
        faults,
        place,
        'required',
        { missingProperty: name },
        `must have required property '${name}'`,
      );
}

/** Refuses members that the schema does not name. */
export function closed(
  faults: Faults,
  value: Values,
  place: string,
  known: ReadonlySet<string>,
): void {
  for (const name in value)
    if (!known.has(name))
      fault(
        faults,
        place,
        'additionalProperties',
        { additionalProperty: name },
        'must NOT have additional properties',
      );
}

const escaped = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');

/** Checks members that the schema does not name by one check. */
export function others(
  faults: Faults,
  value: Values,
  place: string,
  known: ReadonlySet<string>,
  check: Check,
): void {
  for (const name in value)
    if (!known.has(name)) check(faults, value[name], place, `/${escaped(name)}`);
}

const faultsOf = (check: Check, value: unknown, at: string, key: string): Faults => {
  const faults: Faults = [];
  check(faults, value, at, key);
  return faults;
};

/** Checks that exactly one check passes. */
export function oneOf(
  faults: Faults,
  value: unknown,
  at: string,
  key: string,
  checks: readonly Check[],
): void {
  const found = checks.map((check) => faultsOf(check, value, at, key));
  const passing = found.flatMap((list, index) => (list.length === 0 ? [index] : []));
  if (passing.length === 1) return;
  if (passing.length === 0) faults.push(...found.flat());
  const passingSchemas = passing.length === 0 ? null : passing;
  fault(faults, at + key, 'oneOf', { passingSchemas }, 'must match exactly one schema in oneOf');
}

/** Checks that at least one check passes. */
export function anyOf(
  faults: Faults,
  value: unknown,
  at: string,
  key: string,
  checks: readonly Check[],
): void {
  const found = checks.map((check) => faultsOf(check, value, at, key));
  if (found.some((list) => list.length === 0)) return;
  faults.push(...found.flat());
  fault(faults, at + key, 'anyOf', {}, 'must match a schema in anyOf');
}

export function not(faults: Faults, value: unknown, at: string, key: string, check: Check): void {
  if (faultsOf(check, value, at, key).length === 0)
    fault(faults, at + key, 'not', {}, 'must NOT be valid');
}

/** Returns true if a value passes a check. */
export const passes = (check: Check, value: unknown): boolean =>
  faultsOf(check, value, '', '').length === 0;
