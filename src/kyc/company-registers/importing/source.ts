import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type CsvShape, csvShape } from '../../../kernel/export/csv-shape.js';
import { normalizeUnicode } from '../../../kernel/values/unicode.js';

/** A register that cannot be read or has another format. The message names the place. */
export class RegisterError extends Error {
  override readonly name = 'RegisterError';
}

const longestRow = 1024 * 1024;

export interface RegisterFile {
  readonly path: string;
  /** For messages. */
  readonly name: string;
  /** SHA-256 of its bytes, hex. */
  readonly hash: string;
  readonly encoding: 'utf8' | 'latin1';
  /** The division of a file with a header. */
  readonly shape: CsvShape;
}

interface Overview {
  readonly hash: string;
  readonly isUtf8: boolean;
  /** The beginning of the file, including its first line. */
  readonly beginning: string;
}

async function look(path: string): Promise<Overview> {
  const [hash, decoder] = [createHash('sha256'), new TextDecoder('utf-8', { fatal: true })];
  let [beginning, isUtf8] = ['', true];
  const decode = (chunk?: Uint8Array): string => {
    try {
      return isUtf8 ? decoder.decode(chunk, { stream: chunk !== undefined }) : '';
    } catch {
      isUtf8 = false;
      return '';
    }
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
    hash.update(chunk);
    const text = decode(chunk);
    if (!beginning.includes('\n') && beginning.length < longestRow) beginning += text;
  }
  decode();
  return { hash: hash.digest('hex'), isUtf8, beginning };
}

/**
 * Checks a file once. Its rows are read later, one by one.
 *
 * @param mayBeLatin  reads text that is not UTF-8 as Latin-1
 * @throws RegisterError if the file does not exist or is not UTF-8
 */
export async function openRegister(path: string, mayBeLatin = false): Promise<RegisterFile> {
  const { beginning, hash, isUtf8 } = await look(path).catch((error: NodeJS.ErrnoException) => {
    throw new RegisterError(`${path} cannot be read: ${error.code}`);
  });
  if (!isUtf8 && !mayBeLatin) throw new RegisterError(`${path} is not UTF-8`);
  const shape = csvShape(beginning);
  return { path, name: basename(path), hash, encoding: isUtf8 ? 'utf8' : 'latin1', shape };
}

/** The cells of a row by the names of their columns, without blank ones. */
export interface Row {
  /** The line on which the row ends, from 1. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

const tidy = (cell: string): string =>
  normalizeUnicode(cell, 'NFC')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

function explain(name: string, error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const { lines } = error as CsvError & { readonly lines?: number };
  return new RegisterError(`${name}, line ${lines ?? 1}: it is not as CSV is written`);
}

interface Line {
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * Yields the lines of a file while it is read, including the first.
 *
 * @param layout  `piped` has no quotation marks: the text between two pipes is a cell
 * @throws RegisterError for text that is not CSV
 */
export async function* readRecords(
  { encoding, name, path, shape }: RegisterFile,
  layout: 'csv' | 'piped',
): AsyncGenerator<Line> {
  const parser = parse({
    bom: true,
    delimiter: layout === 'csv' ? shape.separator : '|',
    from_line: layout === 'csv' ? shape.headerLine : 1,
    encoding,
    info: true,
    max_record_size: longestRow,
    quote: layout === 'csv' ? '"' : null,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // An error ends the loop below, which reports it.
  pipeline(createReadStream(path), parser, () => undefined);
  try {
    for await (const { info, record } of parser as AsyncIterable<{
      readonly info: { readonly lines: number };
      readonly record: string[];
    }>) {
      yield { line: info.lines, cells: record.map(tidy) };
    }
  } catch (error) {
    throw explain(name, error);
  }
}

function cellsOf(header: readonly string[], record: readonly string[]): Row['cells'] {
  const filled = header.map((column, at) => [column, record[at] ?? ''] as const);
  return Object.fromEntries(filled.filter(([, cell]) => cell !== ''));
}

/**
 * Yields the rows of a CSV file with a header while it is read.
 *
 * @param required  columns that a file of this kind must have
 * @throws RegisterError for text that is not CSV, and for a missing column
 */
export async function* readRows(
  file: RegisterFile,
  required: readonly string[],
): AsyncGenerator<Row> {
  let header: readonly string[] | undefined;
  for await (const { cells, line } of readRecords(file, 'csv')) {
    if (header !== undefined) {
      yield { line, cells: cellsOf(header, cells) };
      continue;
    }
    header = cells;
    const missing = required.filter((column) => !cells.includes(column));
    if (missing.length > 0) {
      throw new RegisterError(`${file.name} has no column ${missing.join(', ')}`);
    }
  }
}
