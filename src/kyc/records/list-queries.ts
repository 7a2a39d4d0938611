import type { Db } from '../../kernel/db/client.js';
import type { IdPage } from '../../kernel/db/lists/id-page.js';
import { plannedPerCall } from '../../kernel/db/statements/query.js';
import {
  type ColumnsOf,
  type RecordItem,
  type RecordTable,
  recordSql,
  type Stored,
} from '../../kernel/records/record-queries.js';
import { pageAndCount, patternOf } from '../lists.js';
import type { Scope } from '../scope.js';

/** Makes a condition that applies if its parameter has a value. Its \`?\` is cast to the type of the column. */
function optional(name: string, condition: string): string {
  const [, type] = /\?::([a-z ]+(?:\[\])?)/.exec(condition) ?? [];
  if (type === undefined) throw new RangeError(`The filter ${name} casts its value to no type`);
  return `(:${name}::${type} IS NULL OR (${condition.replaceAll('?', `:${name}`)}))`;
}

/** Returns the list of a record of the verification API: newest first, by cursor, with the filters of a query by name. */
export function scopedList<
  Item extends RecordItem & { readonly id: string },
  Columns extends ColumnsOf<Item>,
>(declared: RecordTable<Item, Columns>) {
  const { table, search, filters = {} } = declared;
  const { owned, listed } = recordSql(declared);
  const names = Object.keys(filters);
  const conditions = Object.entries({ ...filters, search: search.replaceAll('?', '?::text') });
  const where = [owned, ...conditions.map(([name, sql]) => optional(name, sql))].join(' AND ');
  const matching = `FROM ${table} r WHERE ${where}`;
  const page = plannedPerCall<object, Stored<Item> & { readonly id: string }>(
    `SELECT ${listed(':companyId')} ${matching} AND (:after::text IS NULL OR r.id < :after) ORDER BY r.id DESC LIMIT :limit`,
  );
  const count = plannedPerCall<object, { total: number }>(
    `SELECT count(*)::int AS total ${matching}`,
  );

  return (
    db: Db,
    scope: Scope,
    query: { readonly search?: string },
    { after, limit }: { readonly after: string | undefined; readonly limit: number },
  ): Promise<IdPage<Stored<Item>>> => {
    const chosen = names.map((name) => [name, (Reflect.get(query, name) as unknown) ?? null]);
    const pattern = patternOf(query.search) ?? null;
    const values = { ...scope, ...Object.fromEntries(chosen), search: pattern };
    const rows = page(db, { ...values, after: after ?? null, limit: limit + 1 });
    return pageAndCount(rows, count(db, values), limit);
  };
}
