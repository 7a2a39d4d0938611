import type { Query, Shape } from './groups.js';
import type { ApiPromise, Reply } from './transport/request.js';

/** The members that every list reply has. */
interface Page {
  readonly data: readonly unknown[];
  readonly totalCount: number;
  readonly page: number;
  readonly pageSize: number;
  readonly nextCursor?: string | null;
}

/**
 * One page when awaited, every record of the list when iterated:
 * `for await (const product of erp.products.list())`.
 */
export interface PagePromise<P extends { readonly data: readonly unknown[] }>
  extends ApiPromise<P>,
    AsyncIterable<P['data'][number]> {
  /** The pages themselves, from the one asked for to the last. */
  pages(): AsyncGenerator<P, void, undefined>;
}

/** The query of the page after `reply`; cursors where the API gives them, else page numbers. */
function nextQuery(query: Query, reply: Page): Query | undefined {
  const { page: _, ...filters } = query;
  const { nextCursor, page, pageSize, totalCount, data } = reply;
  if (nextCursor) return { ...filters, cursor: nextCursor };
  const isLast = filters['cursor'] || !data.length || page * pageSize >= totalCount;
  return isLast ? undefined : { ...filters, page: page + 1 };
}

async function* walkPages(
  firstQuery: Query,
  first: Promise<Page>,
  turn: (query: Query) => Promise<Reply<unknown>>,
): AsyncGenerator<Page, void, undefined> {
  let query: Query | undefined = firstQuery;
  let page: Page | undefined;
  while (query) {
    page = page ? ((await turn(query)).data as Page) : await first;
    yield page;
    query = nextQuery(query, page);
  }
}

/**
 * Each record once. Between two numbered pages an insert pushes records from the page just read onto
 * the next: those are recognised by their `id`.
 */
async function* walkRecords(pages: AsyncIterable<Page>): AsyncGenerator<unknown, void, undefined> {
  const seen = new Set<unknown>();
  for await (const page of pages) {
    for (const record of page.data) {
      const id = !page.nextCursor && (record as { readonly id?: unknown }).id;
      if (!seen.has(id)) yield record;
      if (id) seen.add(id);
    }
  }
}

/** The shape of a list. */
export const paged: Shape = {
  wrap(first, query, turn) {
    const pages = () => walkPages(query, first as Promise<Page>, turn);
    return Object.assign(first, { pages, [Symbol.asyncIterator]: () => walkRecords(pages()) });
  },
};
