import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  runScript,
  type Server,
  startServer,
} from './support.js';

let folder: Awaited<ReturnType<typeof makeFolder>>;
/** All tests use one folder: each leaves a running server there, unless it says that it stops it. */
let server: Server;

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
  server = await startServer(folder.path, environment({ METRICS_PORT: '0' }));
});

afterAll(async () => {
  killAll();
  await folder.remove();
});

describe('a server that cannot start', () => {
  test('reports every error of the configuration, without a stack, and exits with 78', async () => {
    const env = environment({ PORT: 'abc', BCRYPT_COST: '4', TEST_CLOCK: 'soon' });
    const { code, out, err } = await runScript(['dist/main.js'], folder.path, env);
    expect([code, out]).toEqual([78, '']);
    expect(err.split('\n').filter((line) => line.startsWith('  - '))).toHaveLength(3);
    expect(err).not.toContain('    at ');
  });

  test('names a port that is in use in one line, before it creates anything', async () => {
    const { port } = new URL(server.baseUrl);
    const other = await makeFolder();
    const { code, err } = await runScript(
      ['dist/main.js'],
      other.path,
      environment({ PORT: port }),
    );
    expect([code, err]).toEqual([
      1,
      `Port ${port} of 127.0.0.1 is in use. Stop what listens there, or set PORT.\n`,
    ]);
    await expect(stat(join(other.path, 'data'))).rejects.toThrow('ENOENT');
    await other.remove();
  });

  test('leaves a data folder unchanged that another server uses', async () => {
    const { code, err } = await runScript(['dist/main.js'], folder.path, environment());
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toHaveLength(1);
    expect(err).toContain(`in use by process ${server.child.pid}`);
    // A process without an operator socket, such as an older server.
    await rm(join(folder.path, 'data', 'operator.sock'));
    const cli = await runScript(['dist/cli.js', 'migrate'], folder.path, environment());
    expect([cli.code, cli.out, cli.err]).toEqual([1, '', err]);
  });

  test('reports in one line that the database does not answer', async () => {
    const env = environment({ DATABASE_URL: 'postgres://someone:secret@127.0.0.1:1/none' });
    const { code, err } = await runScript(['dist/main.js'], folder.path, env);
    expect([code, err]).toEqual([
      1,
      'The database cannot be used: nothing listens at that address\n',
    ]);
  });

  test('starts without Redis, says so, and counts rate limits in memory', async () => {
    const own = await makeFolder();
    const url = 'redis://127.0.0.1:1';
    const env = environment({
      REDIS_URL: url,
      RATE_LIMIT_PROCESSES: '2',
      RATE_LIMIT_GENERAL: '10',
    });
    const alone = await startServer(own.path, env);
    try {
      const replies = [];
      for (let call = 0; call < 3; call += 1) {
        replies.push(await fetch(`${alone.baseUrl}/api/products`));
      }
      expect(replies.map(({ status }) => status)).toEqual([401, 401, 401]);
      expect(replies.map(({ headers }) => headers.get('ratelimit-limit'))).toEqual(['5', '5', '5']);
      const ready = await fetch(`${alone.baseUrl}/readyz`);
      expect([ready.status, await ready.json()]).toEqual([
        200,
        { ok: true, waitingFor: [], degraded: ['redis'], engines: {} },
      ]);
      expect(alone.out()).toContain('Redis does not answer: each process counts rate limits alone');
    } finally {
      await alone.stop();
      await own.remove();
    }
  });
});
