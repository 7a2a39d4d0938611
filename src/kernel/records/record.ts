import type { AuditObject } from '../audit/objects.js';
import type { Db } from '../db/client.js';
import type { Transaction } from '../db/transaction.js';
import type { Context } from '../operations/handlers.js';
import {
  activeFilter,
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
  type ListPlan,
  nameOf,
  type Owner,
  type RecordItem,
  type RecordTable,
  recordList,
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
  /** The noun of its events, such as `tax_rate` in `tax_rate.updated`; without it, changes send no event. */
  readonly eventNoun?: string;
  readonly notFound: (id: Item['id']) => Error;
  /** Locks what a change of one record can contradict, such as all records of a tree. */
  readonly beforeLock?: (trx: Db, companyId: number) => Promise<void>;
  /** Values of a new record that its request leaves out. */
  readonly defaults: Defaults;
  /** Members that replies leave out while they have no value. */
  readonly leftOut?: readonly (keyof Columns)[];
  /** Members that requests set and no reply shows. */
  readonly hidden?: readonly (keyof Columns)[];
}

/** Facts about a list by pages. */
interface PagedList<Sum extends string> {
  /** Lists filter by days, which `filters` compares, instead of by the time of creation. */
  readonly listsBy?: 'day';
  /** The sort of a list without `sortBy`; `id` unless another is named. */
  readonly sortBy?: string;
  /** Sorts that begin with the newest. */
  readonly timeSorts?: readonly string[];
  readonly plan?: ListPlan<Sum>;
}

/** The members of a new record: those with a default may be absent. */
export type New<Values, Defaults> = Omit<Values, keyof Defaults> &
  Partial<Pick<Values, keyof Defaults & keyof Values>>;

/** The request of an operation on one record. */
export interface RecordCall<Id> {
  readonly params: { readonly id: Id };
  readonly headers?: { readonly 'if-match'?: string | undefined };
}

/** The request of a change. */
export interface RecordChange<Id, Body> extends RecordCall<Id> {
  readonly body: Body;
}

/** How an API writes the replies of its records. */
export interface RecordReplies<Item extends RecordItem, One, Deleted> {
  readonly instant: (at: Date, ctx: Context) => string;
  readonly one: (item: Item) => One;
  readonly deleted: (id: Item['id'], ctx: Context) => Deleted;
}

/** The operations on one record of a kind, as both APIs have them. */
export function recordOperations<
  Item extends RecordItem,
  Columns extends ColumnsOf<Item>,
  Defaults extends Partial<Written<Item, Columns>>,
  One,
  Deleted,
>(
  declared: RecordDeclaration<Item, Columns, Defaults>,
  replies: RecordReplies<Item, One, Deleted>,
) {
  type Id = Item['id'];
  type Row = Stored<Item>;
  type Values = Written<Item, Columns>;
  const { objectType, eventNoun, notFound, defaults, beforeLock, newId } = declared;
  const leftOut: readonly unknown[] = declared.leftOut ?? [];
  const hidden: readonly unknown[] = declared.hidden ?? [];
  const statements = recordStatements<Item, Columns>(declared);
  const columns = Object.entries<Column>(declared.columns).map(([member, column]) => ({
    member,
    isWritten: nameOf(column) !== undefined,
    isLeftOut: leftOut.includes(member),
    isDecimal: typeof column === 'object' && ('decimal' in column || 'isDecimal' in column),
  }));
  const written = columns.filter(({ isWritten }) => isWritten);
  const shown = columns.filter(({ member }) => !hidden.includes(member));
  type ReadColumn = (typeof columns)[number];
  const valueIn = (
    row: Row,
    { isDecimal, member }: ReadColumn,
    instant: (at: Date) => string,
  ): unknown => {
    const value: unknown = Reflect.get(row, member);
    if (value instanceof Date) return instant(value);
    return isDecimal && typeof value === 'string' ? Number(value) : value;
  };
  const ownerOf = ({ principal: { companyId, environment } }: Pick<Context, 'principal'>): Owner =>
    newId === undefined ? { companyId } : { companyId, environment };

  const pick = (from: (column: ReadColumn) => unknown): Values =>
    Object.fromEntries(written.map((column) => [column.member, from(column)])) as Values;
  /** The members that handlers write, and the audit keeps. */
  const valuesOf = (row: Row): Values =>
    pick((column) => valueIn(row, column, (at) => at.toISOString()));
  const kind: RecordKind<Row, Id> = {
    objectType,
    ...(eventNoun !== undefined && { eventNoun }),
    notFound,
    async lock(trx, principal, id) {
      await beforeLock?.(trx, principal.companyId);
      return statements.lock(trx, { ...ownerOf({ principal }), id });
    },
    idOf: ({ id }) => id,
    audited: valuesOf,
  };

  /** Returns a record of the contract. A row of a list lacks the members that are not listed. */
  const toItem = (row: Row, ctx: Context): Item => {
    const { id, version, createdAt, updatedAt, environment } = row;
    const instant = (at: Date) => replies.instant(at, ctx);
    const item: Record<string, unknown> = { id, version };
    if (environment !== undefined) item['environment'] = environment;
    // A row of a list also carries its place in the list.
    for (const column of shown) {
      const value = valueIn(row, column, instant);
      if (value === undefined || (value === null && column.isLeftOut)) continue;
      item[column.member] = value;
    }
    item['createdAt'] = instant(createdAt);
    item['updatedAt'] = instant(updatedAt);
    return item as unknown as Item;
  };
  const insert = (trx: Db, owner: Owner, values: New<Values, Defaults>, now: Date) =>
    statements.insert(trx, owner, { ...defaults, ...values } as unknown as Values, now);
  /** Writes members of a locked record, and keeps the others. */
  const write = (trx: Db, owner: Owner, before: Row, values: Partial<Values>, now: Date) => {
    // Decimals and times that stay are written back as they were read.
    const kept = pick(({ member }) => Reflect.get(before, member));
    return statements.update(trx, { ...owner, id: before.id }, { ...kept, ...values }, now);
  };
  const referenceOf = ({ params: { id }, headers }: RecordCall<Id>) => ({
    id,
    ifMatch: headers?.['if-match'],
  });

  const answer = (ctx: Context, row: Row): One => replies.one(toItem(row, ctx));

  return {
    /** Inserts a record without audit and event. @throws ApiError 409 as `unique` says */
    insert,
    /** Writes members of a locked record without audit and event, and keeps the others. @throws as `insert` */
    write,
    /** Resolves to the row of a record, or to undefined if there is none. */
    find: statements.find,
    /** Locks a record until the transaction ends. Resolves to undefined if there is none. */
    lock: statements.lock,
    valuesOf,
    toItem,
    answer,
    /** Changes, audits and sends events of records with an operation of their own. */
    kind,

    /** Locks the record that has the key of these values, as an import finds it. */
    async findSame(ctx: Context, trx: Transaction, values: New<Values, Defaults>) {
      const all = { ...defaults, ...values } as unknown as Values;
      const row = await statements.lockSame(trx, ownerOf(ctx), all);
      return row && { id: row.id, item: toItem(row, ctx) };
    },

    /** @throws ApiError 404 without the record */
    async get(ctx: Context, { params: { id } }: RecordCall<Id>): Promise<One> {
      const row = await statements.find(ctx.db, { ...ownerOf(ctx), id });
      if (row === undefined) throw notFound(id);
      return answer(ctx, row);
    },

    /** Creates a record. @param check  runs before the write, in its transaction */
    create(
      ctx: Context,
      values: New<Values, Defaults>,
      check?: (trx: Transaction) => Promise<void>,
    ): Promise<One> {
      return ctx.transaction(async (trx) => {
        await check?.(trx);
        const inserted = insert(trx, ownerOf(ctx), values, ctx.now);
        return answer(ctx, await createRecord(kind, ctx, trx, inserted));
      });
    },

    /**
     * Changes the members that the request names.
     *
     * @param check  may refuse the change
     * @param verb  the verb of its event
     * @throws ApiError 404 without the record, 412 for another version, 409 as `unique` says
     */
    update(
      ctx: Context,
      call: RecordChange<Id, Partial<Values>>,
      check?: (before: Row, after: Values, trx: Transaction) => Promise<void> | void,
      verb = 'updated',
    ): Promise<One> {
      const { body } = call;
      return ctx.transaction(async (trx) => {
        const change = async (before: Row) => {
          await check?.(before, { ...valuesOf(before), ...body }, trx);
          return write(trx, ownerOf(ctx), before, body, ctx.now);
        };
        return answer(ctx, await changeRecord(kind, ctx, trx, referenceOf(call), change, verb));
      });
    },

    /**
     * Deletes a record.
     *
     * @param remove  deletes it in another way, or refuses to
     * @throws ApiError 404, 412 as `update`
     */
    remove(
      ctx: Context,
      call: RecordCall<Id>,
      remove: (trx: Transaction, before: Row) => Promise<void> = (trx, { id }) =>
        statements.remove(trx, { ...ownerOf(ctx), id }),
    ): Promise<Deleted> {
      return ctx.transaction(async (trx) => {
        await deleteRecord(kind, ctx, trx, referenceOf(call), (before) => remove(trx, before));
        return replies.deleted(call.params.id, ctx);
      });
    },
  };
}

/** The filters that a request names. */
const filtersIn = (query: object, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, Reflect.get(query, name) as unknown]));

const choosesActive = (
  query: object,
): query is { readonly active: boolean; readonly includeInactive: boolean } =>
  'active' in query && 'includeInactive' in query;

/**
 * Declares a kind of record of the ERP API: one row of a table of a company, which is created, listed and changed. Each
 * operation that differs is written by hand beside the others.
 *
 *   export const warehouses = record<Schemas['Warehouse']>()({
 *     table: 'warehouses',
 *     also: ['find', 'delete'],
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
 *   getWarehouse: (call, ctx) => warehouses.get(ctx, call),
 *   createWarehouse: ({ body }, ctx) => warehouses.create(ctx, body),
 *   updateWarehouse: (call, ctx) => warehouses.update(ctx, call),
 *   deleteWarehouse: (call, ctx) => warehouses.remove(ctx, call),
 *
 * A list that shows less than a record names the type of its items too, and the members that it leaves out in
 * `unlisted`: `record<Schemas['Lead'], Schemas['LeadListItem']>()`.
 */
export const record =
  <Item extends RecordItem & { readonly id: number }, ListItem extends object = Item>() =>
  <
    const Columns extends ColumnsOf<Item>,
    const Defaults extends Partial<Written<Item, Columns>>,
    Sum extends string = never,
  >(
    declared: RecordDeclaration<Item, Columns, Defaults> & PagedList<Sum>,
  ) => {
    const { listsBy = 'instant', sortBy = 'id', timeSorts = [], plan } = declared;
    const find = recordList<Item, Columns, Sum>(declared, plan);
    const filterNames = Object.keys(declared.filters ?? {});
    const operations = recordOperations(declared, {
      instant: (at, { principal: { timeZone } }) => formatInstant(at, timeZone),
      one: (data: Item) => ({ ok: true as const, data }),
      deleted: (id) => ({ ok: true as const, data: { id } }),
    });
    return Object.assign(operations, {
      /** Answers a page, or a file. @param filters  those that differ from the parameters of their names */
      list<Query extends ListParameters>(
        ctx: Context,
        query: Query,
        filters: Readonly<Record<string, unknown>> = {},
      ) {
        return answerList(ctx, query, {
          find,
          sortBy: query.sortBy ?? sortBy,
          sortDir: sortDirection(query, timeSorts),
          filters: {
            ...filtersIn(query, filterNames),
            ...listFilters(query, ctx.principal.timeZone, listsBy),
            ...(choosesActive(query) && activeFilter(query)),
            ...filters,
          },
          toItem: (row): ListItem => operations.toItem(row, ctx) as unknown as ListItem,
        });
      },
    });
  };
