import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { openDatabase } from '../../src/kernel/db/client.js';
import { query } from '../../src/kernel/db/statements/query.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import {
  buildServer,
  environment,
  freePort,
  killAll,
  runScript,
  type Server,
  startServer,
} from '../process/support.js';
import { findProgram } from '../support/debian.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { runLine, writeCli } from '../support/runbook.js';
import { loginAt } from '../support/writers.js';
import { type Cluster, onCluster, startCluster } from './cluster.js';
import { startReaders } from './readers.js';
import { startStockWriters } from './stock-writers.js';
import { listening, openProcesses, personOf } from './support.js';

const settingsFile = fileURLToPath(new URL('../../scripts/deploy/pgbouncer.ini', import.meta.url));
const pgbouncer = findProgram('pgbouncer');

/** From 1.21 on, PgBouncer can keep prepared statements. */
function keepsStatements(): boolean {
  const text = execFileSync(pgbouncer?.file ?? '', ['--version'], { env: pgbouncer?.env });
  const [, minor = ''] = /PgBouncer 1\.(\d+)/.exec(text.toString()) ?? [];
  return Number(minor) >= 21;
}

(pgbouncer === undefined ? describe.skip : onCluster)('PgBouncer in transaction mode', () => {
  const processes = openProcesses();
  let cluster: Cluster;
  let port: number;
  let pooler: ReturnType<typeof processes.start>;
  let env: NodeJS.ProcessEnv;
  let server: Server;

  const folder = (name: string) => join(cluster.folder, name);

  async function startPooler(settings: string, at: number) {
    const command = [pgbouncer?.file ?? '', folder(settings)];
    const person = personOf('postgres');
    const options = { cwd: cluster.folder, person, ...(pgbouncer && { env: pgbouncer.env }) };
    const started = processes.start('pgbouncer', command, options);
    await listening(at);
    return started;
  }

  beforeAll(async () => {
    await buildServer();
    cluster = await startCluster(async () => []);
    port = await freePort();
    writeFileSync(folder('userlist.txt'), '"postgres" ""\n');
    const settings = readFileSync(settingsFile, 'utf8')
      .replace('port=5432', `port=${new URL(cluster.url).port}`)
      .replace('6432', String(port))
      .replace('scram-sha-256', 'trust')
      .replace('/etc/pgbouncer', cluster.folder);
    writeFileSync(folder('pgbouncer.ini'), settings);
    pooler = await startPooler('pgbouncer.ini', port);
    await writeCli(cluster.folder);
    env = environment({
      DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
      RATE_LIMITS: 'off',
      DATA_DIR: folder('server'),
      NAMED_STATEMENTS: 'off',
      STATEMENT_TIMEOUT_MS: '2000',
    });
    server = await startServer(cluster.folder, env);
  }, 120_000);
  afterAll(async () => {
    pooler.kill('SIGCONT');
    killAll();
    await processes.endAll();
    await cluster.remove();
  });

  test('is refused at the start if it loses the statements that the server prepares', async () => {
    if (keepsStatements()) return;
    const named = { ...env, NAMED_STATEMENTS: 'on' };
    const ended = await runScript(['dist/main.js'], cluster.folder, named);
    expect([ended.code, ended.err]).toEqual([1, expect.stringContaining('NAMED_STATEMENTS=off')]);
  });

  test('that ignores the time limits of a connection gets them with each transaction', async () => {
    const ignored = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const settings = readFileSync(folder('pgbouncer.ini'), 'utf8');
    const other = String(await freePort());
    writeFileSync(
      folder('ignoring.ini'),
      `${settings.replace(String(port), other)}ignore_startup_parameters = ${ignored}, options\n`,
    );
    await startPooler('ignoring.ini', Number(other));
    const url = `postgres://postgres@127.0.0.1:${other}/postgres`;
    const database = await openDatabase({ url, namedStatements: false, statementTimeoutMs: 700 });
    try {
      const limit = await inTransaction(database.knex, (trx) =>
        query<object, { readonly limit: string }>(
          'test.limitBehindPooler',
          `SELECT current_setting('statement_timeout') AS "limit"`,
        )(trx, {}),
      );
      expect(limit).toEqual([{ limit: '700ms' }]);
    } finally {
      await database.close();
    }
  });

  test('that is killed or hangs makes callers wait with 503, and nothing is lost or doubled', async () => {
    const { erp } = await loginAt(folder('server'), server.baseUrl);
    const readers = startReaders(erp);
    const writers = await startStockWriters([erp], 'PB-1');
    await writers.more(30);
    expect(readers.failures).toEqual([]);

    const ended = once(pooler, 'exit');
    pooler.kill('SIGKILL');
    await ended;
    await sleep(500);
    pooler = await startPooler('pgbouncer.ini', port);
    await writers.more(30);

    pooler.kill('SIGSTOP');
    await sleep(5_000);
    pooler.kill('SIGCONT');
    await writers.more(30);

    const { length } = readers.failures;
    await writers.more(30);
    expect(readers.failures.length).toBe(length);
    await readers.stop();
    await writers.finish();
    expect(length).toBeGreaterThan(0);
    const check = await runLine('npm run cli -- self-check', cluster.folder, env);
    expect([check.code, check.text]).toEqual([0, expect.stringContaining('all is sound')]);
    expect((await fetch(`${server.baseUrl}/readyz`)).status).toBe(200);
  }, 240_000);
});
