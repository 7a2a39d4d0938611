/** A fault of a value: its place as a JSON pointer, and the violated keyword of the schema. */
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
 * @param at   the path of the object or array that contains the value
 * @param key  the last step to the value, with a slash
 */
export type Check = (faults: Faults, value: unknown, at: string, key: string) => void;

export type Validate = ((data: unknown) => boolean) & { errors: Faults | null };

/** As many levels as the server allows in a body. */
const mostLevels = 64;

/** The recursive components around the value that is being checked. */
let level = 0;

/** Enters a component that may hold itself. Returns false, with a fault, if the value is nested too deeply. */
export function enter(faults: Faults, at: string, key: string): boolean {
  level += 1;
  if (level <= mostLevels) return true;
  level -= 1;
  fault(
    faults,
    at + key,
    'x-depth',
    { limit: mostLevels },
    `must NOT have over ${mostLevels} levels`,
  );
  return false;
}

export function leave(): void {
  level -= 1;
}

/** Makes the function that the server calls. Its member `errors` has the faults of the last call. */
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

export function fault(
  faults: Faults,
  place: string,
  keyword: string,
  params: Fault['params'],
  message: string,
): void {
  faults.push({ instancePath: place, keyword, params, message });
}

export function wrongType(faults: Faults, place: string, type: string | readonly string[]): void {
  fault(faults, place, 'type', { type }, `must be ${String(type)}`);
}

export const typed = (type: string, isNullable: boolean) => (isNullable ? [type, 'null'] : type);
