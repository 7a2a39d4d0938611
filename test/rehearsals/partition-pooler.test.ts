import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { SvcErp } from '../../sdk/erp/index.js';
import {
  buildServer,
  environment,
  killAll,
  type Server,
  startServer,
  until,
} from '../process/support.js';
import { findProgram } from '../support/debian.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { runLine, writeCli } from '../support/runbook.js';
import { loginAt } from '../support/writers.js';
import { type Cluster, onCluster, startCluster } from './cluster.js';
import { type Host, type Network, onNetwork, openNetwork } from './network.js';
import { startReaders } from './readers.js';
import { startRecovery } from './recovery.js';
import { startStockWriters } from './stock-writers.js';
import { listening, openProcesses, personOf } from './support.js';

const settingsFile = fileURLToPath(new URL('../../scripts/deploy/pgbouncer.ini', import.meta.url));
const pgbouncer = findProgram('pgbouncer');
const isPossible = pgbouncer !== undefined && onNetwork === describe;

(isPossible ? onCluster : describe.skip)('a network with PgBouncer that drops all packets', () => {
  const processes = openProcesses();
  let network: Network;
  let databaseHost: Host;
  let poolerHost: Host;
  let cluster: Cluster;
  let env: NodeJS.ProcessEnv;
  let server: Server;
  let erp: SvcErp;

  async function startPooler(): Promise<string> {
    const { address, enter } = poolerHost;
    writeFileSync(join(cluster.folder, 'userlist.txt'), '"postgres" ""\n');
    const { hostname, port } = new URL(cluster.url);
    const settings = readFileSync(settingsFile, 'utf8')
      .replace('host=127.0.0.1 port=5432', `host=${hostname} port=${port}`)
      .replace('listen_addr = 127.0.0.1', `listen_addr = ${address}`)
      .replace('scram-sha-256', 'trust')
      .replace('/etc/pgbouncer', cluster.folder);
    writeFileSync(join(cluster.folder, 'pgbouncer.ini'), settings);
    const person = personOf('postgres');
    // In one process, so that its end is that of PgBouncer.
    const user = person
      ? ['setpriv', `--reuid=${person.uid}`, `--regid=${person.gid}`, '--clear-groups']
      : [];
    const command = [...enter, ...user, pgbouncer?.file ?? '', 'pgbouncer.ini'];
    const options = { cwd: cluster.folder, ...(pgbouncer && { env: pgbouncer.env }) };
    processes.start('pgbouncer', command, options);
    await listening(6432, address);
    return `postgres://postgres@${address}:6432/postgres`;
  }

  beforeAll(async () => {
    await buildServer();
    network = await openNetwork();
    databaseHost = await network.addHost('database');
    poolerHost = await network.addHost('pooler');
    cluster = await startCluster(async () => [], databaseHost);
    env = environment({
      DATABASE_URL: await startPooler(),
      RATE_LIMITS: 'off',
      NAMED_STATEMENTS: 'off',
      DATA_DIR: join(cluster.folder, 'server'),
      STATEMENT_TIMEOUT_MS: '2000',
    });
    await writeCli(cluster.folder);
    server = await startServer(cluster.folder, env);
    ({ erp } = await loginAt(join(cluster.folder, 'server'), server.baseUrl));
  }, 120_000);
  afterAll(async () => {
    killAll();
    await processes.endAll();
    await cluster.remove();
    await network.remove();
  });

  const pairs = ['server and PgBouncer', 'PgBouncer and PostgreSQL'] as const;
  const hostsOf = (pair: (typeof pairs)[number]) =>
    pair === 'server and PgBouncer'
      ? ([network.here, poolerHost] as const)
      : ([poolerHost, databaseHost] as const);

  test.each(pairs)(
    'between %s makes callers wait with 503, and nothing is lost or doubled',
    async (pair) => {
      const [one, other] = hostsOf(pair);
      const readers = startReaders(erp);
      const writers = await startStockWriters([erp], `PP-${pairs.indexOf(pair)}`);
      await writers.more(30);
      expect(readers.failures).toEqual([]);
      await network.cut(one, other);
      await readers.moreFailures(4);
      await until(async () => (await fetch(`${server.baseUrl}/readyz`)).status === 503);
      await sleep(20_000);
      const recovered = startRecovery(pair);
      await network.heal(one, other);
      await writers.more(1);
      recovered();
      await until(async () => (await fetch(`${server.baseUrl}/readyz`)).status === 200);
      await readers.more(30);
      const { length } = readers.failures;
      await writers.more(30);
      expect(readers.failures.length).toBe(length);
      await readers.stop();
      await writers.finish();
      const check = await runLine('npm run cli -- self-check', cluster.folder, env);
      expect([check.code, check.text]).toEqual([0, expect.stringContaining('all is sound')]);
    },
    240_000,
  );
});
