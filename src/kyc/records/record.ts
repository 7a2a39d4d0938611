import type { Context } from '../../kernel/operations/handlers.js';
import { type RecordDeclaration, recordOperations } from '../../kernel/records/record.js';
import type { ColumnsOf, RecordItem, Written } from '../../kernel/records/record-queries.js';
import { type IdPrefix, newId } from '../ids.js';
import { afterId } from '../lists.js';
import { scopeOf } from '../scope.js';
import { scopedList } from './list-queries.js';

interface ListParameters {
  readonly after?: string;
  readonly limit: number;
  readonly search?: string;
}

/** Facts about a kind of record of the verification API. */
interface ScopedFacts<One extends string, Many extends string> {
  /** The letters that its ids begin with. */
  readonly prefix: IdPrefix;
  /** The members of replies that hold a record, and the records of a page. */
  readonly shownAs: { readonly one: One; readonly list: Many };
}

/**
 * Declares a kind of record of the verification API, as `record` does for the ERP API. Its rows belong to an environment,
 * its ids begin with letters of their own, and its list is in their order, by cursor.
 *
 *   const consents = scopedRecord<Schemas['Consent']>()({ prefix: 'con', shownAs: { one: 'consent', list: 'consents' }, … });
 *
 *   listConsents: ({ query }, ctx) => consents.list(ctx, query),
 */
export const scopedRecord =
  <Item extends RecordItem & { readonly id: string }, ListItem extends object = Item>() =>
  <
    const Columns extends ColumnsOf<Item>,
    const Defaults extends Partial<Written<Item, Columns>>,
    One extends string,
    Many extends string,
  >(
    facts: Omit<RecordDeclaration<Item, Columns, Defaults>, 'sorts' | 'newId'> &
      ScopedFacts<One, Many>,
  ) => {
    const { prefix, shownAs } = facts;
    const declared = { ...facts, sorts: {}, newId: (now: Date) => newId(prefix, now) };
    const find = scopedList<Item, Columns>(declared);
    const operations = recordOperations(declared, {
      instant: (at) => at.toISOString(),
      one: (item: Item) =>
        ({ ok: true, [shownAs.one]: item }) as { ok: true } & { [Member in One]: Item },
      deleted: (id, { now }) =>
        ({ ok: true, [shownAs.one]: { id, deletedAt: now.toISOString() } }) as { ok: true } & {
          [Member in One]: { id: string; deletedAt: string };
        },
    });
    return Object.assign(operations, {
      /** Answers a page, newest first, with the filters that the query has by name. */
      async list(ctx: Context, query: ListParameters) {
        const { limit } = query;
        const page = { after: afterId(query.after, prefix), limit };
        const { rows, total, nextCursor } = await find(ctx.db, scopeOf(ctx.principal), query, page);
        const items = rows.map((row) => operations.toItem(row, ctx) as unknown as ListItem);
        return {
          ok: true,
          [shownAs.list]: items,
          total,
          nextCursor,
        } as { ok: true; total: number; nextCursor: string | null } & {
          [Member in Many]: ListItem[];
        };
      },
    });
  };
