import type { Handlers } from '../../../generated/erp/operations.js';
import { accessErrors, requestErrors } from '../../kernel/errors.js';
import { type DocumentKind, importDocuments, keysOf } from '../../kernel/imports/documents.js';
import type { ImportKind } from '../../kernel/imports/kind.js';
import {
  type ImportFile,
  type ImportOptions,
  type ImportResult,
  importRows,
  readImport,
} from '../../kernel/imports/run.js';
import type { Fault } from '../../kernel/imports/table.js';
import type { Context, PublicContext } from '../../kernel/operations/handlers.js';
import { importErrors } from './errors.js';
import { toFault } from './faults.js';

/** A file of records is saved in one transaction, which holds its locks until the last row. */
const maxRows = 1_000;

const shownFaults = 200;
/** The most faults in an error. */
const namedFaults = 20;

function importRefused(faults: readonly Fault[]) {
  const lines = new Set(faults.map(({ line }) => line));
  return importErrors.refused(lines.size, ...faults.slice(0, namedFaults));
}

/** An import that is answered. */
interface ImportRun extends ImportOptions {
  readonly kind: string;
  /** The number of rows of the file. */
  readonly rows: number;
}

/** Writes the audit entry of an import. Resolves to its reply. */
async function finish(
  ctx: Context,
  trx: Parameters<Context['audit']>[0],
  { kind, rows, dryRun }: ImportRun,
  { faults, ...saved }: ImportResult,
) {
  const counts = { rows, ...saved };
  const after = { kind, dryRun, ...counts, faults: faults.length };
  await ctx.audit(trx, { objectType: 'import', objectId: kind, after });
  const shown = faults.slice(0, shownFaults).map((fault) => toFault(fault, ctx.request.locale));
  const data = { kind, dryRun, ...counts, faultCount: faults.length, faults: shown };
  return { ok: true as const, data };
}

function runRecords(kind: ImportKind, ctx: Context, file: ImportFile, run: ImportRun) {
  return importRows(kind, ctx, file, run, async (trx, result) => {
    const { faults } = result;
    if (faults.length > 0 && !run.dryRun && !run.skipFaults) throw importRefused(faults);
    return finish(ctx, trx, run, result);
  });
}

async function runDocuments(kind: DocumentKind, ctx: Context, file: ImportFile, run: ImportRun) {
  const mustFit = !run.dryRun && !run.skipFaults;
  if (mustFit && file.faults.length > 0) throw importRefused(file.faults);
  const result = await importDocuments(kind, ctx, { ...file, rows: keysOf(file.rows) }, run);
  const { created, unchanged, faults } = result;
  if (mustFit && faults.length > 0) throw importErrors.stopped(created + unchanged, ...faults);
  return ctx.transaction((trx) => finish(ctx, trx, run, result));
}

/**
 * @param records  what an import can create or update
 * @param documents  what an import can create
 */
export const importHandlers = (
  records: readonly ImportKind[],
  documents: readonly DocumentKind[],
) =>
  ({
    async importRecords({ params: { kind: name }, body }, ctx) {
      const kind = [...records, ...documents].find((one) => one.name === name);
      if (kind === undefined) throw requestErrors.routeNotFound();
      if (!ctx.can(kind.permission)) throw accessErrors.insufficientPermissions(kind.permission);
      const { dryRun = false, skipFaults = false } = body;
      const file = await readImport(kind, ctx, body.file.data, maxRows);
      const run = { kind: name, rows: file.count, dryRun, skipFaults };
      return 'create' in kind
        ? runDocuments(kind, ctx, file, run)
        : runRecords(kind, ctx, file, run);
    },
  }) satisfies Partial<Handlers<Context, PublicContext>>;
