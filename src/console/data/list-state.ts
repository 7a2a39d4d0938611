import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { plainAmount } from './plain-amount.js';

/** New values of parameters, by name. */
type ListChanges = Readonly<Record<string, string | undefined>>;

/**
 * The state of a list. It is in the address, so that it survives a reload and the back button, and can be shared as a
 * link. `sort` is a field, with a minus for descending order.
 */
export interface ListState {
  /** The search, sort and filters as a query string, in the order of their names. */
  readonly query: string;
  readonly search: string;
  readonly sort: string;
  readonly cursor: string | undefined;
  /** The number of pages before this one. */
  readonly depth: number;
  filter<T extends string = string>(name: string): T | undefined;
  /** Changes the list and returns to its first page. An empty text removes a filter. */
  change(changes: ListChanges): void;
  next(cursor: string): void;
  previous(): void;
}

const depthOf = (state: unknown): number => {
  const { depth } = (state ?? {}) as { readonly depth?: unknown };
  return typeof depth === 'number' ? depth : 0;
};

/** Returns the parameters of the first page after changes. */
function changed(params: URLSearchParams, changes: ListChanges): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('cursor');
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

export function useListState(defaultSort = ''): ListState {
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (changes: ListChanges) => setParams((now) => changed(now, changes), { replace: true }),
    [setParams],
  );
  return useMemo(() => {
    const depth = depthOf(history.state);
    const cursor = params.get('cursor') ?? undefined;
    return {
      query: new URLSearchParams(dropCursor(params).toSorted()).toString(),
      search: params.get('q') ?? '',
      sort: params.get('sort') ?? defaultSort,
      cursor,
      depth: cursor === undefined ? 0 : depth,
      filter: <T extends string>(name: string) => (params.get(name) as T | null) ?? undefined,
      change,
      next: (to) =>
        setParams((now) => new URLSearchParams([...dropCursor(now), ['cursor', to]]), {
          state: { depth: depth + 1 },
        }),
      previous() {
        // Without a page before this one, such as in a new tab, the previous page is the first one.
        if (depth > 0) history.back();
        else change({});
      },
    };
  }, [params, setParams, change, defaultSort]);
}

const dropCursor = (params: URLSearchParams): [string, string][] =>
  [...params].filter(([name]) => name !== 'cursor');

export const pageSize = 25;

/** The part of a query that replaces the page of a list by one of a walk over all pages. */
export const walkQuery = (cursor: string | undefined) => ({ pageSize: 100, cursor });

/** The common part of the query of ERP lists. */
export function pageQuery<S extends string>({ search, sort, cursor }: ListState) {
  return {
    pageSize,
    ...(search ? { search, count: 'capped' as const } : {}),
    ...(cursor ? { cursor } : {}),
    ...(sort
      ? {
          sortBy: sort.replace('-', '') as S,
          sortDir: sort.startsWith('-') ? ('desc' as const) : ('asc' as const),
        }
      : {}),
  };
}

/** Like `pageQuery`, for lists whose search finds amounts. */
export const documentQuery = <S extends string>(list: ListState) =>
  pageQuery<S>({ ...list, search: plainAmount(list.search) });

/** Returns the id of another record to which a list is restricted by a filter; undefined without one. */
export function idIn(list: ListState, name: string): number | undefined {
  const id = Number(list.filter(name));
  return id > 0 ? id : undefined;
}

type Unset = undefined | '';

/** Returns the members of a query that a filter has set. */
export const filled = <T extends object>(members: T) =>
  Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== undefined && value !== ''),
  ) as { [Member in keyof T]?: Exclude<T[Member], Unset> };

/** The part of a query that selects a page of the list. */
interface PageOfQuery {
  readonly pageSize?: number | undefined;
  readonly cursor?: string | undefined;
  readonly count?: 'exact' | 'capped' | undefined;
  readonly limit?: number | undefined;
  readonly after?: string | undefined;
}

/** Returns the query of a list without its page, for the export of all rows that match. */
export function wholeQuery<Q extends PageOfQuery>(query: Q): Omit<Q, keyof PageOfQuery> {
  const {
    pageSize: _size,
    cursor: _cursor,
    count: _count,
    limit: _limit,
    after: _after,
    ...whole
  } = query;
  return whole;
}

interface OrderedQuery extends PageOfQuery {
  readonly sortBy?: string | undefined;
  readonly sortDir?: 'asc' | 'desc' | undefined;
}

/** Returns the query of the sums of all rows that match. It is the same on each page and in each order. */
export function sumsQuery<Q extends object>(query: Q & OrderedQuery) {
  const { pageSize: _size, cursor: _cursor, sortBy: _by, sortDir: _dir, ...filters } = query;
  return { ...filters, totals: true, fields: ['id'] as const };
}

/** The common part of the query of lists of the verification API. */
export const cursorQuery = ({ cursor }: ListState) => ({
  limit: pageSize,
  ...(cursor ? { after: cursor } : {}),
});

/** The part of a query that replaces the page of a list of the verification API by one of a walk over all pages. */
export const cursorWalk = (cursor: string | undefined) => ({
  limit: 100,
  ...(cursor ? { after: cursor } : {}),
});

/** Returns the address of a list in the API, with its query. */
export function listPath(path: string, query: object): string {
  const search = new URLSearchParams(
    Object.entries(filled(query)).map(([name, value]) => [name, String(value)]),
  );
  return search.size === 0 ? path : `${path}?${search}`;
}
