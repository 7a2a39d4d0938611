import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  buildServer,
  environment,
  freePort,
  killAll,
  type Server,
  startServer,
  until,
} from '../process/support.js';
import { findProgram } from '../support/debian.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { linesOf, runLine, type Values, writeCli } from '../support/runbook.js';
import { loginAt } from '../support/writers.js';
import { type Cluster, onCluster, type Standby, startCluster } from './cluster.js';
import { startStockWriters } from './stock-writers.js';
import { listening, openProcesses } from './support.js';

const deploy = fileURLToPath(new URL('../../scripts/deploy', import.meta.url));
const haproxy = findProgram('haproxy');

(haproxy === undefined ? describe.skip : onCluster)('a failover of PostgreSQL', () => {
  const processes = openProcesses();
  let cluster: Cluster;
  let standby: Standby;
  let values: Values;
  let env: NodeJS.ProcessEnv;
  let servers: readonly [Server, Server];

  const synchronous = async (query: Cluster['query']): Promise<void> => {
    await query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    // Only so that a pause of the standby holds acknowledgements back.
    await query("ALTER SYSTEM SET synchronous_commit = 'remote_apply'");
    await query('SELECT pg_reload_conf()');
  };

  async function startProxy(port: number): Promise<void> {
    const proxyEnv = {
      ...haproxy?.env,
      LISTEN: `127.0.0.1:${port}`,
      POSTGRES_1: new URL(cluster.url).host,
      POSTGRES_2: new URL(standby.url).host,
      CHECK: join(deploy, 'is-primary.sh'),
    };
    const command = [haproxy?.file ?? '', '-f', join(deploy, 'haproxy-postgres.cfg')];
    processes.start('proxy', command, { cwd: cluster.folder, env: proxyEnv });
    await listening(port);
  }

  beforeAll(async () => {
    await buildServer();
    cluster = await startCluster(async () => []);
    await cluster.query('CREATE ROLE health LOGIN');
    standby = await cluster.addStandby('standby');
    await synchronous(cluster.query);
    // As on a real standby, whose settings are those of its primary.
    await cluster.run(
      `echo "synchronous_standby_names = 'standby'" >> ${standby.data}/postgresql.auto.conf`,
    );
    values = {
      '/srv/old': join(cluster.folder, 'data'),
      '/srv/standby': standby.data,
      HOST: '127.0.0.1',
      PORT: String(standby.port),
      '-p 5432': `-p ${new URL(cluster.url).port}`,
    };
    const port = await freePort();
    await startProxy(port);
    const dataDir = join(cluster.folder, 'server');
    env = environment({
      DATABASE_URL: `postgres://postgres@127.0.0.1:${port}/postgres`,
      DATA_DIR: dataDir,
      RATE_LIMITS: 'off',
      JWT_SECRET: 'a secret of the rehearsal with more than 32 bytes',
    });
    await writeCli(cluster.folder);
    const first = await startServer(cluster.folder, env);
    servers = [first, await startServer(cluster.folder, env)];
  }, 120_000);
  afterAll(async () => {
    killAll();
    await processes.endAll();
    await cluster.remove();
  });

  /** Leaves a write that the standby has received, and its caller without an answer. */
  async function holdAcknowledgements(): Promise<void> {
    await standby.query('SELECT pg_wal_replay_pause()');
    await until(async () => {
      const waiting = await cluster.query(
        "SELECT 1 FROM pg_stat_activity WHERE wait_event = 'SyncRep'",
      );
      return waiting.length > 0;
    });
  }

  async function follow(info: string): Promise<void> {
    for (const line of await linesOf('postgres-failover.md', info, values)) await cluster.run(line);
  }

  const loginTo = async ({ baseUrl }: Server) =>
    (await loginAt(join(cluster.folder, 'server'), baseUrl)).erp;

  test('keeps every acknowledged write once, and servers go on by themselves', async () => {
    const [first, second] = servers;
    const writers = await startStockWriters([await loginTo(first), await loginTo(second)], 'FO-1');
    await writers.more(50);
    await holdAcknowledgements();
    const pid = (await readFile(join(cluster.folder, 'data/postmaster.pid'), 'utf8')).split(
      '\n',
    )[0];
    const lostAt = performance.now();
    process.kill(Number(pid), 'SIGKILL');
    await follow('sh stop');
    await follow('sh promote');
    const promotedAt = performance.now();
    await writers.more(50);
    await follow('sh rejoin');
    await writers.more(50);
    await until(async () => {
      const rows = await standby.query('SELECT sync_state AS state FROM pg_stat_replication');
      return rows.some(({ state }) => state === 'sync');
    });
    await writers.more(50);
    await writers.finish();
    for (const { baseUrl } of servers) expect((await fetch(`${baseUrl}/readyz`)).status).toBe(200);
    const check = await runLine('npm run cli -- self-check', cluster.folder, env);
    expect([check.code, check.text]).toEqual([0, expect.stringContaining('all is sound')]);

    const { acknowledged } = writers;
    const again = acknowledged.find(({ at }) => at > promotedAt)?.at ?? Number.NaN;
    const seconds = (ms: number) => (ms / 1_000).toFixed(1);
    process.stderr.write(
      `Failover: ${acknowledged.length} writes; none was acknowledged for ${seconds(again - lostAt)} s, ` +
        `of which ${seconds(again - promotedAt)} s after the promotion\n`,
    );
  }, 240_000);
});
