import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiError } from '../../src/kernel/errors.js';
import { readMultipart, sniffType } from '../../src/kernel/http/body/multipart.js';
import { openUploadMemory, type UploadMemory } from '../../src/kernel/http/body/upload-memory.js';
import { createExchange } from '../../src/kernel/http/server/exchange.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

const fields = [
  { name: 'front', maxBytes: 1000, mime: ['image/png', 'image/jpeg'], required: true },
  { name: 'back', maxBytes: 50, mime: ['application/pdf'], required: false },
];
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const pdf = new TextEncoder().encode('%PDF-1.7 ...');

let server: Server;
let url: string;

/** Serves the multipart reader alone, and returns its result or its error code. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const exchange = createExchange(0, request, response);
    Promise.resolve()
      .then(() => readMultipart(fields, exchange))
      .then(
        (body) => response.end(JSON.stringify(body)),
        (error: unknown) => {
          const refusal = error instanceof ApiError ? error : undefined;
          response.shouldKeepAlive = false;
          response
            .writeHead(refusal?.status ?? 599)
            .end(JSON.stringify({ code: refusal?.code, error: String(error) }));
        },
      );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function send(form: FormData) {
  const reply = await fetch(url, { method: 'POST', body: form });
  return { status: reply.status, body: (await reply.json()) as Record<string, never> };
}

/** Returns the request that would be sent, with a known boundary. */
async function plainRequest(data: FormData) {
  const request = new Request(url, { method: 'POST', body: data });
  return { headers: request.headers, body: await request.arrayBuffer() };
}

function form(
  parts: Record<string, string | readonly [Uint8Array<ArrayBuffer>, string]>,
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(parts)) {
    if (typeof value === 'string') data.append(name, value);
    else data.append(name, new Blob([value[0]], { type: value[1] }), `${name}.bin`);
  }
  return data;
}

describe('multipart bodies', () => {
  test('detect the type of files by their bytes, whatever the sender declares', async () => {
    const { status, body } = await send(form({ front: [png, 'application/pdf'], note: 'hola' }));
    expect(status).toBe(200);
    expect(body).toMatchObject({
      note: 'hola',
      front: { contentType: 'image/png', fileName: 'front.bin', sha256: sha256(png) },
    });
  });

  test.each([
    ['image/jpeg', 'ffd8ffe0'],
    ['image/tiff', '49492a0008000000'],
    ['image/tiff', '4d4d002a00000008'],
    ['image/webp', '524946460000000057454250'],
    ['image/heic', '0000002066747970686569630000'],
    ['image/heic', '00000020667479706d6966310000'],
    ['image/avif', '00000020667479706176696600000000'],
    [undefined, '4749463839610100'],
    [undefined, ''],
  ])('detect %s by the bytes %s', (type, hex) => {
    expect(sniffType(Buffer.from(hex, 'hex'))).toBe(type);
  });

  test.each([
    [
      'HEIC',
      '0000002066747970686569630000',
      /body\.front is image\/heic; send image\/png, image\/jpeg.*\. On an iPhone choose Most Compatible/,
    ],
    [
      'AVIF',
      '00000020667479706176696600000000',
      /body\.front is image\/avif; send image\/png, image\/jpeg/,
    ],
  ])('refuse %s photographs by name, and say what to send instead', async (_, hex, message) => {
    const photograph = new Uint8Array(Buffer.from(hex, 'hex'));
    const { status, body } = await send(form({ front: [photograph, 'image/jpeg'] }));
    expect([status, body['error']]).toEqual([415, expect.stringMatching(message)]);
  });

  test.each([
    [
      'a file of another type',
      { front: [pdf, 'image/png'] as const },
      415,
      'unsupported_media_type',
    ],
    ['no required file', { note: 'x' }, 400, 'validation_failed'],
    [
      'a file over its own limit',
      {
        front: [png, ''] as const,
        back: [new Uint8Array([...pdf, ...new Uint8Array(60)]), ''] as const,
      },
      413,
      'payload_too_large',
    ],
    [
      'a file over every limit',
      { front: [new Uint8Array(5000), ''] as const },
      413,
      'payload_too_large',
    ],
    [
      'an unknown file',
      { front: [png, ''] as const, extra: [png, ''] as const },
      400,
      'unknown_field',
    ],
    [
      'a text of 70 kB',
      { front: [png, ''] as const, note: 'x'.repeat(70_000) },
      400,
      'validation_failed',
    ],
  ])('with %s are refused', async (_what, parts, status, code) => {
    const answer = await send(form(parts));
    expect([answer.status, answer.body['code']]).toEqual([status, code]);
  });

  test('name the field of a second file', async () => {
    const data = form({ front: [png, ''] });
    data.append('front', new Blob([png]), 'again.png');
    const { status, body } = await send(data);
    expect([status, body['error']]).toEqual([400, expect.stringContaining('body.front takes one')]);
  });

  test('refuse a form that is cut off', async () => {
    const { headers, body } = await plainRequest(form({ front: [png, ''] }));
    const reply = await fetch(url, { method: 'POST', headers, body: body.slice(0, -20) });
    const { error } = (await reply.json()) as { error: string };
    expect([reply.status, error]).toEqual([
      400,
      expect.stringContaining('incomplete or malformed'),
    ]);
  });

  test('accept a media type in capitals', async () => {
    const { headers, body } = await plainRequest(form({ front: [png, 'image/png'] }));
    const type = headers.get('content-type') ?? '';
    const capital = type.replace('multipart/form-data', 'Multipart/Form-Data');
    const reply = await fetch(url, { method: 'POST', headers: { 'content-type': capital }, body });
    expect([capital === type, reply.status]).toEqual([false, 200]);
  });

  test('refuse 60 fields', async () => {
    const parts = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`f${index}`, 'x']));
    expect((await send(form(parts))).status).toBe(400);
  });

  test.each([
    [
      'cut short',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="front"; filename="a"\r\n\r\nabc',
    ],
    ['without a boundary', 'multipart/form-data', 'abc'],
    ['of another type', 'application/json', '{}'],
  ])('answer 4xx to a body %s', async (_what, type, body) => {
    const reply = await fetch(url, { method: 'POST', headers: { 'content-type': type }, body });
    expect([400, 415]).toContain(reply.status);
  });
});

describe('the memory of uploads', () => {
  const large = [{ name: 'photo', maxBytes: 10_000_000, mime: ['image/png'], required: true }];
  const boundary = 'memory';
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="photo"; filename="a.png"\r\n\r\n`;
  const nineMegabytes = Buffer.concat([Buffer.from(head), png, Buffer.alloc(9_000_000)]);
  let reader: Server;
  afterAll(() => {
    reader.closeAllConnections();
    reader.close();
  });

  const megabyte = 2 ** 20;
  /** Takes megabytes until one is refused. */
  const fill = (memory: UploadMemory): number => {
    for (let taken = 0; ; taken += 1) {
      try {
        memory.take(megabyte);
      } catch (error) {
        expect(error).toMatchObject({ status: 503 });
        return taken;
      }
    }
  };
  const openFor = (name: string, count: number) =>
    Array.from({ length: count }, (_, index) => openUploadMemory(`${name} ${index}`));

  test('is limited for the process, however many callers share it', () => {
    const uploads = openFor('caller', 100);
    const taken = uploads.map(fill).reduce((sum, part) => sum + part, 0);
    expect(taken).toBeLessThanOrEqual(128);
    for (const memory of uploads) memory.release();
    const [alone] = openFor('alone', 1);
    expect(alone && fill(alone)).toBe(48);
    alone?.release();
  });

  test('is left to another caller by callers that take all they may', () => {
    const uploads = openFor('greedy', 3);
    expect(uploads.map(fill)).toEqual([48, 30, 18]);
    const honest = openUploadMemory('honest');
    honest.take(12 * megabyte);
    // The first caller holds more than its share now: it gets no more until it has given something back.
    expect(uploads.map(fill)).toEqual([0, 0, 0]);
    for (const memory of [...uploads, honest]) memory.release();
  });

  test('is limited for each caller, and released when the uploads end', async () => {
    reader = createServer((request, response) => {
      readMultipart(large, createExchange(0, request, response)).then(
        () => response.end('read'),
        (error: ApiError) => {
          response.shouldKeepAlive = false;
          response.writeHead(error.status, error.headers).end();
        },
      );
    });
    await new Promise<void>((resolve) => reader.listen(0, '127.0.0.1', resolve));
    const { port } = reader.address() as AddressInfo;
    const open = () => {
      const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` };
      const sent = request({ port, host: '127.0.0.1', method: 'POST', headers });
      sent.on('error', () => undefined);
      const answered = new Promise<IncomingMessage>((resolve) => sent.on('response', resolve));
      return { sent, answered };
    };
    // The last bytes may wait in socket buffers, so any of the six uploads may exceed the limit.
    const halfSent = Array.from({ length: 6 }, open);
    for (const { sent } of halfSent) sent.write(nineMegabytes);
    const refusal = await Promise.race(halfSent.map(({ answered }) => answered));
    expect([refusal.statusCode, refusal.headers['retry-after']]).toEqual([503, '1']);
    for (const { sent } of halfSent) sent.destroy();
    await until(async () => {
      const next = open();
      next.sent.end(Buffer.concat([nineMegabytes, Buffer.from(`\r\n--${boundary}--\r\n`)]));
      const { statusCode } = await next.answered;
      return statusCode === 200;
    });
  });
});
