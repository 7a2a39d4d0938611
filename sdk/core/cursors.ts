import type { Shape } from './groups.js';
import type { ApiPromise } from './transport/request.js';

/** The members that every reply with a cursor has. One more member holds the records. */
interface CursorPage {
  readonly nextCursor: string | null;
}

/** The records of a page, which are in its only member that is an array. */
export type RecordOf<P> = {
  [K in keyof P]: P[K] extends readonly (infer I)[] ? I : never;
}[keyof P];

/**
 * One page when awaited, every record of the list when iterated:
 * `for await (const session of kyc.sessions.list())`.
 */
export interface CursorPromise<P> extends ApiPromise<P>, AsyncIterable<RecordOf<P>> {
  /** Iterates over pages instead of records, from the requested page to the last. */
  pages(): AsyncGenerator<P, void, undefined>;
}

/** The shape of a list by cursors. */
export const cursored: Shape = {
  wrap(first, call) {
    async function* pages(): AsyncGenerator<CursorPage, void, undefined> {
      let page = (await first) as CursorPage;
      const [query, turn] = await call;
      for (;;) {
        yield page;
        if (!page.nextCursor) return;
        const next = await turn({ ...query, offset: undefined, after: page.nextCursor });
        page = next.data as CursorPage;
      }
    }
    return Object.assign(first, {
      pages,
      async *[Symbol.asyncIterator](): AsyncGenerator<unknown> {
        for await (const page of pages()) yield* Object.values(page).find(Array.isArray) ?? [];
      },
    });
  },
};
