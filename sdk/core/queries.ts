import { cursored } from './cursors.js';
import { type MethodTable, type Query, type Row, readRow } from './groups.js';
import { host, type SignalLike } from './transport/runtime.js';

/*
 * Options for TanStack Query 5 or newer (React, Vue, Solid, Svelte, Angular), made of method tables. Nothing of it is
 * imported: its functions accept these objects as they are.
 */

export interface QueryOptions<T> {
  queryKey: readonly unknown[];
  queryFn(context: { readonly signal: SignalLike }): Promise<T>;
}

/** The query parameters of a page that differ from those of the first page. */
export type PageParam = Readonly<Record<string, unknown>>;

export interface InfiniteQueryOptions<T> {
  queryKey: readonly unknown[];
  queryFn(context: { readonly signal: SignalLike; readonly pageParam: PageParam }): Promise<T>;
  initialPageParam: PageParam;
  getNextPageParam(last: T, all: readonly T[], lastParam: PageParam): PageParam | undefined;
}

export interface MutationOptions<V, T> {
  mutationKey: readonly unknown[];
  /**
   * A repetition by TanStack Query with the same variables has the same Idempotency-Key, so that nothing is written
   * twice.
   */
  mutationFn(variables: V): Promise<T>;
}

export interface GroupKey {
  /**
   * The prefix of the keys of all queries of the group: `queryClient.invalidateQueries({ queryKey: products.key })`.
   */
  readonly key: readonly unknown[];
}

type Method = (...args: readonly unknown[]) => Promise<unknown>;
type NamedArguments = Readonly<Record<string, unknown>>;

const prefix = 'notaria';

/** Returns the names of the arguments in their order. */
function namesOf({ path, flags }: Row): readonly string[] {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const body = flags.includes('b') ? ['body'] : [];
  const query = flags.includes('q') ? ['query'] : [];
  return [...ids, ...body, ...query];
}

interface PageReply {
  readonly nextCursor?: string | null;
  readonly page?: number;
  readonly pageSize?: number;
  readonly totalCount?: number;
}

/** Uses cursors where the API returns them, and page numbers otherwise. */
function nextPage(
  last: PageReply,
  lastParam: PageParam,
  isCursored: boolean,
): PageParam | undefined {
  const { nextCursor, page = 1, pageSize = 0, totalCount = 0 } = last;
  if (nextCursor) return isCursored ? { after: nextCursor } : { cursor: nextCursor };
  const isLast = isCursored || 'cursor' in lastParam || page * pageSize >= totalCount;
  return isLast ? undefined : { page: page + 1 };
}

function bindList(key: readonly unknown[], row: Row, method: Method) {
  const names = namesOf(row);
  const optionsOf = (args: readonly unknown[]) => args[names.length] as NamedArguments | undefined;
  const query = (...args: readonly unknown[]): QueryOptions<unknown> => ({
    queryKey: [...key, ...args],
    queryFn: ({ signal }) =>
      method(...names.map((_, index) => args[index]), { ...optionsOf(args), signal }),
  });
  const infinite = (...args: readonly unknown[]): InfiniteQueryOptions<unknown> => ({
    queryKey: [...key, 'infinite', ...args],
    queryFn({ signal, pageParam }) {
      const given = names.map((_, index) => args[index]);
      const query: Query = { ...(given.pop() as Query | undefined), ...pageParam };
      return method(...given, query, { ...optionsOf(args), signal });
    },
    initialPageParam: {},
    getNextPageParam: (last, _all, lastParam) =>
      nextPage(last as PageReply, lastParam, row.wrap === cursored.wrap),
  });
  return Object.assign(query, { infinite });
}

function bindRead(key: readonly unknown[], row: Row, method: Method) {
  const names = namesOf(row);
  return (...args: readonly unknown[]): QueryOptions<unknown> => {
    const options = args[names.length] as NamedArguments | undefined;
    const given = names.map((_, index) => args[index]);
    return {
      queryKey: [...key, ...args],
      // TanStack Query refuses undefined, which a reply without a body is.
      queryFn: async ({ signal }) => (await method(...given, { ...options, signal })) ?? null,
    };
  };
}

function bindWrite(key: readonly unknown[], row: Row, method: Method) {
  const names = namesOf(row);
  const isKeyed = row.flags.includes('k');
  const keys = new WeakMap<object, string>();
  const keyOf = (variables: object): string => {
    const known = keys.get(variables) ?? host.crypto.randomUUID();
    keys.set(variables, known);
    return known;
  };
  return (): MutationOptions<NamedArguments | undefined, unknown> => ({
    mutationKey: key,
    mutationFn(variables) {
      const { options, ...given } = { ...variables } as NamedArguments;
      const idempotencyKey = isKeyed && variables ? { idempotencyKey: keyOf(variables) } : {};
      return method(...names.map((name) => given[name]), { ...idempotencyKey, ...(options ?? {}) });
    },
  });
}

/**
 * Makes the options of a group's queries and mutations. The generated modules of the clients call it.
 *
 * @public
 */
export function bindQueries(group: string, methods: object, table: MethodTable): GroupKey {
  const root = [prefix, group];
  const bound = Object.keys(table[1]).map((name) => {
    const row = readRow(table, name);
    // Only lists have a shape that adds to the reply.
    const bindGet = row.wrap ? bindList : bindRead;
    const bind = row.method === 'GET' ? bindGet : bindWrite;
    return [name, bind([...root, name], row, (methods as Record<string, Method>)[name] as Method)];
  });
  return { key: root, ...Object.fromEntries(bound) };
}
