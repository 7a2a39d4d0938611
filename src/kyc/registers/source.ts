import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream';
import { CsvError, parse } from 'csv-parse';

/** A register that cannot be read, or cannot be what it is said to be. Its message says where. */
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
  readonly separator: ',' | ';';
}

/**
 * Looks a file over once; what is in it is read later, row by row.
 *
 * @throws RegisterError when there is no such file, or it is no UTF-8
 */
export async function openRegister(path: string): Promise<RegisterFile> {
  const [hash, decoder] = [createHash('sha256'), new TextDecoder('utf-8', { fatal: true })];
  let beginning = '';
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      const text = decoder.decode(chunk, { stream: true });
      if (!beginning.includes('\n') && beginning.length < longestRow) beginning += text;
    }
    decoder.decode();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
      throw new RegisterError(`${path} is not UTF-8`);
    }
    throw new RegisterError(`${path} cannot be read: ${code}`);
  }
  const [header = ''] = beginning.split('\n', 1);
  const separator = header.includes(';') ? ';' : ',';
  return { path, name: basename(path), hash: hash.digest('hex'), separator };
}

/** The cells of one row by the names of their columns; blank ones are left out. */
export interface Row {
  /** From 1, where the row ends. */
  readonly line: number;
  readonly cells: Readonly<Record<string, string>>;
}

const tidy = (cell: string): string => cell.normalize('NFC').replace(/\s+/g, ' ').trim();

function cellsOf(header: readonly string[], record: readonly string[]): Row['cells'] {
  const filled = header.map((column, at) => [column, tidy(record[at] ?? '')] as const);
  return Object.fromEntries(filled.filter(([, cell]) => cell !== ''));
}

function explain(name: string, error: unknown): unknown {
  if (!(error instanceof CsvError)) return error;
  const { lines } = error as CsvError & { readonly lines?: number };
  return new RegisterError(`${name}, line ${lines ?? 1}: it is not as CSV is written`);
}

/**
 * The rows of a CSV file as they are read.
 *
 * @param required  columns without which it is another kind of file
 * @throws RegisterError for what is no CSV, and for a missing column
 */
export async function* readRows(
  { name, path, separator }: RegisterFile,
  required: readonly string[],
): AsyncGenerator<Row> {
  const parser = parse({
    bom: true,
    delimiter: separator,
    info: true,
    max_record_size: longestRow,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  // What breaks it ends the loop below, which tells of it.
  pipeline(createReadStream(path), parser, () => undefined);
  let header: string[] | undefined;
  try {
    for await (const { info, record } of parser as AsyncIterable<{
      readonly info: { readonly lines: number };
      readonly record: string[];
    }>) {
      if (header !== undefined) {
        yield { line: info.lines, cells: cellsOf(header, record) };
        continue;
      }
      header = record.map((cell) => cell.trim());
      const missing = required.filter((column) => header?.includes(column) !== true);
      if (missing.length > 0) {
        throw new RegisterError(`${name} has no column ${missing.join(', ')}`);
      }
    }
  } catch (error) {
    throw explain(name, error);
  }
}
