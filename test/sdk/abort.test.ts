import { SvcErp, SvcErpError, SvcErpTimeoutError } from '../../sdk/erp/index.js';
import { afterEach, describe, expect, test } from '../support/jest.js';
import { type Answer, fail, gate, reply, serve, type TestServer, testClock } from './support.js';

const servers: TestServer[] = [];

async function start(answer: Answer) {
  const server = await serve(answer);
  servers.push(server);
  const clock = testClock();
  const options = { baseUrl: server.baseUrl, clock, random: () => 1, timeout: 5000 };
  return { server, clock, options, erp: new SvcErp(options) };
}

afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});

describe('abort', () => {
  test('before the call prevents the request', async () => {
    const { server, erp, clock } = await start((_, response) => reply(response, 200, {}));
    const signal = AbortSignal.abort(new Error('changed my mind'));
    const cause = signal.reason as Error;
    const error = await erp.products.get(1, { signal }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SvcErpError);
    expect(error).toMatchObject({
      statusCode: 0,
      code: 'aborted',
      cause,
      message: 'GET /api/products/{id} was aborted: Error: changed my mind',
    });
    expect(server.requests).toHaveLength(0);
    expect(clock.pending.size).toBe(0);
  });

  test('while the server works closes the connection', async () => {
    const arrived = gate();
    const closed = gate();
    const { erp, clock } = await start((_, response) => {
      response.on('close', closed.open);
      arrived.open();
    });
    const controller = new AbortController();
    const call = erp.products.get(1, { signal: controller.signal });
    await arrived.opened;
    controller.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    await closed.opened;
    expect(clock.pending.size).toBe(0);
  });

  test('during the wait for a retry prevents the retry', async () => {
    const { server, erp, clock } = await start((_, response) => fail(response, 503, 'x'));
    const controller = new AbortController();
    const call = erp.products.get(1, { signal: controller.signal });
    call.catch(() => {});
    await clock.pendingTimer(500);
    controller.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
    expect(server.requests).toHaveLength(1);
    expect(clock.pending.size).toBe(0);
  });

  test('during the body ends the call', async () => {
    const { options } = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"ok":');
    });
    const controller = new AbortController();
    const seen = gate();
    const fetching: typeof fetch = async (url, init) => {
      const response = await fetch(url, init);
      seen.open();
      return response;
    };
    const client = new SvcErp({ ...options, fetch: fetching });
    const call = client.products.get(1, { signal: controller.signal });
    call.catch(() => {});
    await seen.opened;
    controller.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
  });

  test('ends the call although fetch ignores its signal', async () => {
    const { options } = await start(() => {});
    const asked = gate();
    const ignoringSignal = () => {
      asked.open();
      return new Promise<Response>(() => {});
    };
    const controller = new AbortController();
    const call = new SvcErp({ ...options, fetch: ignoringSignal }).products.get(1, {
      signal: controller.signal,
    });
    call.catch(() => {});
    await asked.opened;
    controller.abort(new Error('enough'));
    await expect(call).rejects.toThrow('enough');
  });

  test('removes its listener from the signal after the call', async () => {
    const { erp } = await start((_, response) => reply(response, 200, { ok: true }));
    const listeners = new Set<unknown>();
    const signal = {
      aborted: false,
      addEventListener: (_: 'abort', listener: () => void) => listeners.add(listener),
      removeEventListener: (_: 'abort', listener: () => void) => listeners.delete(listener),
    };
    await erp.products.get(1, { signal });
    expect(listeners.size).toBe(0);
  });
});

describe('timeout', () => {
  test('of an attempt leads to a retry', async () => {
    const arrived = gate();
    const { server, erp, clock } = await start((_, response, nth) => {
      arrived.open();
      if (nth > 1) reply(response, 200, { ok: true, data: { id: 1 } });
    });
    const call = erp.products.get(1);
    await arrived.opened;
    await clock.elapse(5000);
    await clock.elapse(500);
    expect((await call).data.id).toBe(1);
    expect(server.requests).toHaveLength(2);
  });

  test('of an attempt can be set for one call, and ends it without retries', async () => {
    const { erp, clock } = await start(() => {});
    const call = erp.products.get(1, { timeout: 900, maxRetries: 0 });
    call.catch(() => {});
    await clock.elapse(900);
    const error = await call.catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SvcErpTimeoutError);
    expect(error).toBeInstanceOf(SvcErpError);
    expect(error).toMatchObject({
      statusCode: 0,
      code: 'timeout',
      message: 'GET /api/products/{id} took longer than 900 ms',
    });
    expect(clock.pending.size).toBe(0);
  });

  test('of the whole call ends it despite remaining attempts', async () => {
    const { server, options, clock } = await start(() => {});
    const erp = new SvcErp({ ...options, totalTimeout: 60_000 });
    const call = erp.products.get(1);
    call.catch(() => {});
    await clock.elapse(60_000);
    await expect(call).rejects.toMatchObject({
      code: 'timeout',
      message: 'GET /api/products/{id} would take longer than totalTimeout, 60000 ms',
    });
    expect(server.requests.length).toBeLessThanOrEqual(1);
    expect(clock.pending.size).toBe(0);
  });

  test('of the whole call reports the last error instead of a wait that exceeds it', async () => {
    const { server, options } = await start((_, response) =>
      fail(response, 503, 'service_unavailable', { 'retry-after': '10' }),
    );
    const erp = new SvcErp({ ...options, totalTimeout: 9000 });
    const error = await erp.products.get(1).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(SvcErpTimeoutError);
    expect(error).toMatchObject({
      message: 'GET /api/products/{id} would take longer than totalTimeout, 9000 ms',
      retryAfter: 10,
      cause: { statusCode: 503, code: 'service_unavailable' },
    });
    expect(server.requests).toHaveLength(1);
  });

  test('during the body ends the call', async () => {
    const headersSent = gate();
    const { erp, clock } = await start((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write('{"ok":', headersSent.open);
    });
    const call = erp.products.get(1, { maxRetries: 0 });
    call.catch(() => {});
    await headersSent.opened;
    await clock.elapse(5000);
    await expect(call).rejects.toBeInstanceOf(SvcErpTimeoutError);
  });
});
