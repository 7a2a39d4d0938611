import { multipart } from './files.js';
import type { Core, KeyedOptions, VersionedOptions } from './options.js';
import { type ListQuery, type Page, paged } from './pages.js';
import { type ApiPromise, type Call, mergeHeaders, type Reply, send } from './request.js';
import { host } from './runtime.js';

/**
 * The methods of one group, by name. A row is `METHOD /path` and what to know of the operation:
 * `json` or `multipart` (the next argument is the body), `query` (the next argument is the query),
 * `key` (sends an Idempotency-Key), `page` (a list), `binary` (answers a file), `public` (no
 * credentials). Arguments: path parameters in order, body, query, options.
 */
export type MethodTable = Readonly<Record<string, string>>;

/** A path segment. Empty and dotted ones would lead to another operation. */
function segment(value: unknown): string {
  const text = `${value ?? ''}`;
  if (/^\.{0,2}$/.test(text)) throw new TypeError(`"${text}" cannot be an id`);
  return encodeURIComponent(text);
}

function queryText(query: ListQuery): string {
  const pairs = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(String(value))}`);
  return pairs.length ? `?${pairs.join('&')}` : '';
}

const etag = (version: number | string | undefined): string | undefined =>
  typeof version === 'number' ? `"${version}"` : version;

type Options = KeyedOptions & VersionedOptions;

/** Reads a row and the arguments given to it. */
function prepare(core: Core, row: string, given: readonly unknown[]) {
  const [method = '', path = '', ...flags] = row.split(' ');
  const args = [...given];
  const has = (flag: string) => flags.includes(flag);
  const target = path.replace(/\{\w+\}/g, () => segment(args.shift()));
  const json = has('json') ? args.shift() : undefined;
  const form = has('multipart') ? multipart(args.shift() ?? {}) : undefined;
  const query = ((has('query') && args.shift()) || {}) as ListQuery;
  const options = (args.shift() ?? {}) as Options;
  const headers = mergeHeaders(
    {
      accept: has('binary') ? '*/*' : 'application/json',
      'content-type': form?.type ?? (json === undefined ? undefined : 'application/json'),
      'idempotency-key': has('key')
        ? (options.idempotencyKey ?? host.crypto.randomUUID())
        : undefined,
      'if-match': etag(options.ifMatch),
      'x-request-id': core.options.requestId?.(),
    },
    core.options.headers,
    options.headers,
  );
  const body = form?.body ?? (json === undefined ? undefined : JSON.stringify(json));
  const base = core.options.baseUrl.replace(/\/+$/, '') + target;
  const call = (asked: ListQuery): Call => ({
    method,
    path,
    url: base + queryText(asked),
    headers,
    ...(body === undefined ? {} : { body }),
    isBinary: has('binary'),
    isPublic: has('public'),
    options,
  });
  return { path, query, call };
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
export function request(core: Core, row: string, ...args: unknown[]): Promise<Reply<unknown>> {
  const { query, call } = prepare(core, row, args);
  return send(core, call(query));
}

function invoke(core: Core, row: string, args: readonly unknown[]): ApiPromise<unknown> {
  const { path, query, call } = prepare(core, row, args);
  const turn = (asked: ListQuery) => send(core, call(asked));
  const { accepted } = core.credentials;
  const first = turn(query).then(async (reply) => {
    await accepted?.(path, reply.data);
    return reply;
  });
  return / page\b/.test(row) ? paged(promise(first as Promise<Reply<Page>>), query, turn) : promise(first);
}

/** Makes the methods of a table. They throw at once for arguments no request can be made of. */
export function bindGroup(core: Core, table: MethodTable): object {
  return Object.fromEntries(
    Object.entries(table).map(([name, row]) => [
      name,
      (...args: readonly unknown[]) => invoke(core, row, args),
    ]),
  );
}
