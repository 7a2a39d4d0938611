import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { create, extract } from 'tar';
import { runCli } from '../../src/cli/run.js';
import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { openDatabase } from '../../src/kernel/db/client.js';
import { masterKeys } from '../../src/kernel/secrets.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { type Receiver, startReceiver, status } from '../support/receiver.js';
import { linesOf, runLine, writeCli } from '../support/runbook.js';
import { readEveryFile } from '../support/stored-files.js';
import { loginAt, startWriters } from '../support/writers.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  runScript,
  type Server,
  startServer,
  until,
} from './support.js';

let folder: Awaited<ReturnType<typeof makeFolder>>;
let receiver: Receiver;
let server: Server;
/** The id of a session that is erased after the backup. */
let erasedLater: string;
let deleted: readonly string[] = [];
let env: NodeJS.ProcessEnv;
const place = (...names: readonly string[]) => join(folder.path, ...names);

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
  receiver = await startReceiver();
  env = environment({ WEBHOOK_ALLOWED_HOSTS: receiver.host, RATE_LIMITS: 'off' });
  for (const name of ['original', 'copy']) await mkdir(place(name));
  await writeCli(place('original'));
  server = await startServer(place('original'), env);
});
afterAll(async () => {
  killAll();
  await receiver.close();
  await folder.remove();
});

const cliIn = (name: string, ...args: readonly string[]) =>
  runScript(['dist/cli.js', ...args], place(name), env);

const loginIn = (name: string, { baseUrl }: Server) => loginAt(place(name, 'data'), baseUrl);

/** Opens a data folder that no server holds, and returns its products and the number of its stored files. */
async function readCopy(dataDir: string) {
  const database = await openDatabase({ dataDir });
  try {
    const codes = await database.knex('products').where('code', 'like', 'B-%').pluck('code');
    const keys = createKeyRing(await masterKeys(undefined, dataDir));
    const files = await readEveryFile(database.knex, join(dataDir, 'blobs'), keys);
    return { codes: new Set(codes), files };
  } finally {
    await database.close();
  }
}

const backup = () => place('backup.tar.gz');

/** Returns the commands for the embedded engine in the runbook, with folders of this test. */
const linesOfRunbook = () =>
  linesOf('restore.md', 'sh embedded', {
    '/backup/notaria.tar.gz': backup(),
    '/srv/restored': place('copy/data'),
    '/srv/notaria': place('original/data'),
  });

describe('backup of a running server on the embedded database', () => {
  test('holds every acknowledged write and the file of every row, while others write', async () => {
    const clients = await loginIn('original', server);
    await clients.kyc.webhooks.create({ url: receiver.url(), events: ['session.created'] });
    receiver.respond = status(503);
    await clients.kyc.sessions.create({ features: ['id'], externalId: 'held' });
    await until(() => receiver.requests.length > 0);
    const { session } = await clients.kyc.sessions.create({ externalId: 'erased-later' });
    erasedLater = session.id;
    const writers = startWriters(clients);
    await until(() => writers.state.sessions > 5);
    const startedAt = performance.now();
    const [make = '', ...restores] = await linesOfRunbook();
    const [restore = '', check = ''] = restores.slice(-2);
    const made = await runLine(make, place('original'), env);
    await writers.stop();
    expect([made.code, made.text]).toEqual([
      0,
      expect.stringContaining('It holds keys (blob-key,'),
    ]);
    expect(made.text).toMatch(/Requests waited \d+ ms/);
    expect((await stat(backup())).mode & 0o777).toBe(0o600);
    expect(writers.acknowledged.some(({ at }) => at > startedAt)).toBe(true);
    expect(await readdir(place('original/data'))).not.toContain('backup.draft');

    await clients.kyc.sessions.delete(erasedLater);
    ({ deleted } = writers);
    for (const line of restores.slice(0, -2)) {
      expect((await runLine(line, place('original'), env)).code).toBe(0);
    }
    const restored = await runLine(restore, place('original'), env);
    expect([restored.code, restored.text]).toEqual([
      0,
      // The session that is deleted above, and those that writers deleted while the backup was made.
      expect.stringMatching(/Erased [1-9]\d* records again/),
    ]);
    const checked = await runLine(check, place('original'), env);
    expect(checked.code).toBe(0);
    expect(checked.text).toMatch(/DEMO2: \d+ checks: all is sound/);
    const copy = await readCopy(place('copy/data'));
    const before = writers.acknowledged.filter(({ at }) => at < startedAt);
    expect(before.filter(({ code }) => !copy.codes.has(code))).toEqual([]);
    expect(copy.files).toBeGreaterThan(2);
    for (const name of ['blob-key', 'jwt-secret']) {
      expect((await stat(place('copy/data', name))).mode & 0o777).toBe(0o600);
    }
  });

  test('refuses a file that exists', async () => {
    const twice = await cliIn('original', 'backup', backup());
    expect([twice.code, twice.err]).toEqual([1, expect.stringContaining('exists already')]);
  });
});

describe('a restored copy beside the original', () => {
  test('sends no webhooks until they are released', async () => {
    receiver.respond = status(204);
    const isDelivered = () => receiver.requests.some(({ body }) => body.includes('"held"'));
    const copy = await startServer(place('copy'), { ...env, METRICS_PORT: '0' });
    const metrics = async () => (await fetch(copy.shown('Metrics'))).text();
    await server.stop();
    receiver.requests.splice(0);
    const { kyc } = await loginIn('copy', copy);
    await expect(kyc.sessions.get(erasedLater)).rejects.toMatchObject({ code: 'gone' });
    // The backup does not have the sessions that were created after it: they are unknown here.
    for (const id of deleted) {
      const code = expect.stringMatching(/^(gone|not_found)$/);
      await expect(kyc.sessions.get(id)).rejects.toMatchObject({ code });
    }
    await kyc.sessions.create({ features: ['id'], externalId: 'new' });
    // A delivery that failed is due after five seconds; the worker looks for due ones every second.
    await sleep(2_500);
    expect([receiver.requests.length, isDelivered()]).toEqual([0, false]);
    expect(copy.out()).toContain('No webhooks are sent');
    expect(await metrics()).toMatch(/^webhook_deliveries_held 1$/m);
    const released = await cliIn('copy', 'release', 'deliveries', '--discard', '--json');
    expect(JSON.parse(released.out)).toMatchObject({ held: false });
    await until(() => receiver.requests.some(({ body }) => body.includes('"new"')));
    expect(isDelivered()).toBe(false);
    expect(await metrics()).toMatch(/^webhook_deliveries_held 0$/m);
    await copy.stop();
  });
});

test('backup works without a server as well', async () => {
  const made = await cliIn('copy', 'backup', place('second.tar.gz'));
  expect([made.code, made.err]).toEqual([0, '']);
});

/** Packs the backup again with one changed byte of a stored file, as a damaged disk would. */
async function changeStoredFile(): Promise<string> {
  const [parts, changed] = [place('parts'), place('changed.tar.gz')];
  await mkdir(parts);
  await extract({ file: backup(), cwd: parts });
  const mark = join(parts, 'blobs/notaria-store.json');
  await writeFile(mark, (await readFile(mark, 'utf8')).replace('{', '['));
  await create({ file: changed, cwd: parts, gzip: true }, await readdir(parts));
  return changed;
}

/** Runs the command in this process, which takes less time than a process of its own. */
async function restoreInto(name: string, file: string) {
  let err = '';
  const code = await runCli(['restore', file, '--without-erasures'], {
    env: { ...env, DATA_DIR: place(name, 'data') },
    now: new Date(),
    out: () => undefined,
    err: (text) => {
      err += text;
    },
  });
  return { code, err };
}

describe('restore', () => {
  test('refuses a damaged file and leaves the folder empty', async () => {
    await mkdir(place('empty'));
    const whole = await readFile(backup());
    await writeFile(place('cut.tar.gz'), whole.subarray(0, whole.length / 2));
    await writeFile(place('text.tar.gz'), 'This is no archive.');
    const cases = [
      [place('cut.tar.gz'), 'is damaged or incomplete'],
      [place('text.tar.gz'), 'is damaged or incomplete'],
      [await changeStoredFile(), 'the checksum of blobs does not match'],
      [place('none.tar.gz'), 'There is no file'],
    ] as const;
    for (const [file, message] of cases) {
      const refused = await restoreInto('empty', file);
      expect([refused.code, refused.err]).toEqual([1, expect.stringContaining(message)]);
      expect(await readdir(place('empty/data'))).toEqual([]);
    }
  });

  test('refuses a folder that is not empty, or that a server holds', async () => {
    const used = await restoreInto('copy', backup());
    expect([used.code, used.err]).toEqual([1, expect.stringContaining('is not empty')]);
    server = await startServer(place('original'), env);
    const running = await restoreInto('original', backup());
    expect([running.code, running.err]).toEqual([1, expect.stringContaining('is in use')]);
  });
});
