import type { FieldOptions } from './fields.js';
import type { Core, Credentials, KeyedOptions, VersionedOptions } from './options.js';
import { type ApiPromise, type Call, mergeHeaders, type Reply, send } from './transport/request.js';
import type { FetchInit, Host, ResponseLike } from './transport/runtime.js';

declare const crypto: Host['crypto'];

export type Query = Readonly<Record<string, unknown>>;

/** A serialised body. It is made once, so that every attempt sends the same bytes. */
export interface Content {
  readonly type?: string;
  readonly body?: NonNullable<FetchInit['body']>;
}

/** A call with parsed arguments: its query, and a function that sends it with this query or another one. */
export type Prepared = readonly [query: Query, turn: (query?: Query) => Promise<Reply<unknown>>];

/** Optional behaviour of operations. A bundle holds only the shapes that its groups name. */
export interface Shape {
  write?(body: object): Content;
  read?(response: ResponseLike, isStream: boolean | undefined): Promise<unknown>;
  /** Adds methods to the promise of the first reply. */
  wrap?(first: ApiPromise<unknown>, call: Promise<Prepared>): ApiPromise<unknown>;
}

/**
 * One method: its HTTP method, the rest of its path (empty when it is that of the group) and what to know of the
 * operation, with one space between them, then its shapes if it has any. `body`: the next argument is the body; `query`: the next argument is the query; `key`:
 * sends an Idempotency-Key; `public`: sends no credentials. Arguments: path parameters in the order of the path, body,
 * query, options.
 */
type RowText = string | readonly [row: string, ...shapes: Shape[]];

/** The methods of one group, by name, and the beginning of their paths. */
export type MethodTable = readonly [path: string, rows: Readonly<Record<string, RowText>>];

/** A method of a table. */
export interface Row extends Shape {
  readonly method: string;
  /** The path as in the contract, for messages. It contains no ids and no query. */
  readonly path: string;
  readonly words: readonly string[];
}

export function readRow([start, rows]: MethodTable, name: string): Row {
  // An operation has two shapes at most.
  const [text, first, second] = [rows[name]].flat() as [string, Shape?, Shape?];
  const [method, rest, ...words] = text.split(' ') as [string, string, ...string[]];
  return { method, path: start + rest, words, ...first, ...second };
}

/** Encodes a path segment. Refuses empty segments and dots, which would lead to another operation. */
function segment(value: unknown): string {
  const text = `${value ?? ''}`;
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`"${text}" cannot be an id`);
  return encodeURIComponent(text);
}

function queryText(query: Query): string {
  let text = '';
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    text += `&${encodeURIComponent(name)}=${encodeURIComponent(value as string)}`;
  }
  return text.replace('&', '?');
}

const writeJson = (body: object): Content => ({
  type: 'application/json',
  body: JSON.stringify(body),
});

/** Parses the arguments of a call and removes them from `args`. */
export async function prepare(core: Core, row: Row, args: unknown[]): Promise<Prepared> {
  const { method, path, words, write = writeJson } = row;
  const { options, credentials, errors } = core;
  const fail: Call['fail'] = (code, what, more) =>
    new (errors[code] ?? errors.other)({ code, message: `${method} ${path}${what}`, ...more });
  const has = (word: string) => words.includes(word);
  let url: string;
  let type: string | undefined;
  let body: Content['body'];
  try {
    url =
      options.baseUrl.replace(/\/+$/, '') + path.replace(/\{\w+\}/g, () => segment(args.shift()));
    const sent = has('body') && (args.shift() as object | undefined);
    if (sent) ({ type, body } = write(sent));
  } catch (cause) {
    throw fail('invalid_arguments', `: ${cause}`, { cause });
  }
  const given = has('query') && (args.shift() as Query | undefined);
  const own = (args[0] ?? {}) as KeyedOptions & VersionedOptions & FieldOptions<string>;
  const { ifMatch } = own;
  const headers = mergeHeaders(
    {
      'content-type': type,
      'idempotency-key': has('key') ? (own.idempotencyKey ?? crypto.randomUUID()) : undefined,
      'if-match': typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch,
      'x-request-id': options.requestId?.(),
    },
    options.headers,
    own.headers,
  );
  const isPublic = has('public') && !credentials.isForAll;
  const first = given || { fields: own.fields };
  const turn = (query = first) =>
    send({
      ...core,
      ...row,
      headers,
      body,
      isRepeatable: !/^P[OA]/.test(method) || 'idempotency-key' in headers,
      own,
      fail,
      url: url + queryText(query),
      credentials: isPublic ? ({ cookies: credentials.cookies } as Credentials) : credentials,
    });
  return [first, turn];
}

function invoke(core: Core, row: Row, args: unknown[]): ApiPromise<unknown> {
  const prepared = prepare(core, row, args);
  const reply = prepared.then(async ([, turn]) => {
    const reply = await turn();
    await core.credentials.accepted?.(row.path, reply.data);
    return reply;
  });
  const body = reply.then(({ data }) => data) as ApiPromise<unknown>;
  body.withResponse = () => {
    // The caller now waits for `reply` and sees a failure there.
    body.catch(() => {});
    return reply;
  };
  return row.wrap?.(body, prepared) ?? body;
}

const mapValues = <V>(
  values: Readonly<Record<string, V>>,
  map: (value: V, name: string) => unknown,
) => Object.fromEntries(Object.entries(values).map(([name, value]) => [name, map(value, name)]));

/** Makes the methods of all tables, by group. */
export const bindGroups = (core: Core, tables: Readonly<Record<string, MethodTable>>): object =>
  mapValues(tables, (table) =>
    mapValues(
      table[1],
      (_, name) =>
        (...args: unknown[]) =>
          invoke(core, readRow(table, name), args),
    ),
  );
