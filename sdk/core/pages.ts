import type { Prepared, Shape } from './groups.js';
import type { ApiPromise } from './transport/request.js';

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
  /** Iterates over pages instead of records, from the requested page to the last. */
  pages(): AsyncGenerator<P, void, undefined>;
}

/** Follows cursors where the API returns them, and page numbers otherwise. */
async function* walkPages(
  first: Promise<unknown>,
  call: Promise<Prepared>,
): AsyncGenerator<Page, void, undefined> {
  let reply = (await first) as Page;
  let [query, turn] = await call;
  for (;;) {
    yield reply;
    const { nextCursor, page, pageSize, totalCount, data } = reply;
    if (!nextCursor && (query['cursor'] || !data.length || page * pageSize >= totalCount)) return;
    query = {
      ...query,
      page: nextCursor ? undefined : page + 1,
      cursor: nextCursor || undefined,
    };
    reply = (await turn(query)).data as Page;
  }
}

/**
 * Yields each record once. An insert between two numbered pages moves records from the page just read to the next
 * one; such records are recognised by their `id`.
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
  wrap(first, call) {
    const pages = () => walkPages(first, call);
    return Object.assign(first, { pages, [Symbol.asyncIterator]: () => walkRecords(pages()) });
  },
};
