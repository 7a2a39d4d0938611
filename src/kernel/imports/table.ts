import { type CsvError, parse } from 'csv-parse/sync';
import { requestErrors } from '../errors.js';
import { type CsvSeparator, type CsvShape, csvShape, unguarded } from '../export/csv-shape.js';
import type { Message } from '../messages/catalog.js';
import { text } from '../messages/index.js';
import { normalizeUnicode } from '../values/unicode.js';

/** A row of a file. Cells are trimmed and in Unicode NFC, without blank ones. */
export interface Row {
  /** Its first line, from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

/** Why a row cannot be imported. The message ends a sentence that begins with the column. */
export interface Fault {
  readonly line: number;
  readonly column?: string;
  readonly message: Message;
}

/** Returns a fault as a sentence, such as `line 4, price: must be at least 0`. */
export const sentenceOf = ({ line, column, message: fault }: Fault): Message =>
  column === undefined
    ? text('importLine', { line, fault })
    : text('importCell', { line, column, fault });

export interface Table {
  /** Decimals may have a comma if it is not the separator. */
  readonly separator: CsvSeparator;
  readonly rows: readonly Row[];
  readonly faults: readonly Fault[];
}

/** The columns that a file may have, and those that it needs. */
export interface TableColumns {
  readonly all: readonly string[];
  readonly required: readonly string[];
}

const refused = (message: Message) => requestErrors.invalidField('body.file', message);

/** Spreadsheets write UTF-8, and "Unicode text" in UTF-16. @throws ApiError 400 for other bytes */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isLittle = first === 0xff && second === 0xfe;
  const isBig = first === 0xfe && second === 0xff;
  const encoding = isLittle ? 'utf-16le' : isBig ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw refused(text('importUnreadable'));
  }
}

interface Line {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

/** The most characters of a row: those of the longest texts together. */
const maxRowLength = 65_536;

/** @param maxRows  the parser stops soon after so many rows, because a caller chooses the size of a file */
function parseLines(content: string, { separator, headerLine }: CsvShape, maxRows: number): Line[] {
  try {
    return parse(content, {
      delimiter: separator,
      from_line: headerLine,
      info: true,
      max_record_size: maxRowLength,
      ...(Number.isFinite(maxRows) && { to: maxRows + 2 }),
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Line[];
  } catch (error) {
    const { code, lines = 1 } = error as CsvError & { readonly lines?: number };
    if (!String(code).startsWith('CSV_')) throw error;
    if (code === 'CSV_MAX_RECORD_SIZE') throw refused(text('importRowTooLong', { line: lines }));
    throw refused(text('importQuotes', { line: lines }));
  }
}

/** A quoted cell may have several lines. The parser reports the last one. */
function firstLine({ record, info }: Line): number {
  return record.reduce((line, cell) => line - (cell.match(/\n/g)?.length ?? 0), info.lines);
}

function headerOf(line: Line | undefined, { all, required }: TableColumns): readonly string[] {
  if (line === undefined) throw refused(text('importEmpty'));
  const header = line.record.map((cell) => {
    const name = cell.trim();
    const column = all.find((each) => each.toLowerCase() === name.toLowerCase());
    if (column !== undefined) return column;
    const columns = all.join(', ');
    throw refused(text('importColumnUnknown', { name: name.slice(0, 100), columns }));
  });
  const column = header.find((each, at) => header.indexOf(each) !== at);
  if (column !== undefined) throw refused(text('importColumnTwice', { column }));
  const missing = required.filter((each) => !header.includes(each));
  if (missing.length > 0) {
    throw refused(text('importColumnsMissing', { columns: missing.join(', ') }));
  }
  return header;
}

function rowOf(header: readonly string[], line: Line): Row | Fault {
  const texts = line.record.map((cell) => normalizeUnicode(unguarded(cell.trim()), 'NFC'));
  const number = firstLine(line);
  if (texts.slice(header.length).some((cell) => cell !== '')) {
    const message = text('importCells', { count: texts.length, columns: header.length });
    return { line: number, message };
  }
  const filled = header.flatMap((column, at) => {
    const cell = texts[at] ?? '';
    return cell === '' ? [] : [[column, cell] as const];
  });
  return { line: number, cells: Object.fromEntries(filled) };
}

/** @throws ApiError 400 if the file is not a table with these columns, or has too many rows */
export function readTable(bytes: Uint8Array, columns: TableColumns, maxRows: number): Table {
  const content = textOf(bytes);
  const shape = csvShape(content);
  const [first, ...lines] = parseLines(content, shape, maxRows);
  const header = headerOf(first, columns);
  if (lines.length > maxRows) throw refused(text('importTooManyRows', { limit: maxRows }));
  const filled = lines.filter(({ record }) => record.some((cell) => cell.trim() !== ''));
  const read = filled.map((line) => rowOf(header, line));
  return {
    separator: shape.separator,
    rows: read.filter((each): each is Row => 'cells' in each),
    faults: read.filter((each): each is Fault => 'message' in each),
  };
}
