import { ApiError, requestErrors } from '../errors.js';
import { parseJson } from '../http/body/json-body.js';
import { text } from '../messages/index.js';
import { faultsOf, type ImportedBody, wholePath } from './kind.js';
import type { Fault } from './table.js';

/** A line with the body of a request. */
export interface JsonLine {
  readonly line: number;
  readonly body: ImportedBody;
}

export interface JsonLines {
  readonly rows: readonly JsonLine[];
  readonly faults: readonly Fault[];
}

const [newline, brace, bracket] = [0x0a, 0x7b, 0x5b];
const isSpace = (byte: number | undefined): boolean =>
  byte === 0x20 || byte === 0x09 || byte === 0x0d || byte === newline;

function withoutMark(bytes: Uint8Array): Uint8Array {
  return bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? bytes.subarray(3) : bytes;
}

/** Returns true for a text that begins with a JSON object or array, which no header of a table does. */
export function isJsonLines(bytes: Uint8Array): boolean {
  const first = withoutMark(bytes).find((byte) => !isSpace(byte));
  return first === brace || first === bracket;
}

/** The longest line, as a JSON body of a request. */
const maxLineBytes = 1_048_576;

function* linesOf(bytes: Uint8Array): Generator<{ line: number; bytes: Uint8Array }> {
  for (let line = 1, start = 0; start < bytes.length; line += 1) {
    const found = bytes.indexOf(newline, start);
    const end = found === -1 ? bytes.length : found;
    const own = bytes.subarray(start, end);
    if (!own.every(isSpace)) yield { line, bytes: own };
    start = end + 1;
  }
}

function readLine(line: number, bytes: Uint8Array): JsonLine | readonly Fault[] {
  if (bytes.length > maxLineBytes) return [{ line, message: text('importJsonLong') }];
  try {
    const body = parseJson(Buffer.from(bytes), []);
    if (typeof body === 'object' && body !== null && !Array.isArray(body)) {
      return { line, body: body as ImportedBody };
    }
    return [{ line, message: text('importJson') }];
  } catch (error) {
    const isMalformed = error instanceof ApiError && error.code === 'malformed_json';
    return isMalformed ? [{ line, message: text('importJson') }] : faultsOf(line, error, wholePath);
  }
}

/**
 * Reads a text with a JSON object on each line (NDJSON). Each is checked as the body of a request is.
 *
 * @throws ApiError 400 for an empty file, or more than `maxRows` lines
 */
export function readJsonLines(bytes: Uint8Array, maxRows: number): JsonLines {
  const rows: JsonLine[] = [];
  const faults: Fault[] = [];
  let count = 0;
  for (const { line, bytes: own } of linesOf(withoutMark(bytes))) {
    count += 1;
    if (count > maxRows) {
      throw requestErrors.invalidField('body.file', text('importTooManyRows', { limit: maxRows }));
    }
    const read = readLine(line, own);
    if ('body' in read) rows.push(read);
    else faults.push(...read);
  }
  return { rows, faults };
}
