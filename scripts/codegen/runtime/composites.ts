import { type Check, type Faults, fault, typed, wrongType } from './faults.js';

type Values = Record<string, unknown>;

/** Returns true if no scalar occurs twice, in linear time. The lint rules refuse `uniqueItems` for anything else. */
const hasUniqueItems = (items: readonly unknown[]): boolean => new Set(items).size === items.length;

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

/** Checks the type of an object. Returns true if its members must be checked. */
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

/** Checks a value by the one check that its discriminator names. */
export function discriminated(
  faults: Faults,
  value: unknown,
  at: string,
  key: string,
  member: string,
  checks: ReadonlyMap<unknown, Check>,
): void {
  const place = at + key;
  if (!object(faults, value, place, false)) return;
  const check = checks.get(value[member]);
  if (check !== undefined) check(faults, value, at, key);
  else if (value[member] === undefined) required(faults, value, place, [member]);
  else
    fault(
      faults,
      `${place}/${escaped(member)}`,
      'enum',
      { allowedValues: [...checks.keys()] },
      'must be equal to one of the allowed values',
    );
}

export function not(faults: Faults, value: unknown, at: string, key: string, check: Check): void {
  if (faultsOf(check, value, at, key).length === 0)
    fault(faults, at + key, 'not', {}, 'must NOT be valid');
}

/** Returns true if a value passes a check. */
export const passes = (check: Check, value: unknown): boolean =>
  faultsOf(check, value, '', '').length === 0;
