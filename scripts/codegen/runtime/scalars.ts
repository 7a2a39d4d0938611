import { isObject } from './composites.js';
import { hasAtMostDecimals } from './decimals.js';
import { type Faults, fault, typed, wrongType } from './faults.js';

/** The rules of values that have only a type. */
export const noRules = {};

function outside(
  faults: Faults,
  place: string,
  keyword: string,
  limit: number,
  sign: string,
): void {
  fault(faults, place, keyword, { comparison: sign, limit }, `must be ${sign} ${limit}`);
}

/** Returns the length of a text in characters. A pair of surrogates counts as one. */
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
  // A character has one or two code units, so that only short texts must be counted.
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
