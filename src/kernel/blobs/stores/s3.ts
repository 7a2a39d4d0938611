import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import {
  type CredentialsSource,
  type FindKeys,
  type S3Keys,
  temporaryKeys,
} from './s3-credentials.js';
import { type BlobStore, markerName, StoreBusyError, type StoredObject } from './store.js';

export interface S3Options {
  /** The address of the store, such as `https://s3.eu-central-1.amazonaws.com`. */
  readonly endpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly credentials: S3Keys | CredentialsSource;
}

export class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly status: number;
  /** `NoSuchKey`, `AccessDenied` … */
  readonly code: string;

  constructor(method: string, status: number, code: string) {
    super(`The object store answered ${method} with ${status} ${code}`);
    this.status = status;
    this.code = code;
  }
}

const empty = Buffer.alloc(0);
/** Time limit of a request with all its tries, which is shorter than the clients of the server wait. */
const timeoutMs = 20_000;
const tries = 3;
const firstPauseMs = 100;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/**
 * Returns the text of the first element with that name. The elements that are read here have no attributes and no
 * children.
 */
function element(xml: string, name: string): string | undefined {
  const tag = `<${name}>`;
  const start = xml.indexOf(tag);
  if (start < 0) return undefined;
  const text = xml.slice(start + tag.length, xml.indexOf('<', start + tag.length));
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity);
}

function objectsOf(xml: string, { prefix }: Bucket): StoredObject[] {
  return xml
    .split('<Contents>')
    .slice(1)
    .map((content) => ({
      name: (element(content, 'Key') ?? '').slice(prefix.length),
      modifiedAt: new Date(element(content, 'LastModified') ?? 0),
    }));
}

interface Reply {
  readonly status: number;
  readonly body: Buffer;
}

/** A bucket, and the credentials that requests to it are signed with. */
interface Bucket {
  readonly url: string;
  /** The beginning of the names of all objects in the bucket. */
  readonly prefix: string;
  readonly region: string;
  readonly findKeys: FindKeys;
}

async function ask(
  { findKeys, region }: Bucket,
  method: string,
  url: URL,
  body: Buffer,
  signal: AbortSignal,
): Promise<Reply> {
  // Each attempt needs a new signature, because signatures expire. It includes the body.
  const signer = new AwsV4Signer({
    ...(await findKeys()),
    service: 's3',
    region,
    method,
    url: url.href,
    headers: { 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
  });
  const { headers } = await signer.sign();
  // Some stores verify the query as they receive it.
  const sent = new URL(url);
  sent.search = signer.encodedSearch;
  const response = await fetch(sent, {
    method,
    headers,
    redirect: 'error',
    signal,
    ...(method === 'PUT' && { body: new Uint8Array(body) }),
  });
  return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
}

const isTemporary = ({ status }: Reply): boolean => status >= 500 || status === 429;

/**
 * Sends a request, which may be repeated safely.
 *
 * @throws StoreBusyError without an answer in time
 */
async function send(
  bucket: Bucket,
  method: string,
  url: URL,
  body: Buffer = empty,
): Promise<Reply> {
  const signal = AbortSignal.timeout(timeoutMs);
  for (let turn = 1; ; turn += 1) {
    const isLast = turn === tries;
    const reply = await ask(bucket, method, url, body, signal).catch((cause: unknown) => {
      if (!isLast && !signal.aborted) return undefined;
      throw new StoreBusyError(`The object store did not answer ${method}`, { cause });
    });
    if (reply !== undefined && (isLast || !isTemporary(reply))) return reply;
    await sleep(firstPauseMs * 2 ** turn * Math.random());
  }
}

const errorCode = ({ body }: Reply): string | undefined => element(body.toString(), 'Code');

function fail(method: string, reply: Reply): never {
  const error = new S3Error(method, reply.status, errorCode(reply) ?? 'unknown');
  throw isTemporary(reply) ? new StoreBusyError(error.message, { cause: error }) : error;
}

const isMissing = (reply: Reply): boolean =>
  reply.status === 404 && errorCode(reply) === 'NoSuchKey';

const addressOf = ({ prefix, url }: Bucket, name: string): URL =>
  new URL(`${url}/${prefix}${name}`);

async function* list(bucket: Bucket): AsyncGenerator<StoredObject> {
  for (let token: string | undefined; ; ) {
    const url = new URL(bucket.url);
    url.searchParams.set('list-type', '2');
    url.searchParams.set('prefix', bucket.prefix);
    if (token !== undefined) url.searchParams.set('continuation-token', token);
    const reply = await send(bucket, 'GET', url);
    if (reply.status !== 200) fail('GET', reply);
    const xml = reply.body.toString();
    yield* objectsOf(xml, bucket).filter(({ name }) => name !== markerName);
    token = element(xml, 'NextContinuationToken');
    if (token === undefined) return;
  }
}

async function put(bucket: Bucket, name: string, content: Buffer): Promise<void> {
  const reply = await send(bucket, 'PUT', addressOf(bucket, name), content);
  if (reply.status !== 200) fail('PUT', reply);
}

async function get(bucket: Bucket, name: string): Promise<Buffer | undefined> {
  const reply = await send(bucket, 'GET', addressOf(bucket, name));
  if (isMissing(reply)) return undefined;
  return reply.status === 200 ? reply.body : fail('GET', reply);
}

async function remove(bucket: Bucket, name: string): Promise<void> {
  const reply = await send(bucket, 'DELETE', addressOf(bucket, name));
  const isGone = reply.status === 204 || reply.status === 200 || isMissing(reply);
  if (!isGone) fail('DELETE', reply);
}

/**
 * A bucket of an S3-compatible store, addressed by path. Its objects are as small as uploads.
 *
 * @param prefix  a part of the bucket, such as `erasures/`
 */
export function s3Store(
  { bucket: name, credentials, endpoint, region }: S3Options,
  prefix = '',
): BlobStore {
  const url = `${endpoint.replace(/(?<!\/)\/+$/, '')}/${name}`;
  const findKeys =
    'url' in credentials ? temporaryKeys(credentials) : () => Promise.resolve(credentials);
  const bucket: Bucket = { url, prefix, region, findKeys };
  return {
    put: (name, content) => put(bucket, name, content),
    get: (name) => get(bucket, name),
    delete: (name) => remove(bucket, name),
    list: () => list(bucket),
    getMarker: () => get(bucket, markerName),
    putMarker: (content) => put(bucket, markerName, content),
  };
}
