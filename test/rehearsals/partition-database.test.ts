import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SvcErp } from '../../sdk/erp/index.js';
import {
  buildServer,
  environment,
  killAll,
  type Server,
  startServer,
  until,
} from '../process/support.js';
import { failure } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { runLine, writeCli } from '../support/runbook.js';
import { loginAt } from '../support/writers.js';
import { type Cluster, onCluster, type Standby, startCluster } from './cluster.js';
import { type Host, type Network, onNetwork, openNetwork } from './network.js';
import { startReaders } from './readers.js';
import { startRecovery } from './recovery.js';
import { startStockWriters } from './stock-writers.js';

(onNetwork === describe ? onCluster : describe.skip)('a network that drops all packets', () => {
  let network: Network;
  let primaryHost: Host;
  let standbyHost: Host;
  let cluster: Cluster;
  let standby: Standby;
  let env: NodeJS.ProcessEnv;
  let server: Server;
  let erp: SvcErp;

  beforeAll(async () => {
    await buildServer();
    network = await openNetwork();
    primaryHost = await network.addHost('primary');
    standbyHost = await network.addHost('standby');
    cluster = await startCluster(async () => [], primaryHost);
    standby = await cluster.addStandby('standby', standbyHost);
    env = environment({
      DATABASE_URL: cluster.url,
      DATABASE_REPLICA_URLS: standby.url,
      DATA_DIR: join(cluster.folder, 'server'),
      RATE_LIMITS: 'off',
      STATEMENT_TIMEOUT_MS: '2000',
      REPLICA_MAX_AGE_SECONDS: '0',
    });
    await writeCli(cluster.folder);
    server = await startServer(cluster.folder, env);
    ({ erp } = await loginAt(join(cluster.folder, 'server'), server.baseUrl));
  }, 120_000);
  afterAll(async () => {
    killAll();
    await cluster.remove();
    await network.remove();
  });

  const ready = async () => {
    const response = await fetch(`${server.baseUrl}/readyz`);
    const body = (await response.json()) as { waitingFor?: string[]; degraded?: string[] };
    return { status: response.status, waitingFor: [], degraded: [], ...body };
  };

  test('between server and primary makes callers wait with 503, and nothing is lost or doubled', async () => {
    const readers = startReaders(erp);
    const writers = await startStockWriters([erp], 'NP-1');
    await writers.more(30);
    expect(readers.failures).toEqual([]);
    await network.cut(network.here, primaryHost);
    await readers.moreFailures(4);
    await until(async () => (await ready()).waitingFor.includes('database'));
    await sleep(20_000);
    const recovered = startRecovery('server and primary');
    await network.heal(network.here, primaryHost);
    await writers.more(1);
    recovered();
    await until(async () => (await ready()).status === 200);
    await readers.more(30);
    const { length } = readers.failures;
    await writers.more(30);
    expect(readers.failures.length).toBe(length);
    await readers.stop();
    await writers.finish();
  }, 240_000);

  const readStandby = () => {
    const headers = { prefer: 'max-staleness=3600' };
    return erp.products.list({ pageSize: 1 }, { headers, maxRetries: 0 }).withResponse();
  };
  const ageOf = async () => (await readStandby()).response.headers.get('data-age');

  test('between server and replica costs no failed request, and the replica is read again after it', async () => {
    await until(async () => (await ageOf()) !== null);
    const writers = await startStockWriters([erp], 'NP-2');
    await writers.more(30);
    await network.cut(network.here, standbyHost);
    for (let n = 0; n < 30; n += 1) await readStandby();
    await until(async () => (await ready()).degraded.includes('databaseReplica'));
    expect(await ready()).toMatchObject({ status: 200, degraded: ['databaseReplica'] });
    expect(await ageOf()).toBeNull();
    await sleep(15_000);
    await writers.more(30);
    const recovered = startRecovery('server and replica');
    await network.heal(network.here, standbyHost);
    await until(async () => (await ageOf()) !== null);
    recovered();
    await writers.finish();
  }, 240_000);

  test('between primary and synchronous standby holds writes back until it ends, and none is lost or doubled', async () => {
    await cluster.query("ALTER SYSTEM SET synchronous_standby_names = 'standby'");
    await cluster.query('SELECT pg_reload_conf()');
    await until(async () => {
      const rows = await cluster.query('SELECT sync_state AS state FROM pg_stat_replication');
      return rows.some(({ state }) => state === 'sync');
    });
    const readers = startReaders(erp);
    const writers = await startStockWriters([erp], 'NP-3');
    await writers.more(30);
    await network.cut(primaryHost, standbyHost);
    const held = { code: 'NP-4', name: 'Held back', price: 1 };
    const refused = await failure(erp.products.create(held, { maxRetries: 0 }));
    expect(refused).toMatchObject({ statusCode: 503, retryAfter: expect.any(Number) });
    const before = writers.acknowledged.length;
    await sleep(20_000);
    expect(writers.acknowledged.length).toBe(before);
    expect((await ready()).status).toBe(200);
    await readers.more(30);
    expect(readers.failures).toEqual([]);
    const recovered = startRecovery('primary and synchronous standby');
    await network.heal(primaryHost, standbyHost);
    await writers.more(1);
    recovered();
    await writers.more(30);
    await readers.stop();
    await writers.finish();
    const [primary] = await cluster.query('SELECT pg_current_wal_lsn() AS position');
    await until(async () => {
      const [row] = await standby.query(
        `SELECT pg_last_wal_replay_lsn() >= '${primary?.['position']}'::pg_lsn AS "isComplete"`,
      );
      return row?.['isComplete'] === true;
    });
    const check = await runLine('npm run cli -- self-check', cluster.folder, env);
    expect([check.code, check.text]).toEqual([0, expect.stringContaining('all is sound')]);
  }, 300_000);
});
