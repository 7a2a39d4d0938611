import {
  binary,
  type FileInput,
  type FileReply,
  multipart,
  type UploadFile,
} from '../../sdk/core/files.js';
import { bindGroups } from '../../sdk/core/groups.js';
import type { CallOptions, Core, KeyedOptions } from '../../sdk/core/options.js';
import type { ApiPromise } from '../../sdk/core/transport/request.js';
import { systemClock } from '../../sdk/core/transport/runtime.js';
import {
  SvcErp,
  SvcErpConnectionError,
  SvcErpError,
  type SvcErpOptions,
  SvcErpTimeoutError,
} from '../../sdk/erp/index.js';
import { afterEach, describe, expect, test } from '../support/jest.js';
import {
  type Answer,
  fail,
  type ReceivedRequest,
  reply,
  serve,
  type TestServer,
  testClock,
} from './support.js';

const servers: TestServer[] = [];
async function start(answer: Answer, options: Partial<SvcErpOptions> = {}) {
  const server = await serve(answer);
  servers.push(server);
  const clock = testClock(3_600_000);
  const shared = { baseUrl: server.baseUrl, clock, timeout: 3_600_000, ...options };
  return { server, shared, erp: new SvcErp(shared) };
}

const errors = {
  timeout: SvcErpTimeoutError,
  connection_failed: SvcErpConnectionError,
  other: SvcErpError,
};

interface Sheets {
  upload(
    id: number,
    body: { sheet: UploadFile; pages?: readonly UploadFile[]; title?: string; tags?: object },
    options?: KeyedOptions,
  ): ApiPromise<unknown>;
  download(id: number, query?: { lang?: string }, options?: CallOptions): ApiPromise<FileReply>;
}

const sheetsOf = (options: SvcErpOptions): Sheets => {
  const core: Core = {
    options,
    clock: options.clock ?? systemClock,
    errors,
    shouldRetry: (error) => error.statusCode === 0,
    credentials: { headers: () => ({}) },
  };
  const rows = {
    upload: [' post bk', multipart],
    download: [' get q', binary],
  } as const;
  const groups = bindGroups(core, { sheets: ['/api/products/{id}/sheet', rows] });
  return (groups as { readonly sheets: Sheets }).sheets;
};

/** Parses a form with the parser of the platform, as other servers do. */
const formOf = ({ headers, body }: ReceivedRequest): Promise<FormData> =>
  new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  }).formData();

const ok = { ok: true, data: { id: 1, name: 'Bolt' }, message: 'here' };

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('a request', () => {
  test('puts path, body, query and headers where the contract declares them', async () => {
    const { server, erp } = await start((_, response) => reply(response, 200, ok), {
      headers: { 'Accept-Language': 'es', 'X-Shop': '4' },
      requestId: () => 'req-1',
    });
    const body = { code: 'A-1', name: 'Bolt', price: 1.5 };
    await erp.products.update(7, body, { ifMatch: 3, headers: { 'accept-language': 'en' } });
    await erp.products.update(7, body, { ifMatch: '"3"', headers: { 'x-shop': undefined } });
    const [first, second] = server.requests;
    expect(first).toMatchObject({ method: 'PUT', url: '/api/products/7' });
    expect(JSON.parse(String(first?.body))).toEqual(body);
    expect(first?.headers).toMatchObject({
      'accept-language': 'en',
      'content-type': 'application/json',
      'if-match': '"3"',
      'x-request-id': 'req-1',
      'x-shop': '4',
    });
    expect(second?.headers['if-match']).toBe('"3"');
    expect(first?.headers['idempotency-key']).toBeUndefined();
  });

  test('without a body has no content type', async () => {
    const { server, erp } = await start((_, response) => reply(response, 200, ok));
    await erp.auth.logout();
    expect(server.requests[0]?.headers['content-type']).toBeUndefined();
    expect(server.requests[0]?.body).toHaveLength(0);
  });

  test('accepts a base URL with a path and a trailing slash', async () => {
    const { server, shared } = await start((_, response) => reply(response, 200, ok));
    const erp = new SvcErp({ ...shared, baseUrl: `${server.baseUrl}/erp//` });
    await erp.products.get(1);
    expect(server.requests[0]?.url).toBe('/erp/api/products/1');
  });

  test.each(['', '.', '..', undefined])('is refused without sending for the id %j', async (id) => {
    const { server, erp } = await start((_, response) => reply(response, 200, ok));
    const call = erp.products.get(id as unknown as number);
    await expect(call).rejects.toBeInstanceOf(SvcErpError);
    await expect(call).rejects.toMatchObject({ code: 'invalid_arguments', statusCode: 0 });
    expect(server.requests).toHaveLength(0);
  });

  test('is refused without sending for a body that cannot be serialized', async () => {
    const { server, erp } = await start((_, response) => reply(response, 200, ok));
    const call = erp.products.create({ code: 'A', name: 'Bolt', price: 1n as unknown as number });
    await expect(call).rejects.toMatchObject({ code: 'invalid_arguments', statusCode: 0 });
    expect(server.requests).toHaveLength(0);
  });

  test('encodes an id in its own path segment', async () => {
    const { server, erp } = await start((_, response) => reply(response, 200, ok));
    await erp.products.get('../auth?x=1#y' as unknown as number);
    expect(server.requests[0]?.url).toBe('/api/products/..%2Fauth%3Fx%3D1%23y');
  });

  test('sends the API key to no other host', async () => {
    const other = await start((_, response) => reply(response, 200, ok));
    const { erp } = await start(
      (_, response) => {
        response.writeHead(307, { location: `${other.server.baseUrl}/api/products/1` });
        response.end();
      },
      { apiKey: 'nk_live_1', maxRetries: 0 },
    );
    await expect(erp.products.get(1)).rejects.toBeInstanceOf(SvcErpConnectionError);
    expect(other.server.requests).toHaveLength(0);
  });
});

describe('a reply', () => {
  test('returns the envelope unchanged', async () => {
    const { erp } = await start((_, response) => reply(response, 200, ok));
    expect(await erp.products.get(1)).toEqual(ok);
  });

  test('includes status, headers and request id with withResponse', async () => {
    const { erp } = await start((_, response) =>
      reply(response, 200, ok, { etag: '"4"', 'x-request-id': 'abc' }),
    );
    const { data, response, requestId } = await erp.products.get(1).withResponse();
    expect(data).toEqual(ok);
    expect(response.status).toBe(200);
    expect(response.headers.get('etag')).toBe('"4"');
    expect(requestId).toBe('abc');
  });

  test('that failed rejects once, without an unhandled rejection', async () => {
    const { erp } = await start((_, response) => fail(response, 404, 'not_found'));
    const unhandled: unknown[] = [];
    const record = (reason: unknown) => unhandled.push(reason);
    process.on('unhandledRejection', record);
    await expect(erp.products.get(1).withResponse()).rejects.toMatchObject({ code: 'not_found' });
    await new Promise(setImmediate);
    process.off('unhandledRejection', record);
    expect(unhandled).toEqual([]);
  });

  test('can be awaited several times', async () => {
    const { server, erp } = await start((_, response) => reply(response, 200, ok));
    const call = erp.products.get(1);
    expect(await Promise.all([call, call, call.withResponse()])).toHaveLength(3);
    expect(server.requests).toHaveLength(1);
  });

  test('may be empty with status 204', async () => {
    const { erp } = await start((_, response) => {
      response.writeHead(204);
      response.end();
    });
    expect(await erp.auth.logout()).toBeUndefined();
  });

  test('that is empty with another status is an error, and never undefined', async () => {
    const { erp } = await start((_, response) => response.end());
    await expect(erp.products.get(1)).rejects.toMatchObject({
      code: 'unexpected_reply',
      statusCode: 200,
      message: 'GET /api/products/{id} answered 200 without a body',
    });
  });
});

describe('a custom fetch', () => {
  test('replaces the global one, and is not called as a method', async () => {
    const asked: unknown[] = [];
    const erp = new SvcErp({
      baseUrl: 'https://erp.example.com',
      async fetch(this: unknown, url, init) {
        asked.push([this, url, init.method]);
        return Response.json(ok);
      },
    });
    expect(await erp.products.get(1)).toEqual(ok);
    expect(asked).toEqual([[undefined, 'https://erp.example.com/api/products/1', 'GET']]);
  });
});

describe('an upload', () => {
  const sheet: FileInput = {
    data: new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255]),
    filename: 'día "1"\r\n.pdf',
    contentType: 'application/pdf',
  };

  test('is repeated with the same bytes when the connection breaks', async () => {
    const { server, shared } = await start((_, response, nth) =>
      nth === 1 ? response.destroy() : reply(response, 201, ok),
    );
    await sheetsOf(shared).upload(1, { sheet, title: 'Sheet' });
    const [first, second] = server.requests;
    expect(server.requests).toHaveLength(2);
    expect(second?.body.equals(first?.body ?? Buffer.alloc(0))).toBe(true);
    expect(second?.headers['content-type']).toBe(first?.headers['content-type']);
    expect(second?.headers['idempotency-key']).toBe(first?.headers['idempotency-key']);
  });

  test('reads a stream once, and sends the same bytes with every attempt', async () => {
    const { server, shared } = await start((_, response, nth) =>
      nth === 1 ? response.destroy() : reply(response, 201, ok),
    );
    const inParts = async function* () {
      yield new Uint8Array([1, 2]);
      yield new Uint8Array([3]);
    };
    const pages = [
      { data: new Blob(['web']).stream(), filename: 'a.bin' },
      { data: inParts(), filename: 'b.bin' },
    ];
    await sheetsOf(shared).upload(1, { sheet, pages });
    expect(server.requests).toHaveLength(2);
    const form = await formOf(server.requests[1] as ReceivedRequest);
    const [web, iterable] = form.getAll('pages') as File[];
    expect(await web?.text()).toBe('web');
    expect([...new Uint8Array((await iterable?.arrayBuffer()) ?? [])]).toEqual([1, 2, 3]);
  });

  test('takes the File of a form as it is', async () => {
    const { server, shared } = await start((_, response) => reply(response, 201, ok));
    const chosen = new File(['%PDF'], 'ñ.pdf', { type: 'application/pdf' });
    await sheetsOf(shared).upload(1, { sheet: chosen, pages: [new File(['x'], 'x')] });
    const form = await formOf(server.requests[0] as ReceivedRequest);
    const [file, page] = [form.get('sheet') as File, form.get('pages') as File];
    expect([file.name, file.type, await file.text()]).toEqual(['ñ.pdf', 'application/pdf', '%PDF']);
    expect([page.name, page.type]).toEqual(['x', 'application/octet-stream']);
  });

  test('arrives unchanged: bytes, buffers, blobs, texts and objects', async () => {
    const { server, shared } = await start((_, response) => reply(response, 201, ok));
    const pages = [
      { data: new Uint8Array([1, 2]).buffer, filename: 'a.bin' },
      { data: new Blob(['three']), filename: 'b.txt', contentType: 'text/plain\r\nX-Bad: 1' },
    ];
    await sheetsOf(shared).upload(1, { sheet, pages, title: 'Größe', tags: { a: [1] } });
    const form = await formOf(server.requests[0] as ReceivedRequest);
    const file = form.get('sheet') as File;
    expect(new Uint8Array(await file.arrayBuffer())).toEqual(sheet.data);
    expect([file.type, file.name]).toEqual(['application/pdf', 'día "1"\r\n.pdf']);
    const others = form.getAll('pages') as File[];
    expect(others.map(({ name, type, size }) => [name, type, size])).toEqual([
      ['a.bin', 'application/octet-stream', 2],
      ['b.txt', 'text/plainx-bad: 1', 5],
    ]);
    expect([form.get('title'), form.get('tags')]).toEqual(['Größe', '{"a":[1]}']);
  });
});

describe('a download', () => {
  const pdf = new Uint8Array([0x25, 0x50, 0x44, 0x46, 0, 255, 128]);

  test.each([
    ['attachment; filename="F-1.pdf"', 'F-1.pdf'],
    ['attachment; filename=F-1.pdf', 'F-1.pdf'],
    [`attachment; filename="x.pdf"; filename*=UTF-8''d%C3%ADa.pdf`, 'día.pdf'],
    [`attachment; filename*=UTF-8''%ff`, undefined],
    ['inline', undefined],
  ])('returns the bytes and the file name of %j', async (disposition, fileName) => {
    const { server, shared } = await start((_, response) => {
      const headers = { 'content-type': 'application/pdf', 'content-disposition': disposition };
      response.writeHead(200, headers);
      response.end(pdf);
    });
    const file = await sheetsOf(shared).download(1, { lang: 'es' });
    expect(file).toEqual({ content: pdf, contentType: 'application/pdf', fileName });
    expect(server.requests[0]?.url).toBe('/api/products/1/sheet?lang=es');
  });

  test('that is refused throws the usual error', async () => {
    const { shared } = await start((_, response) => fail(response, 404, 'not_found'));
    await expect(sheetsOf(shared).download(1)).rejects.toMatchObject({ code: 'not_found' });
  });
});
