import { connect } from 'node:net';
import { refuseUnready } from '../../src/kernel/http/server/bad-http.js';
import { startServer } from '../../src/kernel/http/server/server.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { allOutput, startChild } from '../support/child.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

type RunningServer = Awaited<ReturnType<typeof startServer>>;

let app: TestApp;
/** A server over its limits. */
let limited: TestApp;
/** A server that does not accept requests yet. */
let starting: RunningServer;
let key: string;
beforeAll(async () => {
  app = await startTestApp();
  const rateLimits = { general: 0, sessions: 0 };
  limited = await startTestApp({ sharing: app, config: { areRateLimitsOn: true, rateLimits } });
  starting = await startServer(refuseUnready, '127.0.0.1', 0);
  key = await app.kycKey({ scopes: ['sessions:write'] });
});
afterAll(async () => {
  await starting.close(1000, 0);
  await limited.close();
  await app.close();
});

describe('a refusal before the body of a request has arrived', () => {
  test('reaches callers, also our client, which does not repeat it', async () => {
    const unreadyUrl = `http://127.0.0.1:${starting.port}`;
    const uploader = startChild('./uploader.ts', app.baseUrl, key, limited.baseUrl, unreadyUrl);
    const { statuses, clients } = JSON.parse(await allOutput(uploader));
    const all = [401, 403, 404, 405, 413, 415, 429, 429, 503];
    expect(statuses).toEqual(Array.from({ length: 9 }, () => all));
    expect(clients).toEqual([401, 401, 429, 503].map((status) => ({ status, requests: 1 })));
  });

  // Many proxies send it. Node.js itself reads the rest only where the connection stays open.
  test.each([401, 429, 503])(
    'with Connection: close waits for the rest of the body: %i',
    async (status) => {
      const ports = { 401: app.baseUrl, 429: limited.baseUrl, 503: `http://x:${starting.port}` };
      const port = Number(new URL(ports[status as 401]).port);
      const socket = connect({ port, host: '127.0.0.1' });
      let reply = '';
      socket.setEncoding('latin1').on('data', (text: string) => {
        reply += text;
      });
      const errors: string[] = [];
      socket.on('error', (error) => errors.push(String(error)));
      const closed = new Promise((resolve) => socket.once('close', resolve));
      const body = 'x'.repeat(8_000_000);
      socket.write(
        `POST /api/products HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
      );
      await until(() => reply.includes(` ${status} `));
      socket.write(body.slice(10));
      await closed;
      expect([errors, socket.bytesWritten > body.length]).toEqual([[], true]);
    },
  );

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
