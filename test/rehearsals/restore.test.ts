import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { openDatabase } from '../../src/kernel/db/client.js';
import {
  buildServer,
  environment,
  killAll,
  type Server,
  startServer,
  until,
} from '../process/support.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { type Receiver, startReceiver } from '../support/receiver.js';
import { linesOf, runLine, type Values, writeCli } from '../support/runbook.js';
import { readEveryFile } from '../support/stored-files.js';
import { loginAt, startWriters } from '../support/writers.js';
import { type Cluster, onCluster, startCluster } from './cluster.js';

const masterKey = { id: 'k1', key: Buffer.alloc(32, 7) };

onCluster('the restore of PostgreSQL to a moment, by the commands of its runbook', () => {
  let cluster: Cluster;
  let receiver: Receiver;
  let env: NodeJS.ProcessEnv;
  let values: Values;

  const place = (...names: readonly string[]) => join(cluster.folder, ...names);
  const valuesOf = (folder: string): Values => ({
    '/backup': join(folder, 'backup'),
    '/srv': join(folder, 'srv'),
  });
  const lines = (info: string) => linesOf('restore.md', info, values);

  beforeAll(async () => {
    await buildServer();
    receiver = await startReceiver();
    cluster = await startCluster((folder) => linesOf('restore.md', 'conf', valuesOf(folder)));
    await writeCli(cluster.folder);
    values = valuesOf(cluster.folder);
    env = environment({
      DATABASE_URL: cluster.url,
      DATA_DIR: place('srv/notaria'),
      RATE_LIMITS: 'off',
      BLOB_KEYS: `${masterKey.id}:${masterKey.key.toString('base64')}`,
      JWT_SECRET: 'a secret of the rehearsal with more than 32 bytes',
      WEBHOOK_ALLOWED_HOSTS: receiver.host,
    });
  });
  afterAll(async () => {
    killAll();
    await receiver.close();
    await cluster.remove();
  });

  async function runAsNotaria(info: string): Promise<string> {
    let text = '';
    for (const line of await lines(info)) {
      const ran = await runLine(line, cluster.folder, env);
      expect([line, ran.code, ran.text]).toEqual([line, 0, expect.anything()]);
      text += ran.text;
    }
    return text;
  }

  async function runAsPostgres(info: string): Promise<void> {
    for (const line of await lines(info)) await cluster.run(line);
  }

  const receivedIds = () => receiver.requests.map(({ headers }) => headers['webhook-id']);

  /** Waits until the log of the moment is in the archive, as it is after `archive_timeout`. */
  async function archiveLog(): Promise<void> {
    const [row] = await cluster.query('SELECT pg_walfile_name(pg_switch_wal()) AS name');
    await until(async () => {
      const [state] = await cluster.query('SELECT last_archived_wal AS name FROM pg_stat_archiver');
      return String(state?.['name']) >= String(row?.['name']);
    });
  }

  /** Runs a server under load, with a base backup, and loses database and files some time after the moment. */
  async function loseEverything() {
    const server: Server = await startServer(cluster.folder, env);
    const clients = await loginAt(place('srv/notaria'), server.baseUrl);
    await clients.kyc.webhooks.create({ url: receiver.url(), events: ['session.created'] });
    const writers = startWriters(clients);
    await until(() => writers.state.sessions > 3);
    // The backup of a night leaves that of the night before as it is.
    for (const night of ['2026-01-30', '2026-01-31']) {
      values = { ...values, '$(date +%F)': night };
      await runAsPostgres('sh base');
    }
    await until(() => receiver.requests.length > 5);
    const before = writers.acknowledged.map(({ code }) => code);
    const { session } = await clients.kyc.sessions.create({ externalId: 'erased later' });
    const delivered = receivedIds();
    const [row] = await cluster.query('SELECT clock_timestamp()::text AS moment');
    const { sessions } = writers.state;
    const count = writers.acknowledged.length;
    await until(() => writers.state.sessions > sessions + 3);
    await clients.kyc.sessions.delete(session.id);
    await writers.stop();
    const late = writers.acknowledged.slice(count + 2).map(({ code }) => code);
    await runAsNotaria('sh files');
    await archiveLog();
    await server.stop('SIGKILL');
    await cluster.run(`pg_ctl stop -m immediate -D ${place('data')}`);
    for (const name of ['data', 'srv/notaria/blobs']) {
      await rm(place(name), { recursive: true });
    }
    const moment = String(row?.['moment']);
    return { before, delivered, erased: session.id, late, moment };
  }

  async function readRestored() {
    const database = await openDatabase({ url: cluster.url });
    try {
      const codes = await database.knex('products').where('code', 'like', 'B-%').pluck('code');
      const keys = createKeyRing([masterKey]);
      const files = await readEveryFile(database.knex, place('srv/notaria/blobs'), keys);
      return { codes: new Set<string>(codes), files };
    } finally {
      await database.close();
    }
  }

  test('brings back every write before it, none after it, and all files, and sends no webhook twice', async () => {
    const lost = await loseEverything();
    values = { ...values, MOMENT: lost.moment };
    await runAsPostgres('sh database');
    expect(await runAsNotaria('sh notaria')).toMatch(/DEMO: \d+ checks: all is sound/);
    const restored = await readRestored();
    expect(lost.before.filter((code) => !restored.codes.has(code))).toEqual([]);
    expect(lost.late.filter((code) => restored.codes.has(code))).toEqual([]);
    expect(lost.late.length).toBeGreaterThan(0);
    expect(restored.files).toBeGreaterThan(2);

    const all = receivedIds();
    receiver.requests.splice(0);
    const server = await startServer(cluster.folder, env);
    const { kyc } = await loginAt(place('srv/notaria'), server.baseUrl);
    await expect(kyc.sessions.get(lost.erased)).rejects.toMatchObject({ code: 'gone' });
    await kyc.sessions.create({ features: ['id'], externalId: 'after the restore' });
    await sleep(3_000);
    expect(receiver.requests).toEqual([]);
    expect(await runAsNotaria('sh release')).toContain('Webhooks are sent again');
    await until(() => receiver.requests.some(({ body }) => body.includes('after the restore')));
    expect(lost.delivered.length).toBeGreaterThan(5);
    expect(receivedIds().filter((id) => all.includes(id))).toEqual([]);
    expect((await fetch(`${server.baseUrl}/readyz`)).status).toBe(200);
  }, 600_000);
});
