import { connect } from 'node:net';
import { SvcKyc, SvcKycError } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

let app: TestApp;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  key = await app.kycKey({ scopes: ['sessions:read'] });
});
afterAll(() => app.close());

const photo = (bytes: number) => {
  const data = new Uint8Array(bytes).fill(7);
  data.set([0xff, 0xd8, 0xff, 0xe0]);
  return data;
};

/** Sends a form by plain fetch, without repetitions. */
async function upload(
  path: string,
  headers: Record<string, string>,
  bytes: number,
  method = 'POST',
) {
  const form = new FormData();
  form.set('image', new Blob([photo(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const reply = await fetch(`${app.baseUrl}${path}`, { method, headers, body: form });
  await reply.arrayBuffer();
  return reply.status;
}

describe('a refusal before the body of a request has arrived', () => {
  test.each([2_000, 200_000, 3_000_000])('reaches a caller who sends %i bytes', async (bytes) => {
    for (let time = 0; time < 3; time += 1) {
      expect(await upload('/v1/biometrics/liveness', {}, bytes)).toBe(401);
      expect(await upload('/v1/biometrics/liveness', { 'x-api-key': key }, bytes)).toBe(403);
      expect(await upload('/api/nothing', {}, bytes)).toBe(404);
      expect(await upload('/v1/biometrics/liveness', {}, bytes, 'PUT')).toBe(405);
    }
  });

  test('reaches our client as one 401, which it does not repeat', async () => {
    let sent = 0;
    const kyc = new SvcKyc({
      baseUrl: app.baseUrl,
      apiKey: 'kyc_live_wrong',
      fetch: (...args) => {
        sent += 1;
        return fetch(...args);
      },
    });
    const image = { data: photo(3_000_000), filename: 'photo.jpg' };
    const error = await kyc.biometrics.liveness({ image }).catch((cause: unknown) => cause);
    expect(error).toBeInstanceOf(SvcKycError);
    expect(error).toMatchObject({ statusCode: 401 });
    expect(sent).toBe(1);
  });

  test('leaves the connection open for the next request once the body was read', async () => {
    const socket = connect({ port: Number(new URL(app.baseUrl).port), host: '127.0.0.1' });
    const replies: string[] = [];
    socket.setEncoding('latin1').on('data', (text: string) => replies.push(text));
    const body = 'x'.repeat(100_000);
    const head = (path: string) =>
      `POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`;
    socket.write(head('/v1/biometrics/liveness') + body.slice(0, 10));
    await until(() => replies.join('').includes(' 401 '));
    socket.write(body.slice(10) + head('/api/products') + body);
    await until(() => replies.join('').split(' 401 ').length === 3);
    socket.destroy();
  });

  test('closes the connection of a body without end', async () => {
    const socket = connect({ port: Number(new URL(app.baseUrl).port), host: '127.0.0.1' });
    const closed = new Promise((resolve) => socket.once('close', resolve));
    socket.on('error', () => undefined).resume();
    socket.write('POST /api/products HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n');
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
    let sent = 0;
    const more = () => {
      while (!socket.destroyed && socket.write(chunk)) sent += 0x10000;
    };
    socket.on('drain', more);
    more();
    await closed;
    expect(sent).toBeLessThan(64 * 2 ** 20);
  });
});
