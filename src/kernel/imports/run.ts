import type { Transaction } from '../db/transaction.js';
import type { CsvSeparator } from '../export/csv-shape.js';
import { text } from '../messages/index.js';
import type { Context } from '../operations/handlers.js';
import { readCell } from './cells.js';
import { faultsOf, type ImportedBody, type ImportKind, isConflict, isRefusal } from './kind.js';
import { type Fault, type Row, readTable } from './table.js';

/** A row to save. */
interface ReadRow {
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
}

export interface ImportResult {
  readonly created: number;
  readonly updated: number;
  readonly unchanged: number;
  /** In the order of the lines. */
  readonly faults: readonly Fault[];
}

interface ImportOptions {
  /** Saves nothing. */
  readonly dryRun: boolean;
  /** Saves the rows without faults. */
  readonly skipFaults: boolean;
}

const byLine = (faults: readonly Fault[]): readonly Fault[] =>
  faults.toSorted((a, b) => a.line - b.line);

function readRow(kind: ImportKind, { line, cells }: Row, separator: CsvSeparator) {
  const body: Record<string, unknown> = {};
  const faults: Fault[] = [];
  for (const { name, kind: type, of } of kind.columns) {
    const cell = cells[name];
    if (cell === undefined) continue;
    const read = readCell(type, cell, separator);
    if ('fault' in read) faults.push({ line, column: name, message: read.fault });
    else if (of === undefined) body[name] = read.value;
    else body[of] = { ...(body[of] as object | undefined), [name]: read.value };
  }
  const faulty = new Set(faults.map(({ column }) => column));
  try {
    kind.check(body);
  } catch (error) {
    faults.push(...faultsOf(line, error).filter(({ column }) => !faulty.has(column)));
  }
  return { row: { line, body }, faults };
}

/** Reports every row that says the same as an earlier one. */
function repetitions({ keys }: ImportKind, rows: readonly ReadRow[]): readonly Fault[] {
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
function inOrder({ keys }: ImportKind, rows: readonly ReadRow[]): readonly ReadRow[] {
  const [keyOf] = Object.values(keys);
  const hasNone = ({ body }: ReadRow) => (keyOf?.(body) ?? undefined) === undefined;
  return [...rows.filter((row) => !hasNone(row)), ...rows.filter(hasNone)];
}

/** Reads a file. @throws ApiError 400 if it is not a table of this kind, or has too many rows */
export function readImport(kind: ImportKind, bytes: Uint8Array, maxRows: number): ImportFile {
  const all = kind.columns.map(({ name }) => name);
  const required = kind.columns.filter((column) => column.required).map(({ name }) => name);
  const table = readTable(bytes, { all, required }, maxRows);
  const read = table.rows.map((row) => readRow(kind, row, table.separator));
  const fit = read.filter((one) => one.faults.length === 0).map(({ row }) => row);
  const repeated = repetitions(kind, fit);
  const lines = new Set(repeated.map(({ line }) => line));
  return {
    count: table.rows.length + table.faults.length,
    rows: inOrder(
      kind,
      fit.filter(({ line }) => !lines.has(line)),
    ),
    faults: byLine([...table.faults, ...read.flatMap((one) => one.faults), ...repeated]),
  };
}

/** Undoes an import whose result is known. */
class Undone extends Error {
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
  rows: readonly ReadRow[],
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
      if (!mayFit(refusal)) faults.push(...faultsOf(refusal.row.line, refusal.error));
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
  { rows, faults: found }: Pick<ImportFile, 'rows' | 'faults'>,
  { dryRun, skipFaults }: ImportOptions,
  finish: (trx: Transaction, result: ImportResult) => Promise<Reply>,
): Promise<Reply> {
  return ctx.transaction(async (trx) => {
    const part = ctx.within(trx);
    let result: ImportResult | undefined;
    const run = (isSafe: boolean) =>
      trx.attempt(async () => {
        const saved = await saveRows(kind, part, trx, rows, isSafe);
        const faults = byLine([...found, ...saved.faults]);
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
