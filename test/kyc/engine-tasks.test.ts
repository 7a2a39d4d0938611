import type { SvcKyc } from '../../sdk/kyc/index.js';
import { createLogger } from '../../src/kernel/log.js';
import { cleanUp } from '../../src/kernel/maintenance/housekeeping.js';
import {
  type EngineSet,
  forgottenTasks,
  handOver,
  standIns,
  takeTasks,
} from '../../src/kyc/engines/index.js';
import { kycErrors } from '../../src/kyc/errors.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '../support/jest.js';
import { gate, until } from '../support/until.js';
import { picture } from './images.js';

/*
 * Checks that a process without engines hands over, by the tables of the database. Here both processes are one: the stand-ins
 * know the engine only by its name.
 */

const evidence = {
  score: 100,
  examined: [],
  findings: [],
  method: 'passive',
  isCertified: false,
  faces: [{ x: 0, y: 0, width: 1, height: 1, confidence: 99 }],
  quality: { sharpness: 1, brightness: 1 },
};

let door = gate();
const served: (string | undefined)[] = [];
const pictures: Buffer[] = [];
const aborted: string[] = [];

const liveness: EngineSet['liveness'] = {
  name: 'distant',
  version: '3',
  async detect({ data, fileName }, { signal }) {
    served.push(fileName);
    pictures.push(Buffer.from(data));
    if (fileName === 'refused.jpg') {
      throw kycErrors.unprocessableImage('body.image', { en: 'Too dark', es: 'Muy oscura' });
    }
    if (fileName === 'broken.jpg') throw new TypeError('x is not a function');
    signal.addEventListener('abort', () => aborted.push(String(fileName)));
    await door.opened;
    return { outcome: 'completed', evidence };
  },
};

let app: TestApp;
let kyc: SvcKyc;
let patienceMs: number;
let stop: ((graceMs: number) => Promise<void>) | undefined;

beforeAll(async () => {
  const engines = standIns({ liveness }, (...question) =>
    handOver(app.database.knex, app.storage.keys, patienceMs)(...question),
  );
  app = await startTestApp({ engines });
  kyc = await app.kyc();
});
afterAll(() => app.close());

beforeEach(() => {
  patienceMs = 10_000;
  door = gate();
  served.length = 0;
});
afterEach(async () => {
  door.open();
  await stop?.(1_000);
  stop = undefined;
  expect(await rows()).toEqual([]);
});

interface TaskRow {
  readonly input: Buffer;
  readonly attempt: number;
}

const rows = (): Promise<TaskRow[]> => app.database.knex('engine_tasks').select('input', 'attempt');

function startEngines(): void {
  const log = createLogger({ logLevel: 'silent' });
  const { database, storage } = app;
  stop = takeTasks({ db: database.knex, keys: storage.keys, log, groups: [{ liveness }] });
}

test('a check that is handed over is answered as by the engine, and leaves nothing in the table', async () => {
  startEngines();
  door.open();
  const { check } = await kyc.biometrics.liveness({ image: await picture('near.jpg') });
  expect(check).toMatchObject({ score: 100, engine: { name: 'distant', version: '3' } });
  expect(served).toEqual(['near.jpg']);
});

test('the picture of a task is stored encrypted', async () => {
  const checking = kyc.biometrics.liveness({ image: await picture('secret.jpg') });
  await until(async () => (await rows()).length === 1);
  const [row] = await rows();
  startEngines();
  door.open();
  await checking;
  const data = pictures.at(-1) ?? Buffer.alloc(0);
  expect(row?.input.length).toBeGreaterThan(data.length);
  expect(row?.input.includes(data.subarray(-32))).toBe(false);
  expect(row?.input.includes('secret.jpg')).toBe(false);
});

test('without a process that takes it, a check is refused 503 with Retry-After, and its picture is erased', async () => {
  patienceMs = 50;
  const refused = await failure(kyc.biometrics.liveness({ image: await picture('alone.jpg') }));
  expect(refused).toMatchObject({ statusCode: 503, code: 'provider_unavailable', retryAfter: 30 });
  expect(refused.message).toBe('No process with engines took the check in time');
});

test('an error of the engine for the caller is answered as it is, and any other as 503', async () => {
  startEngines();
  const dark = await failure(kyc.biometrics.liveness({ image: await picture('refused.jpg') }));
  expect(dark.statusCode).toBe(422);
  expect(JSON.stringify(dark.response)).toContain('Too dark');
  const broken = await failure(kyc.biometrics.liveness({ image: await picture('broken.jpg') }));
  expect(broken).toMatchObject({ statusCode: 503, code: 'provider_unavailable' });
  expect(JSON.stringify(broken.response)).not.toContain('function');
});

test('companies are served in turns', async () => {
  const other = await app.kyc({ companyId: app.otherCompanyId });
  const send = async (client: SvcKyc, name: string) =>
    client.biometrics.liveness({ image: await picture(name) });
  const many: Promise<unknown>[] = [];
  for (let count = 1; count <= 4; count += 1) {
    many.push(send(kyc, `greedy-${count}.jpg`));
    await until(async () => (await rows()).length === count);
  }
  const one = send(other, 'honest.jpg');
  await until(async () => (await rows()).length === 5);
  startEngines();
  await until(() => served.length === 2);
  door.open();
  await Promise.all([one, ...many]);
  expect(served.slice(0, 2).sort()).toEqual(['greedy-1.jpg', 'honest.jpg']);
});

test('a task is taken from a process that stops, and its engine is told', async () => {
  startEngines();
  const checking = kyc.biometrics.liveness({ image: await picture('stopped.jpg') });
  await until(() => served.length === 1);
  await stop?.(1);
  expect(aborted).toContain('stopped.jpg');
  startEngines();
  await until(() => served.length === 2);
  expect(await rows()).toMatchObject([{ attempt: 2 }]);
  door.open();
  expect((await checking).check.score).toBe(100);
});

test('a client that leaves takes its picture with it', async () => {
  const leaving = new AbortController();
  const options = { signal: leaving.signal };
  const checking = kyc.biometrics.liveness({ image: await picture('left.jpg') }, options);
  await until(async () => (await rows()).length === 1);
  leaving.abort();
  await expect(checking).rejects.toThrow();
  await until(async () => (await rows()).length === 0);
});

test('a task whose process was killed is forgotten', async () => {
  const { database, companyId } = app;
  await database.knex('engine_tasks').insert(
    ['-1 second', '1 hour'].map((life) => ({
      company_id: companyId,
      capability: 'liveness',
      sealed_by: 'x',
      sealed_key: Buffer.alloc(1),
      input: Buffer.alloc(1),
      expires_at: database.knex.raw('now() + ?::interval', [life]),
    })),
  );
  expect(await cleanUp(database.knex, app.clock.now(), [forgottenTasks])).toEqual({
    'forgotten tasks of engines': 1,
  });
  expect(await rows()).toHaveLength(1);
  await database.knex('engine_tasks').delete();
});
