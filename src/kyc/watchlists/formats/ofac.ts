import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ListEntry, Schema } from '../../matching/index.js';
import { atPlace, readPieces, type SourceFile, WatchlistError } from '../imports/source.js';
import { addName, createDraft, type Draft, finishDraft } from './draft.js';
import { readRemarks } from './ofac-remarks.js';

interface Row {
  readonly cells: readonly string[];
  readonly line: number;
}

const endOfFile = '\u001a';

/** The Treasury writes `-0-` into an empty cell and ends a file with a control character. */
async function* readRows(file: SourceFile): AsyncGenerator<Row> {
  const parser = Readable.from(readPieces(file)).pipe(
    parse({ info: true, relax_column_count: true, skip_empty_lines: true, trim: true }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: string[];
      info: { lines: number };
    }>) {
      if (record.length === 1 && record[0] === endOfFile) continue;
      const cells = record.map((cell) => (cell.trim() === '-0-' ? '' : cell.trim()));
      yield { cells, line: info.lines };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const { lines } = error as CsvError & { readonly lines?: number };
    throw new WatchlistError(`${file.name}, line ${lines}: the quotation marks do not match`);
  }
}

const schemas: ReadonlyMap<string, Schema> = new Map([
  ['individual', 'person'],
  ['vessel', 'vessel'],
  ['aircraft', 'aircraft'],
  ['', 'company'],
]);

type Drafts = Map<string, Draft>;
/**
 * @returns true if the row belongs to an entity of the primary file
 * @throws WatchlistError without a place, which the caller adds
 */
type ReadRow = (drafts: Drafts, cells: readonly string[]) => boolean;

function readPrimary(drafts: Drafts, cells: readonly string[]): boolean {
  const [number = '', name = '', type = '', program = '', title = ''] = cells;
  const [flag = '', , remarks = ''] = cells.slice(9);
  const schema = schemas.get(type.toLowerCase());
  if (!/^\d+$/.test(number)) throw new WatchlistError(`"${number}" is no entity number`);
  if (schema === undefined) throw new WatchlistError(`there is no entity type "${type}"`);
  if (name === '') throw new WatchlistError('the name is missing');
  const draft = drafts.get(number) ?? createDraft(`ofac-${number}`, schema);
  drafts.set(number, draft);
  addName(draft, name, 'primary');
  draft.topics.push('sanction');
  draft.programs.push(...program.split(/\]\s*\[/).filter(Boolean));
  draft.countries.push(flag);
  if (title !== '') draft.remarks.push(title);
  readRemarks(draft, remarks);
  return true;
}

const readAlias: ReadRow = (drafts, [number = '', , type = '', name = '']) => {
  const draft = drafts.get(number);
  if (draft) addName(draft, name, type.startsWith('weak') ? 'weak' : 'alias');
  return draft !== undefined;
};

const readAddress: ReadRow = (drafts, [number = '', , , , country = '']) => {
  const draft = drafts.get(number);
  draft?.countries.push(country);
  return draft !== undefined;
};

/** Reads the comments file, which continues remarks that did not fit into the primary file. */
const readComment: ReadRow = (drafts, [number = '', rest = '']) => {
  const draft = drafts.get(number);
  if (draft) readRemarks(draft, `${draft.remarks.pop() ?? ''}${rest}`);
  return draft !== undefined;
};

interface Kind {
  readonly columns: number;
  readonly read: ReadRow;
}

/**
 * The kinds of files in the order in which they are read. They have no header and any name, but different numbers of
 * columns.
 */
const kinds: readonly Kind[] = [
  { columns: 12, read: readPrimary },
  { columns: 2, read: readComment },
  { columns: 5, read: readAlias },
  { columns: 6, read: readAddress },
];

async function kindOf(file: SourceFile): Promise<Kind> {
  for await (const { cells } of readRows(file)) {
    const kind = kinds.find(({ columns }) => columns === cells.length);
    if (kind) return kind;
    throw new WatchlistError(
      `${file.name}, line 1: ${cells.length} columns, but the files of this list have 12, 5, 6 or 2`,
    );
  }
  throw new WatchlistError(`${file.name} is empty`);
}

/**
 * The most rows without an entity. The Treasury sometimes publishes one or two; more belong to another release or
 * list.
 */
const strayShare = 0.01;

async function readFile(drafts: Drafts, file: SourceFile, { columns, read }: Kind): Promise<void> {
  let [rows, strays] = [0, 0];
  for await (const { cells, line } of readRows(file)) {
    const belongs = atPlace(`${file.name}, line ${line}`, () => {
      if (cells.length === columns) return read(drafts, cells);
      throw new WatchlistError(`${cells.length} columns, ${columns} are expected`);
    });
    rows += 1;
    if (!belongs) strays += 1;
  }
  if (strays > strayShare * rows + 1) {
    throw new WatchlistError(
      `${file.name}: ${strays} of ${rows} rows belong to no entity of the primary file`,
    );
  }
}

/**
 * Reads the CSV files of the US Treasury: the primary file, and its aliases, addresses and comments in any order.
 *
 * @throws WatchlistError with the faulty line
 */
export async function* readOfac(files: readonly SourceFile[]): AsyncGenerator<ListEntry> {
  const sorted = await Promise.all(files.map(async (file) => ({ file, kind: await kindOf(file) })));
  if (!sorted.some(({ kind }) => kind.read === readPrimary)) {
    throw new WatchlistError('The primary file, of 12 columns, is missing');
  }
  const drafts: Drafts = new Map();
  for (const kind of kinds) {
    for (const each of sorted) if (each.kind === kind) await readFile(drafts, each.file, kind);
  }
  for (const draft of drafts.values()) {
    const entry = finishDraft(draft);
    if (entry) yield entry;
  }
}
