import type { FieldOptions } from './fields.js';
import type { Core, KeyedOptions, VersionedOptions } from './options.js';
import { type ApiPromise, type Call, mergeHeaders, type Reply, send } from './transport/request.js';
import { defaultRetries, defaultTimeoutMs } from './transport/retry.js';
import type { FetchInit, Host, ResponseLike } from './transport/runtime.js';

declare const crypto: Host['crypto'];

export type Query = Readonly<Record<string, unknown>>;

/** A serialised body with its media type. It is made once, so that every attempt sends the same bytes. */
export type Content = readonly [body: FetchInit['body'], type: string];

/** A call with parsed arguments: its query, and a function that sends it with this query or another one. */
export type Prepared = readonly [query: Query, turn: (query?: Query) => Promise<Reply<unknown>>];

/** Optional behaviour of operations. A bundle holds only the shapes that its groups name. */
export interface Shape {
  write?(body: object): Content | Promise<Content>;
  read?(response: ResponseLike, isStream: boolean | undefined): Promise<unknown>;
  /** Adds methods to the promise of the first reply. */
  wrap?(first: ApiPromise<unknown>, call: Promise<Prepared>): ApiPromise<unknown>;
}

/**
 * One method: the rest of its path (empty when it is that of the group), its HTTP method and its flags, with one space
 * between them, then its shapes if it has any. Arguments: path parameters in the order of the path, body, query,
 * options.
 *
 * | Flag | Meaning |
 * | --- | --- |
 * | `b` | takes a body |
 * | `q` | takes a query |
 * | `k` | sends an Idempotency-Key |
 * | `n` | has the same effect when it is sent again, without a key |
 * | `p` | is public: sends no credentials |
 */
type RowText = string | readonly [row: string, ...shapes: Shape[]];

/** The methods of one group, by name, and the beginning of their paths. */
export type MethodTable = readonly [path: string, rows: Readonly<Record<string, RowText>>];

/** A method of a table. */
export interface Row extends Shape {
  readonly method: string;
  /** The path as in the contract, for messages. It contains no ids and no query. */
  readonly path: string;
  /** The letters of its flags. */
  readonly flags: string;
}

export function readRow([start, rows]: MethodTable, name: string): Row {
  // An operation has two shapes at most.
  const [text, first, second] = [rows[name]].flat() as [string, Shape?, Shape?];
  const [rest, method, flags = ''] = text.split(' ') as [string, string, string?];
  return { method: method.toUpperCase(), path: start + rest, flags, ...first, ...second };
}

/** Encodes a path segment. Refuses empty segments and dots, which would lead to another operation. */
function segment(value: unknown): string {
  const text = `${value ?? ''}`;
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`"${text}" cannot be an id`);
  return encodeURIComponent(text);
}

function queryText(query: Query): string {
  let text = '';
  for (const name in query) {
    if (query[name] !== undefined) {
      text += `&${encodeURIComponent(name)}=${encodeURIComponent(query[name] as string)}`;
    }
  }
  return text.replace('&', '?');
}

/** Parses the arguments of a call and removes them from `args`. */
export async function prepare(core: Core, row: Row, args: unknown[]): Promise<Prepared> {
  const { method, path, flags, write } = row;
  const { options, credentials, errors } = core;
  const fail: Call['fail'] = (code, what, more) =>
    new (errors[code] ?? errors.other)({ code, message: `${method} ${path}${what}`, ...more });
  let url: string;
  let type: string | undefined;
  let body: FetchInit['body'];
  try {
    url =
      options.baseUrl.replace(/\/+$/, '') + path.replace(/\{\w+\}/g, () => segment(args.shift()));
    const sent = flags.includes('b') && (args.shift() as object | undefined);
    if (sent) [body, type] = write ? await write(sent) : [JSON.stringify(sent), 'application/json'];
  } catch (cause) {
    throw fail('invalid_arguments', `: ${cause}`, { cause });
  }
  const given = flags.includes('q') && (args.shift() as Query | undefined);
  const own = (args[0] ?? {}) as KeyedOptions & VersionedOptions & FieldOptions<string>;
  const headers = mergeHeaders(
    {
      'content-type': type,
      'idempotency-key': flags.includes('k')
        ? (own.idempotencyKey ?? crypto.randomUUID())
        : undefined,
      'if-match': typeof own.ifMatch === 'number' ? `"${own.ifMatch}"` : own.ifMatch,
      'x-request-id': options.requestId?.(),
    },
    options.headers,
    own.headers,
  );
  const isPublic = flags.includes('p') && !credentials.isForAll;
  const first = given || { fields: own.fields };
  const turn = (query = first) =>
    send({
      ...own,
      ...core,
      ...row,
      headers,
      body,
      fail,
      url: url + queryText(query),
      timeout: own.timeout ?? options.timeout ?? defaultTimeoutMs,
      maxRetries: own.maxRetries ?? options.maxRetries ?? defaultRetries,
      credentials: isPublic ? { cookies: credentials.cookies } : credentials,
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

/** Makes the methods of all tables, by group. */
export function bindGroups(core: Core, tables: Readonly<Record<string, MethodTable>>): object {
  const groups: Record<string, Record<string, unknown>> = {};
  for (const group in tables) {
    const table = tables[group] as MethodTable;
    const methods: Record<string, unknown> = {};
    for (const name in table[1]) {
      methods[name] = (...args: unknown[]) => invoke(core, readRow(table, name), args);
    }
    groups[group] = methods;
  }
  return groups;
}
