import type { Query, Shape } from './groups.js';
import type { ApiPromise, Reply } from './transport/request.js';

/** The reply of a list with cursors, beside the member that holds the records. */
interface CursorPage {
  readonly nextCursor: string | null;
}

/** The records of a page: those of its one member that is an array. */
export type RecordOf<P> = {
  [K in keyof P]: P[K] extends readonly (infer I)[] ? I : never;
}[keyof P];

/**
 * One page when awaited, every record of the list when iterated:
 * `for await (const session of kyc.sessions.list())`.
 */
export interface CursorPromise<P> extends ApiPromise<P>, AsyncIterable<RecordOf<P>> {
  /** The pages themselves, from the one asked for to the last. */
  pages(): AsyncGenerator<P, void, undefined>;
}

async function* walkPages(
  { offset: _, ...filters }: Query,
  first: Promise<unknown>,
  turn: (query: Query) => Promise<Reply<unknown>>,
): AsyncGenerator<CursorPage, void, undefined> {
  for (let page = (await first) as CursorPage; ; ) {
    yield page;
    if (!page.nextCursor) return;
    page = (await turn({ ...filters, after: page.nextCursor })).data as CursorPage;
  }
}

async function* walkRecords(pages: AsyncIterable<CursorPage>): AsyncGenerator<unknown> {
  for await (const page of pages) yield* Object.values(page).find(Array.isArray) ?? [];
}

/** The shape of a list by cursors. */
export const cursored: Shape = {
  wrap(first, query, turn) {
    const pages = () => walkPages(query, first, turn);
    return Object.assign(first, { pages, [Symbol.asyncIterator]: () => walkRecords(pages()) });
  },
};
