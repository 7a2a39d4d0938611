import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SvcErp } from '../../sdk/erp/index.js';
import { createEmptyDatabase, onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import {
  buildServer,
  environment,
  freePort,
  killAll,
  makeFolder,
  runScript,
  type Server,
  startServer,
} from './support.js';

onPostgres('one server of two workers', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let server: Server;

  const settings = async (extra: Readonly<Record<string, string>>) =>
    environment({
      DATABASE_URL: database.url,
      PORT: String(await freePort()),
      WORKERS: '2',
      ...extra,
    });

  async function workerIds(): Promise<string[]> {
    const { pid } = server.child;
    const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8');
    return children.split(' ').filter((id) => id !== '');
  }

  const areReplaced = async (gone: readonly string[]): Promise<boolean> => {
    const ids = await workerIds();
    return ids.length === 2 && !ids.some((id) => gone.includes(id));
  };

  beforeAll(async () => {
    await buildServer();
    folder = await makeFolder();
    database = await createEmptyDatabase();
    const metricsPort = await freePort();
    const env = await settings({ RATE_LIMITS: 'off', METRICS_PORT: String(metricsPort) });
    server = await startServer(folder.path, env);
  });

  afterAll(async () => {
    killAll();
    await database.drop();
    await folder.remove();
  });

  /** Calls on connections of their own, which the primary process spreads over the workers. */
  async function callApart(baseUrl: string, key: string, calls: number): Promise<number[]> {
    const headers = { 'x-api-key': key, connection: 'close' };
    const call = async () => (await fetch(`${baseUrl}/api/products`, { headers })).status;
    return Promise.all(Array.from({ length: calls }, call));
  }

  /** Reads and writes until `work` is done; the client tries again what fails with its connection. */
  async function callsDuring(work: () => Promise<void>): Promise<number> {
    const erp = new SvcErp({ baseUrl: server.baseUrl, apiKey: server.key });
    let isOver = false;
    let calls = 0;
    const callOn = async (caller: number): Promise<void> => {
      while (!isOver) {
        const name = `Customer ${caller} of call ${calls}`;
        const { data } = await erp.customers.create({ name });
        expect((await erp.customers.get(data.id)).data.name).toBe(name);
        calls += 1;
      }
    };
    const callers = [1, 2, 3, 4].map(callOn);
    try {
      await until(() => calls > 20);
      await work();
      const reached = calls + 20;
      await until(() => calls > reached);
    } finally {
      isOver = true;
    }
    await Promise.all(callers);
    return calls;
  }

  test('reports the sum of the requests of both workers', async () => {
    expect(await callApart(server.baseUrl, server.key, 24)).toEqual(Array(24).fill(200));
    const metrics = await (await fetch(server.shown('Metrics'))).text();
    const counted = /^http_requests_total\{operation="listProducts",status="200"\} (\d+)$/m;
    expect(counted.exec(metrics)?.[1]).toBe('24');
    // Each worker reports the figure of the database; it is not added up.
    expect(/^webhook_deliveries_held (\d+)$/m.exec(metrics)?.[1]).toBe('0');
  });

  test('a killed worker is replaced, and no call fails', async () => {
    const [killed = ''] = await workerIds();
    await callsDuring(async () => {
      process.kill(Number(killed), 'SIGKILL');
      await until(() => areReplaced([killed]));
    });
  });

  test('SIGHUP replaces every worker, and no call fails', async () => {
    const before = await workerIds();
    await callsDuring(async () => {
      server.child.kill('SIGHUP');
      await until(() => areReplaced(before));
    });
  });

  test('SIGTERM ends all workers', async () => {
    const workers = await workerIds();
    expect(await server.stop()).toBe(0);
    for (const id of workers) expect(() => process.kill(Number(id), 0)).toThrow('ESRCH');
  });

  test('a rate limit holds for both workers together', async () => {
    const limited = await startServer(folder.path, await settings({ RATE_LIMIT_GENERAL: '20' }));
    const statuses = await callApart(limited.baseUrl, limited.key, 30);
    expect(statuses.sort()).toEqual([...Array(20).fill(200), ...Array(10).fill(429)]);
    await limited.stop();
  });

  test('a server whose first worker cannot start ends with its reason', async () => {
    const other = createServer();
    await once(other.listen(0, '127.0.0.1'), 'listening');
    const { port } = other.address() as AddressInfo;
    const env = await settings({ PORT: String(port) });
    const ended = await runScript(['dist/main.js'], folder.path, env);
    other.close();
    expect(ended).toMatchObject({ code: 1, err: expect.stringContaining('is in use') });
  });
});
