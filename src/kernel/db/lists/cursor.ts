import { parseDay } from '../../values/time.js';

/** The SQL type of a sort key. The text of a cursor must be a value of this type. */
export type SortType = 'text' | 'bigint' | 'numeric' | 'date' | 'timestamptz' | 'boolean';

export type SortDir = 'asc' | 'desc';

/** The last record of a page. The next page starts after it, regardless of later inserts. */
export interface Position {
  /** The sort key as PostgreSQL prints it, without loss. */
  readonly key: string;
  readonly id: number | string;
}

export interface Order {
  readonly sortBy: string;
  readonly sortDir: SortDir;
}

/** Encodes a cursor. It is opaque to clients and valid only for the same order. */
export function encodeCursor(order: Order, position: Position): string {
  const content = JSON.stringify([order.sortBy, order.sortDir, position.key, position.id]);
  return Buffer.from(content).toString('base64url');
}

function isDay(text: string): boolean {
  try {
    return parseDay(text) === text;
  } catch {
    return false;
  }
}

const timeOfDay = /^ ([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,6})?[+-](0\d|1[0-5])(:[0-5]\d)?$/;

/** Returns true if the text is a value of the SQL type. A forged cursor must be a 400, and not an error of SQL. */
const isKey: Readonly<Record<SortType, (text: string) => boolean>> = {
  text: (text) => !text.includes('\0'),
  bigint: (text) => /^-?\d{1,15}$/.test(text),
  numeric: (text) => /^-?\d{1,20}(\.\d{1,20})?$/.test(text),
  date: isDay,
  timestamptz: (text) => isDay(text.slice(0, 10)) && timeOfDay.test(text.slice(10)),
  boolean: (text) => text === 'true' || text === 'false',
};

function parseContent(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString());
  } catch {
    return undefined;
  }
}

function badCursor(): RangeError {
  return new RangeError('The cursor is not one that this list gave for this sortBy and sortDir');
}

const isText = (id: unknown): boolean => typeof id === 'string' && !id.includes('\0');

/** @throws {RangeError} for a cursor of another list or order */
export function decodeCursor(
  cursor: string,
  order: Order,
  type: SortType,
  idType: 'bigint' | 'text' = 'bigint',
): Position {
  const content = parseContent(cursor);
  if (!Array.isArray(content) || content.length !== 4) throw badCursor();
  const [sortBy, sortDir, key, id]: unknown[] = content;
  if (sortBy !== order.sortBy || sortDir !== order.sortDir) throw badCursor();
  if (typeof key !== 'string' || !isKey[type](key)) throw badCursor();
  const isId = idType === 'text' ? isText(id) : Number.isSafeInteger(id);
  if (!isId) throw badCursor();
  return { key, id: id as Position['id'] };
}
