import { writeAudit } from '../../kernel/audit/queries.js';
import { findAuthor } from '../../kernel/auth/callers/author.js';
import { type Blobs, eraseBlobs } from '../../kernel/blobs/blobs.js';
import { inTransaction, type Transaction } from '../../kernel/db/transaction.js';
import { ApiError, accessErrors, type Message } from '../../kernel/errors.js';
import {
  type DocumentKind,
  importDocuments,
  type KeyedRows,
  keysOf,
} from '../../kernel/imports/documents.js';
import type { ImportKind } from '../../kernel/imports/kind.js';
import {
  type ImportFile,
  type ImportResult,
  importRows,
  readImport,
} from '../../kernel/imports/run.js';
import type { Fault } from '../../kernel/imports/table.js';
import { enqueue } from '../../kernel/jobs/queries.js';
import type { Job, JobKinds } from '../../kernel/jobs/worker.js';
import { text } from '../../kernel/messages/index.js';
import { createLocalContext } from '../../kernel/operations/context.js';
import type { Context, RequestFacts } from '../../kernel/operations/handlers.js';
import type { Clock } from '../../kernel/values/time.js';
import { importErrors } from './errors.js';
import { toFault } from './faults.js';
import * as queries from './job-queries.js';

export type AnyKind = ImportKind | DocumentKind;

export const jobKind = 'imports.run';

/** The most rows of a file. */
export const maxJobRows = 100_000;
const rowsOfPart = 500;
/** After this long, the job lets others run and goes on later. */
const turnMs = 20_000;
const maxAttempts = 20;

interface JobParts {
  readonly blobs: Blobs;
  readonly clock: Clock;
  readonly kinds: readonly AnyKind[];
}

/** Ends an import whose reason is known to the author. */
class Failure extends Error {
  override readonly name = 'ImportFailure';
  readonly text: Message;

  constructor(reason: Message) {
    super(reason.en);
    this.text = reason;
  }
}

/** The import was cancelled, or another process has saved the part. */
class Superseded extends Error {
  override readonly name = 'ImportSuperseded';
}

interface Run {
  readonly job: Job;
  readonly parts: JobParts;
  readonly kind: AnyKind;
  readonly row: queries.ImportRow;
}

const requestOf = ({ row }: Run): RequestFacts => ({
  requestId: `import-${row.id}`,
  ip: 'local',
  userAgent: 'import',
  locale: row.locale,
  operationId: 'importRecords',
});

/** Returns the context of the author. @throws Failure without the permission, or for an author who is no longer active */
async function contextOf(run: Run): Promise<Context> {
  const { job, parts, kind, row } = run;
  const { db, companyId } = job;
  const now = parts.clock.now();
  const author = { companyId, type: row.author_type, id: row.author_id };
  const principal = await findAuthor(db, author, now);
  if (principal === undefined) throw new Failure(text('importAuthorGone'));
  if (!principal.permissions.has(kind.permission)) {
    throw new Failure(accessErrors.insufficientPermissions(kind.permission).text);
  }
  return createLocalContext({ db, principal, request: requestOf(run), now });
}

/** Ends the import, with its audit entry, and erases its file. */
async function finish(
  run: Run,
  status: 'done' | 'failed',
  failure: string | null = null,
): Promise<void> {
  const { job, parts, row } = run;
  const { companyId, db } = job;
  const now = parts.clock.now();
  const actor = { companyId, type: row.author_type, id: row.author_id, name: row.author_name };
  await inTransaction(db, async (trx) => {
    const over = await queries.finishImport(trx, { companyId, id: row.id }, status, failure, now);
    if (over === undefined) return;
    if (row.blob_id !== null) await eraseBlobs(trx, companyId, [row.blob_id], now);
    const after = queries.auditedImport(over);
    const entry = { objectType: 'import' as const, objectId: row.id, after };
    await writeAudit(trx, actor, requestOf(run), now, entry);
  });
}

async function readFile(run: Run, ctx: Context): Promise<ImportFile> {
  const { job, parts, kind, row } = run;
  const blob = await parts.blobs.read(job.db, job.companyId, row.blob_id ?? '', ctx.now);
  if (blob === undefined) throw new Superseded();
  try {
    return await readImport(kind, ctx, blob.content, maxJobRows);
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw new Failure(messageOf(error));
    throw error;
  }
}

const messageOf = (error: ApiError): Message => error.details[0]?.message ?? error.text;

const shownOf = (row: queries.ImportRow, faults: readonly Fault[]) =>
  faults.map((fault) => toFault(fault, row.locale));

/** Notes the rows and faults of the file, once. Resolves to the import as it runs. */
async function begin({ job, row }: Run, ctx: Context, file: ImportFile) {
  if (row.status === 'running') return row;
  const key = { companyId: job.companyId, id: row.id };
  const faults = shownOf(row, file.faults);
  const begun = await queries.beginImport(job.db, key, file.count, faults, ctx.now);
  if (begun === undefined) throw new Superseded();
  return begun;
}

/** The faults of a part of which nothing is saved. */
class PartRefused extends Error {
  override readonly name = 'ImportPartRefused';
  readonly result: ImportResult;

  constructor(result: ImportResult) {
    super('A row was refused');
    this.result = result;
  }
}

const nothing = { created: 0, updated: 0, unchanged: 0 };

/** Saves a part of the rows together with the progress. */
async function savePart(
  run: Run,
  ctx: Context,
  rows: KeyedRows,
  columnOf: ImportFile['columnOf'],
  range: queries.PartRange,
): Promise<void> {
  const { job, kind, row } = run;
  const options = { dryRun: row.is_dry_run, skipFaults: row.skips_faults };
  const mustFit = !options.dryRun && !options.skipFaults;
  const note = async (trx: Transaction, result: ImportResult) => {
    const faults = shownOf(row, result.faults);
    const args = [row, job.companyId, range, result, faults, ctx.now] as const;
    if (!(await queries.advanceImport(trx, ...args))) throw new Superseded();
  };
  const part = { rows: rows.map(({ row: each }) => each), faults: [], columnOf };
  if (!('create' in kind)) {
    await importRows(kind, ctx, part, options, async (trx, result) => {
      if (mustFit && result.faults.length > 0) throw new PartRefused(result);
      await note(trx, result);
    });
    return;
  }
  const result = await importDocuments(kind, ctx, { rows, faults: [], columnOf }, options);
  await inTransaction(job.db, (trx) => note(trx, result));
  if (mustFit && result.faults.length > 0) throw new Failure(text('importStoppedAt'));
}

/** Notes the faults of a part that is not saved, and fails. */
async function refusePart(run: Run, ctx: Context, from: number, result: ImportResult) {
  const { job, row } = run;
  const refused = { ...nothing, faults: result.faults };
  const faults = shownOf(row, result.faults);
  const range = { from, to: from };
  await queries.advanceImport(job.db, row, job.companyId, range, refused, faults, ctx.now);
  throw new Failure(text('importPartRefused', { count: from }));
}

/** Saves the parts that are left. Resolves to false if others shall run before the rest. */
async function saveParts(started: Run, file: ImportFile): Promise<boolean> {
  const { job, row: begun } = started;
  const end = performance.now() + turnMs;
  const rows = keysOf(file.rows);
  let row = begun;
  for (let from = row.done_rows; from < rows.length; from += rowsOfPart) {
    job.signal.throwIfAborted();
    if (performance.now() > end) return false;
    const found = await queries.findImport(job.db, job.companyId, row.id);
    if (found?.status !== 'running') throw new Superseded();
    row = found;
    const run = { ...started, row };
    const ctx = await contextOf(run);
    const to = Math.min(from + rowsOfPart, rows.length);
    try {
      await savePart(run, ctx, rows.slice(from, to), file.columnOf, { from, to });
    } catch (error) {
      if (!(error instanceof PartRefused)) throw error;
      await refusePart(run, ctx, from, error.result);
    }
  }
  return true;
}

async function runImport(run: Run): Promise<void> {
  const { job, parts, row } = run;
  const { db, companyId } = job;
  const ctx = await contextOf(run);
  const file = await readFile(run, ctx);
  const begun = await begin(run, ctx, file);
  const mustFit = !row.is_dry_run && !row.skips_faults;
  if (mustFit && file.faults.length > 0) {
    const lines = new Set(file.faults.map(({ line }) => line));
    throw new Failure(importErrors.refused(lines.size, ...file.faults.slice(0, 1)).text);
  }
  if (await saveParts({ ...run, row: begun }, file)) {
    await finish(run, 'done');
    return;
  }
  const payload = { importId: row.id };
  const key = String(row.id);
  await enqueue(db, { companyId, kind: jobKind, key, payload, runAt: parts.clock.now() });
}

const fail = (run: Run, reason: Message): Promise<void> =>
  finish(run, 'failed', reason[run.row.locale].slice(0, 1_000));

async function work(parts: JobParts, job: Job): Promise<void> {
  const id = Number(job.payload['importId']);
  const row = await queries.findImport(job.db, job.companyId, id);
  if (row === undefined || row.finished_at !== null) return;
  const kind = parts.kinds.find(({ name }) => name === row.kind);
  if (kind === undefined) throw new Error(`No import of ${row.kind}`);
  const run = { job, parts, kind, row };
  try {
    await runImport(run);
  } catch (error) {
    if (error instanceof Superseded) return;
    if (error instanceof Failure) return fail(run, error.text);
    if (job.signal.aborted || job.attempt < maxAttempts) throw error;
    await fail(run, text('importBroken'));
    throw error;
  }
}

/** The job that runs imports in the background. */
export const importJobs = (parts: JobParts): JobKinds => ({
  [jobKind]: { run: (job) => work(parts, job), maxAttempts },
});
