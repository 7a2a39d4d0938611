import { onPostgres, openTestDatabase, type TestDatabase } from '../support/db.js';
import { type FaultProxy, openFaultProxy, throughProxy } from '../support/fault-proxy.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import { buildServer, environment, makeFolder, type Server, startServer } from './support.js';

interface Answer {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: { readonly code?: string; readonly waitingFor?: readonly string[] };
}

onPostgres('a server that loses its database', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let database: TestDatabase;
  let proxy: FaultProxy;
  let server: Server;

  beforeAll(async () => {
    await buildServer();
    folder = await makeFolder();
    database = await openTestDatabase();
    proxy = await openFaultProxy(database.url ?? '');
    const env = environment({
      DATABASE_URL: throughProxy(database.url ?? '', proxy),
      RATE_LIMITS: 'off',
      STATEMENT_TIMEOUT_MS: '1000',
    });
    server = await startServer(folder.path, env);
  });
  afterAll(async () => {
    proxy.resume();
    await server.stop();
    await proxy.close();
    await database.close();
    await folder.remove();
  });

  async function ask(path: string): Promise<Answer> {
    const reply = await fetch(`${server.baseUrl}${path}`, { headers: { 'x-api-key': server.key } });
    const body = (await reply.json()) as Answer['body'];
    return { status: reply.status, retryAfter: reply.headers.get('retry-after'), body };
  }

  const unavailable = {
    status: 503,
    retryAfter: expect.stringMatching(/^\d+$/),
    body: expect.objectContaining({ code: 'service_unavailable' }),
  };

  const recovered = async (): Promise<void> => {
    await until(async () => (await ask('/readyz')).status === 200);
    expect((await ask('/api/products?pageSize=1')).status).toBe(200);
  };

  const faults = {
    stall: () => proxy.stall(),
    'stall of requests': () => proxy.stall('requests'),
    'stall of answers': () => proxy.stall('answers'),
    loseAnswers: () => proxy.loseAnswers(),
    loseServer: () => proxy.loseServer(),
  } as const;
  const faultNames = Object.keys(faults) as (keyof typeof faults)[];

  test.each(faultNames)(
    'by «%s» answers 503 to each request, is not ready, and recovers by itself',
    async (fault) => {
      await recovered();
      faults[fault]();
      const answers = await Promise.all(
        Array.from({ length: 30 }, () => ask('/api/products?pageSize=1')),
      );
      expect(answers).toEqual(answers.map(() => unavailable));
      await until(
        async () => (await ask('/readyz')).body.waitingFor?.includes('database') === true,
      );
      proxy.resume();
      await recovered();
    },
  );

  test('is ready only while callers can be looked up, as each request does', async () => {
    await recovered();
    const lock = await database.knex.transaction();
    await lock.raw('LOCK TABLE logins IN ACCESS EXCLUSIVE MODE');
    await until(async () => (await ask('/readyz')).body.waitingFor?.includes('database') === true);
    await lock.rollback();
    await recovered();
  });

  test('by resets answers 503 and not 500, and recovers by itself', async () => {
    await recovered();
    const asked = Array.from({ length: 30 }, () => ask('/api/products?pageSize=1'));
    proxy.refuse();
    const answers = [...(await Promise.all(asked)), await ask('/api/products?pageSize=1')];
    expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
    expect(answers.at(-1)).toEqual(unavailable);
    proxy.resume();
    await recovered();
  });
});
