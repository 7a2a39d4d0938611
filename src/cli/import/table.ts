import { readFile, stat } from 'node:fs/promises';
import { type CsvError, parse } from 'csv-parse/sync';
import { type CsvSeparator, type CsvShape, csvShape } from '../../kernel/export/csv-shape.js';
import { OperatorError } from '../../kernel/operator/operator.js';
import { normalizeUnicode } from '../../kernel/values/unicode.js';

/** A row of a file. Cells are trimmed and in Unicode NFC, without blank ones. */
export interface Row<Column extends string = string> {
  /** Its first line, from 1. */
  readonly line: number;
  readonly cells: Readonly<Partial<Record<Column, string>>>;
}

export interface Fault {
  readonly line: number;
  readonly column?: string;
  readonly message: string;
}

/** The columns of a kind of file. */
export interface Columns<Column extends string = string> {
  readonly all: readonly Column[];
  readonly required: readonly Column[];
}

export interface Table<Column extends string = string> {
  /** Decimals may have a comma if it is not the separator. */
  readonly separator: CsvSeparator;
  readonly rows: readonly Row<Column>[];
  readonly faults: readonly Fault[];
}

const maxBytes = 128 * 1024 * 1024;
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** @throws OperatorError for a file that cannot be read or is not UTF-8 */
export async function readText(path: string): Promise<string> {
  let bytes: Buffer;
  try {
    const { size } = await stat(path);
    if (size > maxBytes) throw new OperatorError(`${path} is larger than ${maxBytes >> 20} MB`);
    bytes = await readFile(path);
  } catch (error) {
    if (error instanceof OperatorError) throw error;
    throw new OperatorError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  try {
    return utf8.decode(bytes);
  } catch {
    throw new OperatorError(`${path} is not UTF-8; save it as "CSV UTF-8"`);
  }
}

interface Line {
  readonly record: string[];
  readonly info: { readonly lines: number };
}

function parseLines(text: string, { separator, headerLine }: CsvShape): Line[] {
  try {
    return parse(text, {
      delimiter: separator,
      from_line: headerLine,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as unknown as Line[];
  } catch (error) {
    const { code, lines } = error as CsvError & { readonly lines?: number };
    if (!String(code).startsWith('CSV_')) throw error;
    const where = lines === undefined ? '' : `line ${lines}: `;
    throw new OperatorError(`${where}the quotation marks do not match`);
  }
}

/** A quoted cell may have several lines. The parser reports the last one. */
function firstLine({ record, info }: Line): number {
  return record.reduce((line, cell) => line - (cell.match(/\n/g)?.length ?? 0), info.lines);
}

function headerOf<Column extends string>(
  line: Line | undefined,
  { all, required }: Columns<Column>,
): Column[] {
  if (line === undefined) throw new OperatorError('The file is empty');
  const header = line.record.map((cell) => {
    const name = cell.trim().toLowerCase();
    const column = all.find((each) => each.toLowerCase() === name);
    if (column === undefined) {
      throw new OperatorError(`There is no column "${cell.trim()}"; there are ${all.join(', ')}`);
    }
    return column;
  });
  const repeated = header.find((column, at) => header.indexOf(column) !== at);
  if (repeated !== undefined) throw new OperatorError(`The column ${repeated} is there twice`);
  const missing = required.filter((column) => !header.includes(column));
  if (missing.length > 0) throw new OperatorError(`The header lacks ${missing.join(', ')}`);
  return header;
}

function rowOf<Column extends string>(header: readonly Column[], line: Line): Row<Column> | Fault {
  const texts = line.record.map((cell) => normalizeUnicode(cell.trim(), 'NFC'));
  const number = firstLine(line);
  if (texts.slice(header.length).some((cell) => cell !== '')) {
    const message = `has ${texts.length} cells, the header has ${header.length}`;
    return { line: number, message };
  }
  const filled = header.flatMap((column, at) => {
    const cell = texts[at] ?? '';
    return cell === '' ? [] : [[column, cell] as const];
  });
  return { line: number, cells: Object.fromEntries(filled) as Row<Column>['cells'] };
}

/** @throws OperatorError if the file is not a table with these columns */
export function readTable<Column extends string>(
  text: string,
  columns: Columns<Column>,
): Table<Column> {
  const shape = csvShape(text);
  const [first, ...lines] = parseLines(text, shape);
  const header = headerOf(first, columns);
  const isBlank = ({ record }: Line) => record.every((cell) => cell.trim() === '');
  const read = lines.filter((line) => !isBlank(line)).map((line) => rowOf(header, line));
  return {
    separator: shape.separator,
    rows: read.filter((each): each is Row<Column> => 'cells' in each),
    faults: read.filter((each): each is Fault => 'message' in each),
  };
}
