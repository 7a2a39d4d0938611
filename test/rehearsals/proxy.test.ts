import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { SvcErp } from '../../sdk/erp/index.js';
import {
  buildServer,
  environment,
  freePort,
  killAll,
  type Server,
  startServer,
} from '../process/support.js';
import { findProgram } from '../support/debian.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { runLine, writeCli } from '../support/runbook.js';
import { loginAt } from '../support/writers.js';
import { type Cluster, onCluster, startCluster } from './cluster.js';
import { type Host, type Network, onNetwork, openNetwork } from './network.js';
import { type Readers, startReaders } from './readers.js';
import { startRecovery } from './recovery.js';
import { type StockWriters, startStockWriters } from './stock-writers.js';
import { listening, openProcesses } from './support.js';

const config = fileURLToPath(new URL('../../scripts/deploy/haproxy.cfg', import.meta.url));
const haproxy = findProgram('haproxy');
const isPossible = haproxy !== undefined && onNetwork === describe;

interface Member {
  readonly host: Host;
  readonly server: Server;
}

(isPossible ? onCluster : describe.skip)('two servers behind a proxy', () => {
  const processes = openProcesses();
  let network: Network;
  let cluster: Cluster;
  let env: NodeJS.ProcessEnv;
  let members: readonly [Member, Member];
  let proxy: ReturnType<typeof processes.start>;
  let proxyUrl: string;
  let erp: SvcErp;

  async function startMember(name: string): Promise<Member> {
    const host = await network.addHost(name);
    const own = { ...env, HOST: host.address, PORT: '4000', TRUST_PROXY: '1' };
    return { host, server: await startServer(cluster.folder, own, host.enter) };
  }

  async function startProxy(): Promise<string> {
    const port = await freePort();
    const [one, two] = members;
    const proxyEnv = {
      ...haproxy?.env,
      LISTEN: `127.0.0.1:${port}`,
      SERVER_1: `${one.host.address}:4000`,
      SERVER_2: `${two.host.address}:4000`,
    };
    const command = [haproxy?.file ?? '', '-f', config];
    proxy = processes.start('proxy', command, { cwd: cluster.folder, env: proxyEnv });
    await listening(port);
    return `http://127.0.0.1:${port}`;
  }

  beforeAll(async () => {
    await buildServer();
    network = await openNetwork();
    cluster = await startCluster(async () => [], await network.addHost('database'));
    env = environment({
      DATABASE_URL: cluster.url,
      DATA_DIR: join(cluster.folder, 'server'),
      RATE_LIMITS: 'off',
      JWT_SECRET: 'a secret of the rehearsal with more than 32 bytes',
      BLOB_KEYS: `k1:${randomBytes(32).toString('base64')}`,
    });
    await writeCli(cluster.folder);
    // Only a server that no other machine reaches creates the demo company.
    await (await startServer(cluster.folder, env)).stop();
    members = [await startMember('server1'), await startMember('server2')];
    proxyUrl = await startProxy();
    ({ erp } = await loginAt(join(cluster.folder, 'server'), proxyUrl));
  }, 120_000);
  afterAll(async () => {
    killAll();
    await processes.endAll();
    await cluster.remove();
    await network.remove();
  });

  /** A client that waits longer than the proxy. */
  async function patientClient(): Promise<SvcErp> {
    const permissions = ['products:read', 'exports:run'] as const;
    const { data: key } = await erp.apiKeys.create({ name: 'Key', permissions: [...permissions] });
    return new SvcErp({ baseUrl: proxyUrl, apiKey: key.value, timeout: 600_000 });
  }

  interface Fault {
    /** Statuses that the proxy answers for a lost server; 0 is a closed connection. */
    readonly statuses: readonly number[];
    readonly holdMs: number;
    begin(): Promise<void> | boolean;
    /** Resolves once callers are answered in spite of the fault. */
    goOn(writers: StockWriters, readers: Readers): Promise<void>;
    end(): Promise<void> | boolean;
  }

  const faults = {
    'a network that drops all packets between proxy and one server': {
      statuses: [0, 502, 503],
      holdMs: 10_000,
      begin: () => network.cut(network.here, members[0].host),
      goOn: (_writers, readers) => readers.allAnswered(),
      end: () => network.heal(network.here, members[0].host),
    },
    'a SIGSTOP of one server': {
      statuses: [504],
      // The writers give up after 30 s, and send the same write to the other server.
      holdMs: 35_000,
      begin: () => members[0].server.child.kill('SIGSTOP'),
      // Its host goes on to accept requests, which only the time limits of the proxy and the client end.
      goOn: (writers) => writers.more(60),
      end: () => members[0].server.child.kill('SIGCONT'),
    },
    'a SIGSTOP of the proxy': {
      statuses: [],
      holdMs: 10_000,
      begin: () => proxy.kill('SIGSTOP'),
      goOn: async () => undefined,
      end: () => proxy.kill('SIGCONT'),
    },
  } as const satisfies Readonly<Record<string, Fault>>;
  const names = Object.keys(faults) as (keyof typeof faults)[];

  test.each(names)(
    'outlive %s, and nothing is lost or doubled',
    async (name) => {
      const fault: Fault = faults[name];
      const readers = startReaders(await patientClient());
      const writers = await startStockWriters([erp], `PX-${names.indexOf(name)}`);
      await writers.more(60);
      expect(readers.failures).toEqual([]);
      await fault.begin();
      await sleep(fault.holdMs);
      await fault.goOn(writers, readers);
      const recovered = startRecovery(name);
      await fault.end();
      await readers.allAnswered();
      await writers.more(60);
      recovered();
      await readers.stop(fault.statuses);
      await writers.finish();
    },
    240_000,
  );

  test('are sound after all faults', async () => {
    const check = await runLine('npm run cli -- self-check', cluster.folder, env);
    expect([check.code, check.text]).toEqual([0, expect.stringContaining('all is sound')]);
  });
});
