import { createHash } from 'node:crypto';
import { assertValid, type Validate } from '../http/input/validation.js';
import type { Context } from '../operations/handlers.js';
import { IdempotentReplay } from '../operations/idempotency.js';
import { faultsOf, type ImportKind, isRefusal } from './kind.js';
import {
  byLine,
  type ImportFile,
  type ImportOptions,
  type ImportResult,
  type ReadRow,
  Undone,
} from './run.js';
import type { Fault } from './table.js';

const nothing = {};

interface DocumentCall<Body> {
  readonly params: typeof nothing;
  readonly query: typeof nothing;
  readonly headers: typeof nothing;
  readonly body: Body;
}

/** A kind of document that an import creates, one for each line of JSON. */
export interface DocumentKind extends Pick<ImportKind, 'name' | 'permission' | 'check' | 'keys'> {
  readonly operationId: string;
  /** A table cannot hold its lines. */
  readonly columns: readonly [];
  /** Creates a document. @throws ApiError as the operation does */
  create(ctx: Context, body: ReadRow['body']): Promise<unknown>;
}

/**
 * Declares the import of a kind of document: each line becomes a call of the operation that creates one.
 *
 *   documentImport('invoices', operations.createInvoice, requests.createInvoice.body, invoices.createInvoice)
 */
export function documentImport<Input>(
  name: string,
  { id, permission }: { readonly id: string; readonly permission: string },
  validate: Validate | undefined,
  create: (call: DocumentCall<Input>, ctx: Context) => Promise<unknown>,
): DocumentKind {
  return {
    name,
    permission,
    operationId: id,
    columns: [],
    keys: {},
    check: (body) => assertValid(validate, body, 'body'),
    create: (ctx, body) =>
      create({ params: nothing, query: nothing, headers: nothing, body: body as Input }, ctx),
  };
}

const hashOf = (row: ReadRow): Buffer =>
  createHash('sha256').update(JSON.stringify(row.body)).digest();

/** The rows of a file, each with the key by which it is created once. */
export type KeyedRows = readonly { readonly row: ReadRow; readonly key: string }[];

/** Returns the rows of a whole file with their keys. Equal rows differ by their place among each other. */
export function keysOf(rows: readonly ReadRow[]): KeyedRows {
  const counts = new Map<string, number>();
  return rows.map((row) => {
    const hash = hashOf(row).toString('hex');
    const count = (counts.get(hash) ?? 0) + 1;
    counts.set(hash, count);
    return { row, key: `${hash}:${count}` };
  });
}

/** A file, or a part of one. */
interface KeyedFile extends Pick<ImportFile, 'faults' | 'columnOf'> {
  readonly rows: KeyedRows;
}

/** Creates the document of a row, and undoes it in a dry run. */
async function createOne(
  kind: DocumentKind,
  part: Context,
  { body }: ReadRow,
  dryRun: boolean,
): Promise<'created' | 'unchanged'> {
  try {
    if (!dryRun) await kind.create(part, body);
    else
      await part.transaction(async (trx) => {
        await kind.create(part.within(trx), body);
        throw new Undone();
      });
  } catch (error) {
    if (error instanceof IdempotentReplay) return 'unchanged';
    if (!(error instanceof Undone)) throw error;
  }
  return 'created';
}

/**
 * Creates a document for each row, each in a transaction of its own, as single requests would. A row that an import of the
 * last 24 hours created is not created again, so that a file can be sent again after a fault or a lost connection.
 *
 * Stops at the first row that is refused, unless rows with faults are skipped or nothing is saved.
 */
export async function importDocuments(
  kind: DocumentKind,
  ctx: Context,
  { rows, faults: found, columnOf }: KeyedFile,
  { dryRun, skipFaults }: ImportOptions,
): Promise<ImportResult> {
  const counts = { created: 0, updated: 0, unchanged: 0 };
  const faults: Fault[] = [...found];
  for (const { row, key } of rows) {
    const part = ctx.once({
      operation: kind.operationId,
      key: `${kind.name}:${key}`,
      hash: hashOf(row),
    });
    try {
      counts[await createOne(kind, part, row, dryRun)] += 1;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      faults.push(...faultsOf(row.line, error, columnOf));
      if (!dryRun && !skipFaults) break;
    }
  }
  return { ...counts, faults: byLine(faults) };
}
