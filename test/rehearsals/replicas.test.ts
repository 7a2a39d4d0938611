import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SvcErp } from '../../sdk/erp/index.js';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import {
  buildServer,
  environment,
  killAll,
  type Server,
  startServer,
  until,
} from '../process/support.js';
import { afterAll, afterEach, beforeAll, expect, test } from '../support/jest.js';
import { loginAt } from '../support/writers.js';
import { type Cluster, onCluster, type Standby, startCluster } from './cluster.js';

onCluster('a replica of the database', () => {
  let cluster: Cluster;
  let replica: Standby;
  let server: Server;
  let erp: SvcErp;
  let kyc: SvcKyc;
  const events = ['session.created'] as const;
  let codes = 0;

  beforeAll(async () => {
    await buildServer();
    cluster = await startCluster(async () => []);
    replica = await cluster.addStandby('replica');
    const env = environment({
      DATABASE_URL: cluster.url,
      DATABASE_REPLICA_URLS: replica.url,
      // Far longer than a test takes: only `max-staleness` makes the replica too old.
      REPLICA_MAX_AGE_SECONDS: '3600',
      STATEMENT_TIMEOUT_MS: '2000',
      DATA_DIR: join(cluster.folder, 'server'),
      RATE_LIMITS: 'off',
      METRICS_PORT: '0',
      WEBHOOK_ALLOWED_HOSTS: '127.0.0.1:9',
    });
    server = await startServer(cluster.folder, env);
    ({ erp, kyc } = await loginAt(join(cluster.folder, 'server'), server.baseUrl));
  }, 120_000);
  afterAll(async () => {
    killAll();
    await cluster.remove();
  });
  afterEach(async () => {
    await replica.query('SELECT pg_wal_replay_resume()');
    await until(async () => (await list(3_600)).age !== null);
  });

  /** Lists products; `maxStaleness` undefined sends no preference. */
  async function list(maxStaleness?: number) {
    const headers =
      maxStaleness === undefined ? {} : { prefer: `max-staleness=${maxStaleness}, wait=1` };
    // A repeated call would hide a failure.
    const call = erp.products.list({ pageSize: 1 }, { headers, maxRetries: 0 });
    const { data, response } = await call.withResponse();
    return {
      code: data.data[0]?.code,
      age: response.headers.get('data-age'),
      applied: response.headers.get('preference-applied'),
    };
  }

  async function create(): Promise<string> {
    codes += 1;
    const code = `S-${codes}`;
    await erp.products.create({ code, name: code, price: 1 });
    return code;
  }

  /** The latest product that the replica has once it is paused. */
  async function pause(): Promise<string> {
    const code = await create();
    await until(async () => {
      const { age, code: found } = await list(3_600);
      return age !== null && found === code;
    });
    await replica.query('SELECT pg_wal_replay_pause()');
    return code;
  }

  const ready = async () => {
    const response = await fetch(`${server.baseUrl}/readyz`);
    return { status: response.status, ...((await response.json()) as { degraded: string[] }) };
  };

  test('answers a list whose caller accepts its age; without the preference callers read their own writes', async () => {
    const before = await pause();
    const own = await create();
    const stale = await list(3_600);
    expect(stale).toEqual({
      code: before,
      age: expect.stringMatching(/^\d+$/),
      applied: 'max-staleness=3600',
    });
    expect(await list()).toEqual({ code: own, age: null, applied: null });
    expect(await list(0)).toEqual({ code: own, age: null, applied: null });
  });

  test('answers exports and reports without being asked to, and not if they must be up to date', async () => {
    const before = await pause();
    const own = await create();
    const codesOf = async (prefer?: string) => {
      const headers = prefer === undefined ? {} : { prefer };
      const { content } = await erp.products.list({ format: 'csv', fields: ['code'] }, { headers });
      return Buffer.from(content).toString();
    };
    const stale = await codesOf();
    expect([stale.includes(before), stale.includes(own)]).toEqual([true, false]);
    expect(await codesOf('max-staleness=0')).toContain(own);
    const report = await erp.reports.salesByMonth().withResponse();
    expect(report.response.headers.get('data-age')).not.toBeNull();
    expect(report.response.headers.get('preference-applied')).toBeNull();
  });

  test('is left out once it is older than the caller accepts', async () => {
    await pause();
    const own = await create();
    await until(async () => (await list(2)).age === null);
    expect(await list(2)).toEqual({ code: own, age: null, applied: null });
    expect((await list(3_600)).age).not.toBeNull();
  });

  test('that lacks a record leaves the answer to the primary', async () => {
    await pause();
    const { webhook } = await kyc.webhooks.create({ url: 'http://127.0.0.1:9/', events });
    const headers = { prefer: 'max-staleness=3600' };
    const { response } = await kyc.webhooks
      .deliveries(webhook.id, {}, { headers, maxRetries: 0 })
      .withResponse();
    expect(response.headers.get('data-age')).toBeNull();
  });

  test('never decides who the caller is', async () => {
    await pause();
    const permissions = ['products:read'] as const;
    const { data: key } = await erp.apiKeys.create({ name: 'Key', permissions: [...permissions] });
    const client = new SvcErp({ baseUrl: server.baseUrl, apiKey: key.value, maxRetries: 0 });
    const read = () =>
      client.products.list({}, { headers: { prefer: 'max-staleness=3600' } }).withResponse();
    expect((await read()).response.headers.get('data-age')).not.toBeNull();
    await erp.apiKeys.revoke(key.id);
    await expect(read()).rejects.toMatchObject({ statusCode: 401 });
  });

  /** Reads the list without a pause, and notes failures. */
  function startReaders() {
    const failures: unknown[] = [];
    let isOver = false;
    let calls = 0;
    const work = async (): Promise<void> => {
      while (!isOver) {
        await list(3_600).catch((error: unknown) => failures.push(error));
        calls += 1;
      }
    };
    const working = [1, 2, 3, 4].map(work);
    const more = async (): Promise<void> => {
      const enough = calls + 50;
      await until(() => calls >= enough);
    };
    return {
      failures,
      more,
      async stop() {
        isOver = true;
        await Promise.all(working);
      },
    };
  }

  test('that is stopped costs no failed request, and is read again once it is back', async () => {
    const { failures, more, stop } = startReaders();
    await more();
    await cluster.run(`pg_ctl stop -m immediate -D ${replica.data}`);
    await more();
    await until(async () => (await ready()).degraded.includes('databaseReplica'));
    expect((await ready()).status).toBe(200);
    expect((await list(3_600)).age).toBeNull();
    await cluster.run(`pg_ctl start -w -l ${replica.data}/log -D ${replica.data}`);
    await until(async () => (await list(3_600)).age !== null);
    await more();
    await stop();
    expect(failures).toEqual([]);
    expect((await ready()).degraded).toEqual([]);
  });

  /** Sends a signal to every process of the replica. */
  async function signal(name: 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const [pid = ''] = (await readFile(join(replica.data, 'postmaster.pid'), 'utf8')).split('\n');
    const { text } = await cluster.run(`ps -o pid= --ppid ${pid}`);
    for (const one of [pid, ...text.trim().split(/\s+/)]) process.kill(Number(one), name);
  }

  test('that hangs costs no failed request', async () => {
    const { failures, more, stop } = startReaders();
    await more();
    await signal('SIGSTOP');
    await until(async () => (await ready()).degraded.includes('databaseReplica'));
    await more();
    await signal('SIGCONT');
    await until(async () => (await list(3_600)).age !== null);
    await stop();
    expect(failures).toEqual([]);
  });

  test('is reported: its age, and which reads it answered', async () => {
    await list(3_600);
    const [, url = ''] = /(http:\S+\/metrics)/.exec(server.out()) ?? [];
    const text = await (await fetch(url)).text();
    const name = new URL(replica.url).host;
    expect(text).toContain(`database_replica_up{replica="${name}"} 1`);
    expect(text).toMatch(`database_replica_age_seconds{replica="${name}"}`);
    expect(text).toMatch(/database_stale_reads_total\{server="replica"\} [1-9]/);
  });

  test('whose address leads to the primary is not read as a replica', async () => {
    const env = environment({
      DATABASE_URL: cluster.url,
      DATABASE_REPLICA_URLS: cluster.url,
      DATA_DIR: join(cluster.folder, 'server'),
      RATE_LIMITS: 'off',
    });
    const other = await startServer(cluster.folder, env);
    const client = await loginAt(join(cluster.folder, 'server'), other.baseUrl);
    await until(() => other.out().includes('is left out') || other.err().includes('is left out'));
    const { response } = await client.erp.reports.salesByMonth().withResponse();
    expect(response.headers.get('data-age')).toBeNull();
    await other.stop();
  });
});
