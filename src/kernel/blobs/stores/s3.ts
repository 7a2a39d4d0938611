import { setTimeout as sleep } from 'node:timers/promises';
import { canonicalQuery, type S3Credentials, signedHeaders } from './s3-signature.js';
import { type BlobStore, markerName, type StoredObject } from './store.js';

export interface S3Options extends S3Credentials {
  /** `https://s3.eu-central-1.amazonaws.com`, or that of any server that speaks the same */
  readonly endpoint: string;
  readonly bucket: string;
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
const timeoutMs = 30_000;
const tries = 3;
const firstPauseMs = 100;

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&apos;': "'",
  '&amp;': '&',
};

/** Returns the text of the first element of that name. The elements read here have no attributes and no children. */
function element(xml: string, name: string): string | undefined {
  const tag = `<${name}>`;
  const start = xml.indexOf(tag);
  if (start < 0) return undefined;
  const text = xml.slice(start + tag.length, xml.indexOf('<', start + tag.length));
  return text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => entities[entity] ?? entity);
}

function objectsOf(xml: string): StoredObject[] {
  return xml
    .split('<Contents>')
    .slice(1)
    .map((content) => ({
      name: element(content, 'Key') ?? '',
      modifiedAt: new Date(element(content, 'LastModified') ?? 0),
    }));
}

interface Reply {
  readonly status: number;
  readonly body: Buffer;
}

/** One bucket of an S3-compatible store, addressed by path; objects are as small as uploads are. */
export function s3Store(options: S3Options): BlobStore {
  const base = `${options.endpoint.replace(/(?<!\/)\/+$/, '')}/${options.bucket}`;

  async function ask(method: string, url: URL, body: Buffer): Promise<Reply> {
    const response = await fetch(url, {
      method,
      // Signed anew for each try: a signature grows old.
      headers: signedHeaders({ method, url, body }, options, new Date()),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
    });
    return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
  }

  /** All four requests have the effect of one when they are sent twice. */
  async function send(method: string, url: URL, body: Buffer = empty): Promise<Reply> {
    for (let turn = 1; ; turn += 1) {
      const reply = await ask(method, url, body).catch((error: unknown) => {
        if (turn === tries) throw error;
        return undefined;
      });
      const isOver = reply !== undefined && reply.status < 500 && reply.status !== 429;
      if (reply !== undefined && (isOver || turn === tries)) return reply;
      await sleep(firstPauseMs * 2 ** turn * Math.random());
    }
  }

  function fail(method: string, { status, body }: Reply): never {
    throw new S3Error(method, status, element(body.toString(), 'Code') ?? 'unknown');
  }

  const isMissing = ({ status, body }: Reply): boolean =>
    status === 404 && element(body.toString(), 'Code') === 'NoSuchKey';

  const at = (name: string): URL => new URL(`${base}/${name}`);

  async function* list(): AsyncGenerator<StoredObject> {
    for (let token: string | undefined; ; ) {
      const url = new URL(base);
      url.searchParams.set('list-type', '2');
      if (token !== undefined) url.searchParams.set('continuation-token', token);
      url.search = canonicalQuery(url);
      const reply = await send('GET', url);
      if (reply.status !== 200) fail('GET', reply);
      const xml = reply.body.toString();
      yield* objectsOf(xml).filter(({ name }) => name !== markerName);
      token = element(xml, 'NextContinuationToken');
      if (token === undefined) return;
    }
  }

  async function put(name: string, content: Buffer): Promise<void> {
    const reply = await send('PUT', at(name), content);
    if (reply.status !== 200) fail('PUT', reply);
  }

  async function get(name: string): Promise<Buffer | undefined> {
    const reply = await send('GET', at(name));
    if (isMissing(reply)) return undefined;
    return reply.status === 200 ? reply.body : fail('GET', reply);
  }

  return {
    put,
    get,
    async delete(name) {
      const reply = await send('DELETE', at(name));
      if (reply.status !== 204 && reply.status !== 200 && !isMissing(reply)) fail('DELETE', reply);
    },
    list,
    getMarker: () => get(markerName),
    putMarker: (content) => put(markerName, content),
  };
}
