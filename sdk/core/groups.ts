import type { FieldOptions } from './fields.js';
import type { Core, KeyedOptions, VersionedOptions } from './options.js';
import type { ApiError } from './transport/errors.js';
import { type ApiPromise, failureOf, mergeHeaders, type Reply, send } from './transport/request.js';
import { type FetchInit, host, type ResponseLike } from './transport/runtime.js';

export type Query = Readonly<Record<string, unknown>>;

/** A body as it is sent: written once, so that every attempt sends the same bytes. */
export interface Content {
  readonly type?: string;
  readonly body?: NonNullable<FetchInit['body']>;
}

/** Optional behaviour of operations. A bundle holds only the shapes that its groups name. */
export interface Shape {
  write?(body: object): Content;
  read?(response: ResponseLike, isStream: boolean | undefined): Promise<unknown>;
  wrap?(
    first: ApiPromise<unknown>,
    query: Query,
    turn: (query: Query) => Promise<Reply<unknown>>,
  ): ApiPromise<unknown>;
}

/**
 * One method: its HTTP method, the rest of its path unless it is that of the group, and what to know of the operation,
 * then its shapes if it has any. `body`: the next argument is the body; `query`: the next argument is the query; `key`:
 * sends an Idempotency-Key; `public`: sends no credentials. Arguments: path parameters in the order of the path, body,
 * query, options.
 */
type RowText = string | readonly [row: string, ...shapes: Shape[]];

/** The methods of one group, by name, and the beginning of their paths. */
export type MethodTable = readonly [path: string, rows: Readonly<Record<string, RowText>>];

/** A method of a table. */
export interface Row {
  readonly method: string;
  /** As in the contract, for messages: holds no ids and no query. */
  readonly path: string;
  readonly words: readonly string[];
  readonly shape: Shape;
}

export function readRow([start, rows]: MethodTable, name: string): Row {
  const row = rows[name] ?? '';
  const [text, ...shapes] = typeof row === 'string' ? [row] : row;
  const words = text.split(' ');
  const [method = '', rest = ''] = words;
  const path = rest[0] === '/' ? start + rest : start;
  return { method, path, words, shape: Object.assign({}, ...shapes) };
}

/** A path segment. Empty and dotted ones would lead to another operation. */
function segment(value: unknown): string {
  const text = `${value ?? ''}`;
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`"${text}" cannot be an id`);
  return encodeURIComponent(text);
}

function queryText(query: Query): string {
  let text = '';
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined) continue;
    text += `${text ? '&' : '?'}${encodeURIComponent(name)}=${encodeURIComponent(`${value}`)}`;
  }
  return text;
}

const writeJson = (body: unknown): Content => ({
  type: 'application/json',
  body: JSON.stringify(body),
});

/** Reads the arguments of a call. */
function prepare(core: Core, { method, path, words, shape }: Row, given: readonly unknown[]) {
  const args = [...given];
  const take = (word: string) => (words.includes(word) ? args.shift() : undefined);
  const base = core.options.baseUrl.replace(/\/+$/, '');
  let target = '';
  let content: Content = {};
  let fault: ApiError | undefined;
  try {
    target = base + path.replace(/\{\w+\}/g, () => segment(args.shift()));
    const sent = take('body') as object | undefined;
    if (sent) content = (shape.write ?? writeJson)(sent);
  } catch (cause) {
    fault = failureOf(core, 'invalid_arguments', `${method} ${path}: ${cause}`, { cause });
  }
  const { type, body } = content;
  const listQuery = take('query') as Query | undefined;
  const options = (args[0] ?? {}) as KeyedOptions & VersionedOptions & FieldOptions<string>;
  const query: Query = listQuery ?? { fields: options.fields };
  const { idempotencyKey = host.crypto.randomUUID(), ifMatch } = options;
  const headers = mergeHeaders(
    {
      'content-type': type,
      'idempotency-key': words.includes('key') ? idempotencyKey : undefined,
      'if-match': typeof ifMatch === 'number' ? `"${ifMatch}"` : ifMatch,
      'x-request-id': core.options.requestId?.(),
    },
    core.options.headers,
    options.headers,
  );
  const isPublic = words.includes('public') && !core.credentials.isForAll;
  const turn = async (query: Query) => {
    if (fault) throw fault;
    const url = target + queryText(query);
    const { read } = shape;
    return send(core, { method, path, url, headers, body, isPublic, options, read });
  };
  return { query, turn };
}

/** A promise of the body that can also give the whole reply. */
function promise<T>(reply: Promise<Reply<T>>): ApiPromise<T> {
  const body = reply.then(({ data }) => data);
  return Object.assign(body, {
    withResponse() {
      // The caller now waits for `reply`; a failure is theirs to see there, once.
      body.catch(() => {});
      return reply;
    },
  });
}

/** Makes one call outside any group, and outside the session it may serve. */
export function request(core: Core, row: Row, ...args: unknown[]): Promise<Reply<unknown>> {
  const { query, turn } = prepare(core, row, args);
  return turn(query);
}

function invoke(core: Core, row: Row, args: readonly unknown[]): ApiPromise<unknown> {
  const { query, turn } = prepare(core, row, args);
  const first = promise(
    turn(query).then(async (reply) => {
      await core.credentials.accepted?.(row.path, reply.data);
      return reply;
    }),
  );
  return row.shape.wrap?.(first, query, turn) ?? first;
}

/** Makes the methods of a table. */
export function bindGroup(core: Core, table: MethodTable): object {
  return Object.fromEntries(
    Object.keys(table[1]).map((name) => [
      name,
      (...args: readonly unknown[]) => invoke(core, readRow(table, name), args),
    ]),
  );
}
