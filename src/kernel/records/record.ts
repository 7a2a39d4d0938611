import type { AuditObject } from '../audit/objects.js';
import type { Db } from '../db/client.js';
import type { Transaction } from '../db/transaction.js';
import type { Context } from '../operations/handlers.js';
import {
  answerList,
  type ListParameters,
  listFilters,
  sortDirection,
} from '../operations/lists.js';
import {
  changeRecord,
  createRecord,
  deleteRecord,
  type RecordKind,
} from '../operations/records.js';
import { formatInstant } from '../values/time.js';
import {
  type Column,
  type ColumnsOf,
  nameOf,
  type RecordItem,
  type RecordTable,
  recordStatements,
  type Stored,
  type Written,
} from './record-queries.js';

/** Facts about a kind of record that neither the contract nor the table has. */
export interface RecordDeclaration<
  Item extends RecordItem,
  Columns extends ColumnsOf<Item>,
  Defaults extends Partial<Written<Item, Columns>>,
> extends RecordTable<Item, Columns> {
  readonly objectType: AuditObject;
  /** The noun of its events, such as `tax_rate` in `tax_rate.updated`. */
  readonly eventNoun: string;
  readonly notFound: (id: number) => Error;
  /** Locks what a change of one record can contradict, such as all records of a tree. */
  readonly beforeLock?: (trx: Db, companyId: number) => Promise<void>;
  /** Values of a new record that its request leaves out. */
  readonly defaults: Defaults;
  /** Lists filter by days, which `filters` compares, instead of by the time of creation. */
  readonly listsBy?: 'day';
  /** The sort of a list without `sortBy`; `id` unless another is named. */
  readonly sortBy?: string;
  /** Sorts that begin with the newest. */
  readonly timeSorts?: readonly string[];
}

/** The members of a new record: those with a default may be absent. */
type New<Values, Defaults> = Omit<Values, keyof Defaults> &
  Partial<Pick<Values, keyof Defaults & keyof Values>>;

/** The request of a change. */
interface Change<Body> {
  readonly params: { readonly id: number };
  readonly headers: { readonly 'if-match'?: string | undefined };
  readonly body: Body;
}

/**
 * Declares a kind of record: one row of a table of a company, which is created, listed and changed. Each operation that
 * differs is written by hand beside the others.
 *
 *   export const warehouses = record<Schemas['Warehouse']>()({
 *     table: 'warehouses',
 *     objectType: 'warehouse',
 *     eventNoun: 'warehouse',
 *     notFound: (id) => errors.notFound('warehouse', id),
 *     columns: { code: 'code', name: 'name', active: 'is_active' },
 *     derived: { name_key: ({ name }) => normalise(name) },
 *     defaults: { active: true },
 *     sorts: { name: { sql: 'r.name_key', type: 'text' } },
 *     search: 'r.name_key LIKE ?',
 *   });
 *
 *   listWarehouses: ({ query }, ctx) => warehouses.list(ctx, query),
 *   createWarehouse: ({ body }, ctx) => warehouses.create(ctx, body),
 *   updateWarehouse: (call, ctx) => warehouses.update(ctx, call),
 */
export const record =
  <Item extends RecordItem>() =>
  <const Columns extends ColumnsOf<Item>, const Defaults extends Partial<Written<Item, Columns>>>(
    declared: RecordDeclaration<Item, Columns, Defaults>,
  ) => {
    type Values = Written<Item, Columns>;
    const statements = recordStatements<Item, Columns>(declared);
    const { objectType, eventNoun, notFound, defaults } = declared;
    const { listsBy = 'instant', sortBy = 'id', timeSorts = [], beforeLock } = declared;
    const columns = Object.entries<Column>(declared.columns).map(([member, column]) => ({
      member,
      isWritten: nameOf(column) !== undefined,
      isDecimal: typeof column === 'object' && 'decimal' in column,
    }));
    const written = columns.filter(({ isWritten }) => isWritten);
    type ReadColumn = (typeof columns)[number];
    const valueIn = (row: Stored<Item>, { isDecimal, member }: ReadColumn): unknown => {
      const value: unknown = Reflect.get(row, member);
      return isDecimal && value !== null ? Number(value) : value;
    };

    const pick = (from: (column: ReadColumn) => unknown): Values =>
      Object.fromEntries(written.map((column) => [column.member, from(column)])) as Values;
    /** The members that handlers write, and the audit keeps. */
    const valuesOf = (row: Stored<Item>): Values => pick((column) => valueIn(row, column));
    const kind: RecordKind<Stored<Item>> = {
      objectType,
      eventNoun,
      notFound,
      async lock(trx, { companyId }, id) {
        await beforeLock?.(trx, companyId);
        return statements.lock(trx, companyId, id);
      },
      idOf: ({ id }) => id,
      audited: valuesOf,
    };

    const toItem = (row: Stored<Item>, timeZone: string): Item => {
      const { id, version, createdAt, updatedAt } = row;
      const item: Record<string, unknown> = { id, version };
      // A row of a list also carries its place in the list.
      for (const column of columns) item[column.member] = valueIn(row, column);
      item['createdAt'] = formatInstant(createdAt, timeZone);
      item['updatedAt'] = formatInstant(updatedAt, timeZone);
      return item as unknown as Item;
    };
    const answer = (ctx: Context, row: Stored<Item>) => ({
      ok: true as const,
      data: toItem(row, ctx.principal.timeZone),
    });
    const insert = (trx: Db, companyId: number, values: New<Values, Defaults>, now: Date) =>
      statements.insert(trx, companyId, { ...defaults, ...values } as unknown as Values, now);

    return {
      /** Inserts a record without audit and event. @throws ApiError 409 as `unique` says */
      insert,
      /** Locks a record until the transaction ends. Resolves to undefined if there is none. */
      lock: statements.lock,
      valuesOf,
      answer,

      /** Answers a page, or a file. @param filters  those beside search and dates */
      list<Query extends ListParameters>(
        ctx: Context,
        query: Query,
        filters: Readonly<Record<string, unknown>> = {},
      ) {
        const { timeZone } = ctx.principal;
        return answerList(ctx, query, {
          find: statements.list,
          sortBy: query.sortBy ?? sortBy,
          sortDir: sortDirection(query, timeSorts),
          filters: { ...listFilters(query, timeZone, listsBy), ...filters },
          toItem: (row) => toItem(row, timeZone),
        });
      },

      /** Creates a record. @param check  runs before the write, in its transaction */
      create(
        ctx: Context,
        values: New<Values, Defaults>,
        check?: (trx: Transaction) => Promise<void>,
      ) {
        return ctx.transaction(async (trx) => {
          await check?.(trx);
          const write = insert(trx, ctx.principal.companyId, values, ctx.now);
          return answer(ctx, await createRecord(kind, ctx, trx, write));
        });
      },

      /**
       * Changes the members that the request names.
       *
       * @param check  may refuse the change
       * @throws ApiError 404 without the record, 412 for another version, 409 as `unique` says
       */
      update(
        ctx: Context,
        { params: { id }, headers, body }: Change<Partial<Values>>,
        check?: (before: Stored<Item>, after: Values, trx: Transaction) => Promise<void> | void,
      ) {
        const reference = { id, ifMatch: headers['if-match'] };
        return ctx.transaction(async (trx) => {
          const row = await changeRecord(kind, ctx, trx, reference, async (before) => {
            await check?.(before, { ...valuesOf(before), ...body }, trx);
            const key = { companyId: ctx.principal.companyId, id };
            // Decimals that stay are written back as the text that they are.
            const kept = pick(({ member }) => Reflect.get(before, member));
            return statements.update(trx, key, { ...kept, ...body }, ctx.now);
          });
          return answer(ctx, row);
        });
      },

      /** Deletes a record. @param remove  deletes it, or refuses to */
      remove(
        ctx: Context,
        id: number,
        remove: (trx: Transaction, before: Stored<Item>) => Promise<void>,
      ) {
        return ctx.transaction(async (trx) => {
          await deleteRecord(kind, ctx, trx, { id }, (before) => remove(trx, before));
          return { ok: true as const, data: { id } };
        });
      },
    };
  };
