import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { type RunningServer, startServer } from '../../src/kernel/http/server/server.js';
import { afterEach, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

const large = Buffer.alloc(32 * 2 ** 20);
let server: RunningServer;
let release: () => void;
afterEach(() => server.close(0, 0));

/**
 * Starts a server that holds `/held`, `/begun` and writes until they are released, and answers all other requests at
 * once. It sends the headers of `/begun` before. `/large` is larger than the buffers of the operating system.
 */
async function start(replyMs?: number): Promise<void> {
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server = await startServer(
    (request, response) => {
      const answer = () => response.end(request.url === '/large' ? large : 'ok');
      if (request.url === '/begun') response.flushHeaders();
      const isHeld = request.url === '/held' || request.url === '/begun';
      if (isHeld || request.method === 'POST') void held.then(answer);
      else answer();
    },
    '127.0.0.1',
    0,
    replyMs,
  );
  // Node would end a refused connection by these, once and much later.
  server.server.headersTimeout = 0;
  server.server.requestTimeout = 0;
}

const countConnections = (): Promise<number> =>
  new Promise((resolve, reject) => {
    server.server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });

/** A client that never closes its half of the connection. */
async function openHalf(): Promise<Socket> {
  const socket = connect({ port: server.port, host: '127.0.0.1', allowHalfOpen: true });
  await once(socket, 'connect');
  socket.on('error', () => undefined);
  return socket;
}

async function ask(agent: Agent, path: string): Promise<IncomingMessage> {
  const request = get({ agent, port: server.port, host: '127.0.0.1', path });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
}

describe('a refused connection', () => {
  test('is destroyed although the client leaves its half open', async () => {
    await start();
    const socket = await openHalf();
    const answer = once(socket, 'data');
    socket.write('HELLO\r\n\r\n');
    expect(String(await answer)).toMatch(/^HTTP\/1.1 400 /);
    await until(async () => (await countConnections()) === 0);
    socket.destroy();
  });

  test.each([
    ['/v1/keys', { ok: false, error: { code: 'invalid_request', retryable: true } }],
    ['/api/products', { ok: false, code: 'validation_failed' }],
  ])(
    'of a body that does not arrive in time answers 408 in the envelope of %s, and is destroyed',
    async (path, body) => {
      await start();
      const socket = await openHalf();
      const answer = once(socket, 'data');
      socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{`);
      const [request] = (await once(server.server, 'request')) as [IncomingMessage];
      // The error that Node reports after the timeout, which is too long for a test.
      const late = Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
      server.server.emit('clientError', late, request.socket);
      const [head = '', text = ''] = String(await answer).split('\r\n\r\n');
      expect(head).toMatch(/^HTTP\/1.1 408 /);
      expect(head).toMatch(/X-Content-Type-Options: nosniff[\s\S]*X-Request-Id: \S+/);
      expect(JSON.parse(text)).toMatchObject(body);
      await until(async () => (await countConnections()) === 0);
      socket.destroy();
    },
  );

  test('does not delay a stop', async () => {
    await start();
    const socket = await openHalf();
    const answer = once(socket, 'data');
    socket.write('HELLO\r\n\r\n');
    await answer;
    // A grace of a minute would fail the test by its timeout.
    await server.close(60_000);
    socket.destroy();
  });
});

describe('a stop of the server', () => {
  test('answers the requests in flight with Connection: close', async () => {
    await start();
    const agent = new Agent({ keepAlive: true });
    const reply = ask(agent, '/held');
    await until(async () => (await countConnections()) === 1);
    const stopped = server.close(10_000);
    release();
    expect((await reply).headers.connection).toBe('close');
    await stopped;
    agent.destroy();
  });

  test('ends the connection of a reply whose headers were sent before', async () => {
    await start();
    // Node would end the idle connection by this, much later.
    server.server.keepAliveTimeout = 0;
    const agent = new Agent({ keepAlive: true });
    const request = get({ agent, port: server.port, host: '127.0.0.1', path: '/begun' });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    // A grace of ten minutes would fail the test by its timeout.
    const stopped = server.close(600_000, 0);
    release();
    response.resume();
    await once(response, 'end');
    await stopped;
    agent.destroy();
  });

  test('resets no request of clients with persistent connections', async () => {
    await start();
    const agents = Array.from({ length: 8 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
    /** Repeats a request until it fails, and returns the error. */
    const askUntilRefused = async (agent: Agent): Promise<string | undefined> => {
      try {
        for (;;) await ask(agent, '/');
      } catch (error) {
        return (error as NodeJS.ErrnoException).code;
      }
    };
    const load = agents.map(askUntilRefused);
    await until(async () => (await countConnections()) === 8);
    await server.close(10_000);
    // Each client is told to close its connection, and cannot open another.
    expect(await Promise.all(load)).toEqual(Array(8).fill('ECONNREFUSED'));
    for (const agent of agents) agent.destroy();
  });
});

describe('a client that does not read its reply', () => {
  const send = (socket: Socket, path: string) =>
    socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`);

  test('is disconnected, also when it reads a little now and then', async () => {
    await start(50);
    const [idle, slow] = [await openHalf(), await openHalf()];
    for (const socket of [idle, slow]) send(socket, '/large');
    const trickle = setInterval(() => slow.read(100), 10);
    try {
      await until(async () => (await countConnections()) === 0);
    } finally {
      clearInterval(trickle);
      for (const socket of [idle, slow]) socket.destroy();
    }
  });

  test('is told from one that waits for its reply, and from one that has read it', async () => {
    await start(50);
    const [waiting, idle] = [await openHalf(), await openHalf()];
    send(waiting, '/held');
    send(idle, '/');
    await once(idle, 'data');
    const slow = await openHalf();
    send(slow, '/large');
    await until(async () => (await countConnections()) === 2);
    release();
    await once(waiting, 'data');
    send(idle, '/');
    await once(idle, 'data');
    for (const socket of [waiting, idle, slow]) socket.destroy();
  });
});
