import { type CsvError, parse } from 'csv-parse/sync';
import { requestErrors } from '../errors.js';
import { type CsvSeparator, type CsvShape, csvShape, unguarded } from '../export/csv-shape.js';
import type { Message } from '../messages/catalog.js';
import { text } from '../messages/index.js';
import { normalizeUnicode } from '../values/unicode.js';
import { isWorkbook, readWorkbook, type SheetRow } from './workbook.js';

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
  /** Its columns, of which it may have some with keys of its own, such as `metadata.shop`. */
  readonly header: readonly string[];
  readonly rows: readonly Row[];
  readonly faults: readonly Fault[];
  /** Returns the day of a cell that holds it as a number, as in a workbook. */
  readonly dayOf?: (cell: string) => string;
}

/** The columns that a file may have, and those that it needs. A name that ends in `.*` stands for any key. */
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

/** A line of a CSV file as its parser returns it. */
interface ParsedLine {
  readonly record: string[];
  /** The number of its last line. */
  readonly info: { readonly lines: number };
}

/** The most characters of a row: those of the longest texts together. */
const maxRowLength = 65_536;

/** @param maxRows  the parser stops soon after so many rows, because a caller chooses the size of a file */
function parseLines(
  content: string,
  { separator, headerLine }: CsvShape,
  maxRows: number,
): SheetRow[] {
  try {
    const lines = parse(content, {
      delimiter: separator,
      from_line: headerLine,
      info: true,
      max_record_size: maxRowLength,
      ...(Number.isFinite(maxRows) && { to: maxRows + 2 }),
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as ParsedLine[];
    return lines.map((line) => ({ line: firstLine(line), record: line.record }));
  } catch (error) {
    const { code, lines = 1 } = error as CsvError & { readonly lines?: number };
    if (!String(code).startsWith('CSV_')) throw error;
    if (code === 'CSV_MAX_RECORD_SIZE') throw refused(text('importRowTooLong', { line: lines }));
    throw refused(text('importQuotes', { line: lines }));
  }
}

/** A quoted cell may have several lines. The parser reports the last one. */
function firstLine({ record, info }: ParsedLine): number {
  return record.reduce((line, cell) => line - (cell.match(/\n/g)?.length ?? 0), info.lines);
}

/** Returns true for a column that stands for any key, such as `metadata.*`. */
export const isOpen = (column: string): boolean => column.endsWith('.*');

/** Names that no object of a request may have. */
const forbiddenKeys = ['__proto__', 'constructor', 'prototype'];

/** Returns the column of a heading, which may end in a key of its own. */
function columnOf(heading: string, all: readonly string[]): string | undefined {
  const name = heading.toLowerCase();
  const exact = all.find((each) => each.toLowerCase() === name);
  if (exact !== undefined) return isOpen(exact) ? undefined : exact;
  const open = all.find((each) => isOpen(each) && name.startsWith(each.slice(0, -1).toLowerCase()));
  if (open === undefined) return undefined;
  const key = heading.slice(open.length - 1);
  return key === '' || forbiddenKeys.includes(key) ? undefined : open.slice(0, -1) + key;
}

function headerOf(line: SheetRow | undefined, { all, required }: TableColumns): readonly string[] {
  if (line === undefined) throw refused(text('importEmpty'));
  if (line.refused)
    throw refused(text('importLine', { line: line.line, fault: line.refused.message }));
  const header = line.record.map((cell) => {
    const name = cell.trim();
    const column = columnOf(name, all);
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

function rowOf(header: readonly string[], { line, record, refused: cell }: SheetRow): Row | Fault {
  if (cell !== undefined) {
    const column = header[cell.at];
    return { line, ...(column !== undefined && { column }), message: cell.message };
  }
  const texts = record.map((each) => normalizeUnicode(unguarded(each.trim()), 'NFC'));
  if (texts.slice(header.length).some((each) => each !== '')) {
    const message = text('importCells', { count: texts.length, columns: header.length });
    return { line, message };
  }
  const filled = header.flatMap((column, at) => {
    const each = texts[at] ?? '';
    return each === '' ? [] : [[column, each] as const];
  });
  return { line, cells: Object.fromEntries(filled) };
}

type Lines = Pick<Table, 'separator' | 'dayOf'> & { readonly lines: readonly SheetRow[] };

async function linesOf(bytes: Uint8Array, maxRows: number): Promise<Lines> {
  if (isWorkbook(bytes)) {
    const { rows, dayOf } = await readWorkbook(bytes, maxRows + 1);
    return { separator: ',', dayOf, lines: rows };
  }
  const content = textOf(bytes);
  const shape = csvShape(content);
  return { separator: shape.separator, lines: parseLines(content, shape, maxRows) };
}

/**
 * Reads a CSV file, or the first sheet of an XLSX workbook.
 *
 * @throws ApiError 400 if the file is not a table with these columns, or has too many rows
 */
export async function readTable(
  bytes: Uint8Array,
  columns: TableColumns,
  maxRows: number,
): Promise<Table> {
  const { lines: all, ...form } = await linesOf(bytes, maxRows);
  const [first, ...lines] = all;
  const header = headerOf(first, columns);
  if (lines.length > maxRows) throw refused(text('importTooManyRows', { limit: maxRows }));
  const filled = lines.filter(
    ({ record, refused: cell }) => cell !== undefined || record.some((each) => each.trim() !== ''),
  );
  const read = filled.map((line) => rowOf(header, line));
  return {
    ...form,
    header,
    rows: read.filter((each): each is Row => 'cells' in each),
    faults: read.filter((each): each is Fault => 'message' in each),
  };
}
