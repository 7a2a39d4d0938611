import { createHash, createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import type { S3Options } from '../../src/kernel/blobs/stores/s3.js';

const region = 'eu-test-1';
const accessKeyId = 'TESTKEY';
const secretAccessKey = 'test/secret+key';
/** Of temporary credentials. Their secret is the same, to keep the store simple. */
const temporary = { id: 'TEMPORARY', token: 'a session token of/some+length==' };
const maxListed = 3;

/** Returns the signature that the request should have, according to the public specification. */
function expectedSignature(request: IncomingMessage, body: Buffer, names: readonly string[]) {
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = names.map((name) => `${name}:${String(request.headers[name]).trim()}`);
  const bodyHash = createHash('sha256').update(body).digest('hex');
  const sorted = query === '' ? '' : query.split('&').sort().join('&');
  const canonical = `${request.method}\n${path}\n${sorted}\n${headers.join('\n')}\n\n${names.join(';')}\n${bodyHash}`;
  const time = String(request.headers['x-amz-date']);
  const day = time.slice(0, 8);
  const requestHash = createHash('sha256').update(canonical).digest('hex');
  const text = `AWS4-HMAC-SHA256\n${time}\n${day}/${region}/s3/aws4_request\n${requestHash}`;
  let key: Buffer = createHmac('sha256', `AWS4${secretAccessKey}`).update(day).digest();
  for (const part of [region, 's3', 'aws4_request', text]) {
    key = createHmac('sha256', key).update(part).digest();
  }
  return key.toString('hex');
}

/** Returns the code with which a store refuses a request, or undefined for a correct one. */
function refusal(request: IncomingMessage, body: Buffer): string | undefined {
  const form = /^AWS4-HMAC-SHA256 Credential=([^/]+)\/.*, SignedHeaders=(.*), Signature=(.*)$/;
  const [, id, signed = '', signature] = form.exec(request.headers.authorization ?? '') ?? [];
  if (id !== accessKeyId && id !== temporary.id) return 'InvalidAccessKeyId';
  const token = request.headers['x-amz-security-token'];
  if (token !== (id === temporary.id ? temporary.token : undefined)) return 'InvalidToken';
  const names = signed.split(';');
  if (!names.includes('host') || !names.includes('x-amz-date')) return 'AccessDenied';
  const hash = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== hash) return 'XAmzContentSHA256Mismatch';
  const isSame = signature === expectedSignature(request, body, names);
  return isSame ? undefined : 'SignatureDoesNotMatch';
}

interface S3Object {
  readonly content: Buffer;
  readonly at: Date;
}

function listing(objects: ReadonlyMap<string, S3Object>, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const all = [...objects.keys()].sort().filter((name) => name.startsWith(prefix));
  const names = all.filter((name) => name > after);
  const page = names.slice(0, maxListed);
  const entries = page.map((name) => {
    const key = name.replaceAll('&', '&amp;');
    const at = objects.get(name)?.at.toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${at}</LastModified><Size>1</Size></Contents>`;
  });
  const token = page.at(-1)?.replaceAll('&', '&amp;');
  const next =
    names.length > maxListed ? `<NextContinuationToken>${token}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?>\n<ListBucketResult>${next}${entries.join('')}</ListBucketResult>`;
}

export interface TestS3 {
  readonly options: S3Options;
  readonly objects: Map<string, S3Object>;
  /** The number of the next requests that are answered 503. */
  failures: number;
  close(): Promise<void>;
}

/** Starts an S3 store with one bucket. It refuses requests without a correct S3 signature. */
export async function startS3(host = '127.0.0.1'): Promise<TestS3> {
  const objects = new Map<string, S3Object>();
  const state = { failures: 0 };
  const fail = (response: ServerResponse, status: number, code: string) =>
    response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`);

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const url = new URL(request.url ?? '', 'http://s3');
    const name = decodeURIComponent(url.pathname.slice('/papers/'.length));
    if (!/^\/papers(\/|$)/.test(url.pathname)) return void fail(response, 404, 'NoSuchBucket');
    if (url.searchParams.get('list-type') === '2') {
      return void response.writeHead(200).end(listing(objects, url.searchParams));
    }
    if (request.method === 'PUT') {
      objects.set(name, { content: body, at: new Date() });
      return void response.writeHead(200).end();
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      return void response.writeHead(204).end();
    }
    const found = objects.get(name);
    if (found === undefined) return void fail(response, 404, 'NoSuchKey');
    response.writeHead(200).end(found.content);
  }

  const server = createServer((request, response) => {
    buffer(request).then(
      (body) => {
        const code = refusal(request, body);
        if (state.failures > 0) {
          state.failures -= 1;
          fail(response, 503, 'SlowDown');
        } else if (code !== undefined) fail(response, 403, code);
        else answer(request, body, response);
      },
      () => response.destroy(),
    );
  });
  await once(server.listen(0, host), 'listening');
  const endpoint = `http://${host}:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, {
    options: {
      endpoint,
      bucket: 'papers',
      region,
      credentials: { accessKeyId, secretAccessKey },
    },
    objects,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}

/** Returns the reply of an agent that serves temporary credentials for the bucket. */
export const temporaryCredentials = (expiresAt: Date) => ({
  AccessKeyId: temporary.id,
  SecretAccessKey: secretAccessKey,
  Token: temporary.token,
  Expiration: expiresAt.toISOString(),
});
