import pg from 'pg';

/**
 * Converts column values to JavaScript. The conversion is set per connection, so that other users of pg keep their
 * types.
 */
export interface ColumnTypes {
  getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown;
}

/** Ids and counts are numbers in the contract. A value beyond the exact range of a double is an error. */
function bigintToNumber(value: string): number {
  const parsed = Number(value);
  if (!Number.isSafeInteger(parsed)) {
    throw new RangeError(`The bigint ${value} does not fit a JavaScript number exactly`);
  }
  return parsed;
}

/** A text of the default ISO style, any session zone: `2026-03-01 10:00:00.25+00`. */
const plainInstant = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d+)?)([+-]\d\d)(:\d\d)?$/;

function anyInstant(value: string): unknown {
  const parts = plainInstant.exec(value);
  if (!parts) return pgTypes.getTypeParser(pg.types.builtins.TIMESTAMPTZ)(value);
  return new Date(`${parts[1]}T${parts[2]}${parts[3]}${parts[4] ?? ':00'}`);
}

/** Reads two digits at `at`. The caller must exclude other characters, which give a wrong number. */
const twoDigits = (text: string, at: number): number =>
  text.charCodeAt(at) * 10 + text.charCodeAt(at + 1) - 528;

/** Returns the milliseconds of `.25`. Cuts off finer digits, as Date.parse does. */
function milliseconds(text: string): number {
  const digits = text.length - '2026-03-01 10:00:00.+00'.length;
  if (digits <= 0) return 0;
  const tens = [100, 10, 1];
  let sum = 0;
  for (let at = 0; at < digits && at < 3; at += 1) {
    sum += (text.charCodeAt(20 + at) - 48) * (tens[at] ?? 0);
  }
  return sum;
}

/**
 * Rows contain many instants, nearly all in UTC and of this century. They are read by position, which is faster than
 * Date.parse.
 */
function instant(value: string): unknown {
  const isPlain =
    value.endsWith('+00') &&
    value.charCodeAt(10) === 32 &&
    (value.startsWith('20') || value.startsWith('19'));
  if (!isPlain) return anyInstant(value);
  const year = twoDigits(value, 0) * 100 + twoDigits(value, 2);
  return new Date(
    Date.UTC(
      year,
      twoDigits(value, 5) - 1,
      twoDigits(value, 8),
      twoDigits(value, 11),
      twoDigits(value, 14),
      twoDigits(value, 17),
      milliseconds(value),
    ),
  );
}

/** Returns the text of the column. */
export function asIs(value: string): string {
  return value;
}

/** The type numbers of arrays, which pg does not name. */
const int8Array = 1016;
const numericArray = 1231;
const dateArray = 1182;
const textArray = 1009;

/** The parser of pg-types. The types of the object that pg exports have no arrays. */
const pgTypes: ColumnTypes = pg.types as ColumnTypes;
const texts = pgTypes.getTypeParser(textArray) as (value: string) => (string | null)[];

function bigints(value: string): (number | null)[] {
  return texts(value).map((each) => (each === null ? null : bigintToNumber(each)));
}

const parsers: ReadonlyMap<number, (value: string) => unknown> = new Map<
  number,
  (value: string) => unknown
>([
  [pg.types.builtins.INT8, bigintToNumber],
  [pg.types.builtins.NUMERIC, asIs],
  [pg.types.builtins.TEXT, asIs],
  [pg.types.builtins.VARCHAR, asIs],
  [pg.types.builtins.DATE, asIs],
  [pg.types.builtins.TIMESTAMPTZ, instant],
  [int8Array, bigints],
  [numericArray, texts],
  [dateArray, texts],
]);

/**
 * `bigint` → number (an error beyond 2^53), `numeric` → its text, `date` → `YYYY-MM-DD`,
 * `timestamptz` → Date; everything else as pg does it.
 */
export const columnTypes: ColumnTypes = {
  getTypeParser(oid, format = 'text') {
    const own = format === 'text' ? parsers.get(oid) : undefined;
    return own ?? pgTypes.getTypeParser(oid, format);
  },
};
