import type { Transaction } from '../db/transaction.js';
import { ApiError } from '../errors.js';
import { assertValid, type Validate } from '../http/input/validation.js';
import { mapMessage } from '../messages/catalog.js';
import { text } from '../messages/index.js';
import type { Context } from '../operations/handlers.js';
import type { Fault } from './table.js';

/** A column of a file; `of` names the object of the body that holds the member. */
export interface ImportColumn {
  /** One that ends in `.*`, such as `metadata.*`, stands for the columns of any key. */
  readonly name: string;
  readonly kind: string;
  readonly of?: string;
  /** The name of the member, unless it is that of the column. */
  readonly member?: string;
  readonly required: boolean;
}

/** The body of the request that creates a record. */
export type ImportedBody = Readonly<Record<string, unknown>>;

type OwnColumns = (ctx: Context) => Promise<readonly ImportColumn[]>;

export type ImportOutcome = 'created' | 'updated' | 'unchanged';

/** A kind of record that an import creates or updates from the rows of a file. */
export interface ImportKind {
  /** As in the path and the command, such as `products`. */
  readonly name: string;
  readonly permission: string;
  /** The columns of a table. A document with lines has none: its imports are JSON. */
  readonly columns: readonly ImportColumn[];
  /** Returns the columns that the company has defined. */
  readonly ownColumns?: OwnColumns;
  /** How records are found, for the help of the command. */
  readonly details: string;
  /** Texts that no two rows of a file may share, by column. */
  readonly keys: Readonly<Record<string, (body: ImportedBody) => string | undefined>>;
  /** @throws ApiError for a body that the contract refuses */
  check(body: ImportedBody): void;
  /** Saves a row. @throws ApiError for a row that what is stored stands against */
  write(ctx: Context, trx: Transaction, body: ImportedBody): Promise<ImportOutcome>;
}

/** The record that a row means, as a reply shows it. */
export interface FoundRecord {
  readonly id: number;
  readonly item: object;
}

interface OperationCall<Body> {
  readonly params: Readonly<Record<string, never>>;
  readonly query: Readonly<Record<string, never>>;
  readonly headers: Readonly<Record<string, never>>;
  readonly body: Body;
}

interface RecordCall<Body> extends Omit<OperationCall<Body>, 'params'> {
  readonly params: { readonly id: number };
}

/** An operation with `x-import`, as it is generated. */
interface ImportedOperation {
  readonly permission: string;
  readonly imported?: {
    readonly kind: string;
    readonly columns: readonly ImportColumn[];
    readonly changes: readonly string[];
  };
}

/** Facts about the import of a kind of record that its contract does not have. */
export interface ImportDeclaration<Input, Change> {
  readonly create: (call: OperationCall<Input>, ctx: Context) => Promise<unknown>;
  /** Absent for records that an import only creates. */
  readonly update?: (call: RecordCall<Change>, ctx: Context) => Promise<unknown>;
  /** Finds and locks the record that a row means; needed for `update`. */
  readonly find?: (ctx: Context, trx: Transaction, body: Input) => Promise<FoundRecord | undefined>;
  readonly keys?: Readonly<Record<string, (body: Input) => string | null | undefined>>;
  readonly details: string;
  /** Columns that the body does not have, such as the name of a category in place of its id. */
  readonly more?: readonly ImportColumn[];
  readonly ownColumns?: OwnColumns;
  /** @throws ApiError 400 for a row that the contract cannot refuse */
  readonly check?: (row: Input & ImportedBody) => void;
  /** Returns the body of a row with `more`. */
  readonly complete?: (ctx: Context, trx: Transaction, body: ImportedBody) => Promise<ImportedBody>;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Are the members of `wanted` the same in `found`? */
function isSame(wanted: unknown, found: unknown): boolean {
  if (!isObject(wanted)) return wanted === found;
  return Object.entries(wanted).every(
    ([name, value]) => isObject(found) && isSame(value, Reflect.get(found, name)),
  );
}

/** An object replaces the stored one as a whole, so that the members that a file lacks are added to it. */
function completed(value: unknown, stored: unknown): unknown {
  return isObject(value) && isObject(stored) ? { ...stored, ...value } : value;
}

const nothing = {};

/**
 * Declares the import of a kind of record: each row becomes a call of the operation with `x-import`, or of the update.
 *
 *   export const warehouseImport = importOf(operations.createWarehouse, requests.createWarehouse.body, {
 *     create: handlers.createWarehouse,
 *     update: handlers.updateWarehouse,
 *     find: warehouses.findSame,
 *     keys: { code: ({ code }) => normalise(code) },
 *     details: 'Warehouses are found by code.',
 *   });
 */
export function importOf<Input, Change>(
  { permission, imported }: ImportedOperation,
  validate: Validate | undefined,
  declared: ImportDeclaration<Input, Change>,
): ImportKind {
  if (imported === undefined) throw new Error('The operation has no x-import');
  const { create, update, find, details, more = [], complete } = declared;
  const { changes } = imported;
  const keys = (declared.keys ?? {}) as unknown as ImportKind['keys'];
  const moreNames = more.map(({ name }) => name);
  const without = (body: ImportedBody, left: readonly string[]): ImportedBody =>
    Object.fromEntries(Object.entries(body).filter(([name]) => !left.includes(name)));

  async function change(ctx: Context, { id, item }: FoundRecord, body: ImportedBody) {
    const changed = Object.entries(body).filter(
      ([name, value]) => !isSame(value, Reflect.get(item, name)),
    );
    if (changed.length === 0 || update === undefined) return 'unchanged' as const;
    // A key that is the same but for letter case identifies the record.
    const isKey = (name: string) => keys[name]?.(body) === keys[name]?.(item as ImportedBody);
    const fixed = changed.find(
      ([name]) => !changes.includes(name) && !(name in keys && isKey(name)),
    );
    if (fixed !== undefined) throw new FixedColumnError(fixed[0]);
    const entries = Object.entries(body).flatMap(([name, value]) =>
      changes.includes(name) ? [[name, completed(value, Reflect.get(item, name))]] : [],
    );
    const sent = Object.fromEntries(entries) as Change;
    await update({ params: { id }, query: nothing, headers: nothing, body: sent }, ctx);
    return 'updated' as const;
  }

  return {
    name: imported.kind,
    permission,
    columns: [...imported.columns, ...more],
    ...(declared.ownColumns && { ownColumns: declared.ownColumns }),
    details,
    keys,
    check(row) {
      assertValid(validate, without(row, moreNames), 'body');
      declared.check?.(row as Input & ImportedBody);
    },
    async write(ctx, trx, row) {
      const body = complete === undefined ? row : await complete(ctx, trx, row);
      const found = await find?.(ctx, trx, body as Input);
      if (found !== undefined) return change(ctx, found, body);
      const call = { params: nothing, query: nothing, headers: nothing, body: body as Input };
      await create(call, ctx);
      return 'created';
    },
  };
}

/** A row differs from its record in a member that no update changes. */
class FixedColumnError extends Error {
  override readonly name = 'FixedColumn';
  readonly column: string;

  constructor(column: string) {
    super(`${column} cannot be changed`);
    this.column = column;
  }
}

/** Is it a fault of a row, and not of the server? */
export const isRefusal = (error: unknown): boolean =>
  error instanceof FixedColumnError || (error instanceof ApiError && error.status < 500);

/** Returns the name of the column for the path of a fault, which begins with `body`. */
export type ColumnOf = (path: string) => string | undefined;

/** The place in a line of JSON, such as `lines.0.quantity`; undefined for the whole line. */
export const wholePath: ColumnOf = (path) =>
  path.startsWith('body.') ? path.slice('body.'.length) : undefined;

/** The faults of a row by column. @throws an error that is no refusal */
export function faultsOf(line: number, error: unknown, columnOf: ColumnOf): readonly Fault[] {
  if (error instanceof FixedColumnError) {
    return [{ line, column: error.column, message: text('importFixed') }];
  }
  if (!(error instanceof ApiError && isRefusal(error))) throw error;
  if (error.details.length === 0) return [{ line, message: error.text }];
  return error.details.map(({ path, message: whole }) => {
    const column = columnOf(path);
    const message = mapMessage(whole, (sentence) =>
      sentence.startsWith(`${path} `) ? sentence.slice(path.length + 1) : sentence,
    );
    return { line, ...(column !== undefined && { column }), message };
  });
}

/** May the row be saved once others are? They may give up the code or number that it needs. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409;
