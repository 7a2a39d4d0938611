import type { Transaction } from '../db/transaction.js';
import { requestErrors } from '../errors.js';
import { text } from '../messages/index.js';
import type { Context } from '../operations/handlers.js';
import { readCell } from './cells.js';
import { isJsonLines, type JsonLines, readJsonLines } from './json-lines.js';
import {
  type ColumnOf,
  faultsOf,
  type ImportColumn,
  type ImportedBody,
  type ImportKind,
  isConflict,
  isRefusal,
  wholePath,
} from './kind.js';
import { type Fault, isOpen, type Row, readTable, type Table } from './table.js';

/** The part of a kind by which its files are read. */
type ReadKind = Pick<ImportKind, 'name' | 'columns' | 'ownColumns' | 'keys' | 'check'>;

/** A row to save. */
export interface ReadRow {
  readonly line: number;
  readonly body: ImportedBody;
}

/** A file that was read. */
export interface ImportFile {
  /** The number of its rows, with those that have faults. */
  readonly count: number;
  /** Rows without faults, those with a key first: no other row may get the code that one of them names. */
  readonly rows: readonly ReadRow[];
  /** In the order of the lines. */
  readonly faults: readonly Fault[];
  readonly columnOf: ColumnOf;
}

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** In the order of the lines. */
  readonly faults: readonly Fault[];
}

export interface ImportOptions {
  /** Saves nothing. */
  readonly dryRun: boolean;
  /** Saves the rows without faults. */
  readonly skipFaults: boolean;
}

export const byLine = (faults: readonly Fault[]): readonly Fault[] =>
  faults.toSorted((a, b) => a.line - b.line);

/** Returns the column of a heading; one with a key of its own holds a text of its object. */
function columnNamed(columns: readonly ImportColumn[], name: string): ImportColumn | undefined {
  const known = columns.find((column) => column.name === name);
  if (known !== undefined) return known;
  const open = columns.find((each) => isOpen(each.name) && name.startsWith(each.name.slice(0, -1)));
  return open && { ...open, name, member: name.slice(open.name.length - 1) };
}

function readRow(kind: ReadKind, { line, cells }: Row, table: Table, columns: TableForm) {
  const body: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const { name, kind: type, of, member = name } of columns.header) {
    const cell = cells[name];
    if (cell === undefined) continue;
    const written = type === 'day' ? (table.dayOf?.(cell) ?? cell) : cell;
    const read = readCell(type, written, table.separator);
    if ('fault' in read) faults.push({ line, column: name, message: read.fault });
    else if (of === undefined) body[member] = read.value;
    else body[of] = { ...(body[of] as object | undefined), [member]: read.value };
  }
  const faulty = new Set(faults.map(({ column }) => column));
  try {
    kind.check(body);
  } catch (error) {
    const found = faultsOf(line, error, columns.columnOf);
    faults.push(...found.filter(({ column }) => !faulty.has(column)));
  }
  return { row: { line, body }, faults };
}

/** Reports every row that says the same as an earlier one. */
function repetitions({ keys }: ReadKind, rows: readonly ReadRow[]): readonly Fault[] {
  const seen = new Map<string, number>();
  return rows.flatMap(({ line, body }) =>
    Object.entries(keys).flatMap(([column, keyOf]) => {
      const key = keyOf(body);
      if (key === undefined || key === null) return [];
      const first = seen.get(`${column} ${key}`);
      if (first === undefined) seen.set(`${column} ${key}`, line);
      return first === undefined
        ? []
        : [{ line, column, message: text('importSame', { line: first }) }];
    }),
  );
}

/** Rows with a key come first. */
function inOrder({ keys }: ReadKind, rows: readonly ReadRow[]): readonly ReadRow[] {
  const [keyOf] = Object.values(keys);
  const hasNone = ({ body }: ReadRow) => (keyOf?.(body) ?? undefined) === undefined;
  return [...rows.filter((row) => !hasNone(row)), ...rows.filter(hasNone)];
}

/** The columns of a table, and the names by which faults tell them. */
interface TableForm {
  readonly header: readonly ImportColumn[];
  readonly columnOf: ColumnOf;
}

/** A fault of `address.city` or `code` belongs to the column of its last name. */
function formOf(columns: readonly ImportColumn[], header: readonly string[]): TableForm {
  const names = new Set(header);
  return {
    header: header.flatMap((name) => columnNamed(columns, name) ?? []),
    columnOf: (path) => {
      const whole = wholePath(path) ?? path;
      return names.has(whole) ? whole : path.slice(path.lastIndexOf('.') + 1);
    },
  };
}

/** The rows of a file with their faults. */
interface CheckedRows extends Pick<ImportFile, 'count' | 'faults' | 'columnOf'> {
  readonly read: readonly { readonly row: ReadRow; readonly faults: readonly Fault[] }[];
}

function checkLines(kind: ReadKind, { rows, faults }: JsonLines): CheckedRows {
  const lines = new Set(faults.map(({ line }) => line));
  const read = rows.map((row) => {
    try {
      kind.check(row.body);
      return { row, faults: [] };
    } catch (error) {
      return { row, faults: faultsOf(row.line, error, wholePath) };
    }
  });
  return { count: rows.length + lines.size, read, faults, columnOf: wholePath };
}

async function checkTable(
  kind: ReadKind,
  ctx: Context,
  bytes: Uint8Array,
  maxRows: number,
): Promise<CheckedRows> {
  if (kind.columns.length === 0) {
    throw requestErrors.invalidField('body.file', text('importNeedsJson', { kind: kind.name }));
  }
  const columns = [...kind.columns, ...((await kind.ownColumns?.(ctx)) ?? [])];
  const all = columns.map(({ name }) => name);
  const required = columns.filter((column) => column.required).map(({ name }) => name);
  const table = await readTable(bytes, { all, required }, maxRows);
  const form = formOf(columns, table.header);
  return {
    count: table.rows.length + table.faults.length,
    read: table.rows.map((row) => readRow(kind, row, table, form)),
    faults: table.faults,
    columnOf: form.columnOf,
  };
}

/**
 * Reads a file: CSV, the first sheet of a workbook, or NDJSON.
 *
 * @throws ApiError 400 if it is not a table of this kind, or has too many rows
 */
export async function readImport(
  kind: ReadKind,
  ctx: Context,
  bytes: Uint8Array,
  maxRows: number,
): Promise<ImportFile> {
  const { count, read, faults, columnOf } = isJsonLines(bytes)
    ? checkLines(kind, readJsonLines(bytes, maxRows))
    : await checkTable(kind, ctx, bytes, maxRows);
  const fit = read.filter((one) => one.faults.length === 0).map(({ row }) => row);
  const repeated = repetitions(kind, fit);
  const lines = new Set(repeated.map(({ line }) => line));
  return {
    count,
    rows: inOrder(
      kind,
      fit.filter(({ line }) => !lines.has(line)),
    ),
    faults: byLine([...faults, ...read.flatMap((one) => one.faults), ...repeated]),
    columnOf,
  };
}

/** Undoes an import whose result is known. */
export class Undone extends Error {
  override readonly name = 'Undone';
}

interface Refusal {
  readonly row: ReadRow;
  readonly error: unknown;
}

/** Saves rows one by one, and returns those that were refused. */
async function attemptAll(
  rows: readonly ReadRow[],
  save: (row: ReadRow) => Promise<void>,
  trx: Transaction,
): Promise<readonly Refusal[]> {
  const refused: Refusal[] = [];
  for (const row of rows) {
    try {
      await trx.attempt(() => save(row));
    } catch (error) {
      refused.push({ row, error });
    }
  }
  return refused;
}

/**
 * Saves rows.
 *
 * @param isSafe  true to find the faults of all rows, each of which is then undone by itself; a row with a conflict is tried
 *   again after the others, as long as that helps
 * @throws the error of the first row with a fault, unless it is safe
 */
async function saveRows(
  kind: ImportKind,
  part: Context,
  trx: Transaction,
  { rows, columnOf }: Pick<ImportFile, 'rows' | 'columnOf'>,
  isSafe: boolean,
): Promise<ImportResult> {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const faults: Fault[] = [];
  const save = async ({ body }: ReadRow) => {
    counts[await kind.write(part, trx, body)] += 1;
  };
  if (!isSafe) for (const row of rows) await save(row);
  for (let waiting = isSafe ? rows : []; waiting.length > 0; ) {
    const refused = await attemptAll(waiting, save, trx);
    const isStuck = refused.length === waiting.length;
    const mayFit = ({ error }: Refusal) => !isStuck && isConflict(error);
    for (const refusal of refused) {
      if (!mayFit(refusal)) faults.push(...faultsOf(refusal.row.line, refusal.error, columnOf));
    }
    waiting = refused.filter(mayFit).map(({ row }) => row);
  }
  return { ...counts, faults };
}

/**
 * Creates or updates a record for each row, in one transaction: all rows or none, unless those with faults may be skipped.
 * Each record is checked, audited and told to the changes feed as by its own operation.
 *
 * @param finish  runs in the transaction with the rows saved, or with none of them after a dry run or a fault
 */
export function importRows<Reply>(
  kind: ImportKind,
  ctx: Context,
  file: Omit<ImportFile, 'count'>,
  { dryRun, skipFaults }: ImportOptions,
  finish: (trx: Transaction, result: ImportResult) => Promise<Reply>,
): Promise<Reply> {
  return ctx.transaction(async (trx) => {
    const part = ctx.within(trx);
    let result: ImportResult | undefined;
    const run = (isSafe: boolean) =>
      trx.attempt(async () => {
        const saved = await saveRows(kind, part, trx, file, isSafe);
        const faults = byLine([...file.faults, ...saved.faults]);
        result = { ...saved, faults };
        if (dryRun || (faults.length > 0 && !skipFaults)) throw new Undone();
      });
    try {
      // Most files have no fault. To be able to undo each row by itself costs a third more.
      await run(false).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
        return run(true);
      });
    } catch (error) {
      if (!(error instanceof Undone)) throw error;
    }
    if (result === undefined) throw new Error('The import has no result');
    return finish(trx, result);
  });
}
