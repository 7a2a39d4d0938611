import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { SvcErp } from '../../sdk/erp/index.js';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { photo } from '../kyc/face-photos.js';
import { drawPage } from '../kyc/page-images.js';
import { people, primaryFile } from '../kyc/watchlist-files.js';
import { createEmptyDatabase, onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
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

const lines = [
  [50, 60, 'EDESUR Dominicana, S.A.'],
  [50, 130, 'Titular: Ana Reyes'],
  [50, 200, 'Fecha de emisión: 05/01/2026'],
] as const;

/** The members that differ between two checks of the same input. */
const own = new Set(['id', 'createdAt', 'firstSeen', 'lastSeen', 'screenedAt']);

const withoutOwn = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value), (key, member: unknown) => (own.has(key) ? undefined : member));

onPostgres('processes with engines beside one that hands its checks over', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let client: pg.Client;
  let api: Server;
  let engines: readonly [Server, Server];

  const start = (extra: Readonly<Record<string, string>>): Promise<Server> =>
    startServer(
      folder.path,
      environment({
        DATABASE_URL: database.url,
        KYC_ENGINES: 'addresses,documents,faces',
        RATE_LIMITS: 'off',
        ...extra,
      }),
    );

  beforeAll(async () => {
    await buildServer();
    folder = await makeFolder();
    database = await createEmptyDatabase();
    client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const file = join(folder.path, 'list.csv');
    await writeFile(file, primaryFile(people));
    const order = [
      'dist/cli.js',
      'watchlists',
      'import',
      file,
      '--list',
      'us_ofac_sdn',
      '--format',
      'ofac',
      '--title',
      'List',
    ];
    expect(
      (await runScript(order, folder.path, environment({ DATABASE_URL: database.url }))).code,
    ).toBe(0);
    api = await start({ KYC_ENGINES_ROLE: 'hand-over' });
    const take = { KYC_ENGINES_ROLE: 'take', KYC_ENGINES_PRELOAD: 'on' };
    engines = await Promise.all([start(take), start({ ...take, KYC_ENGINES: 'addresses' })]);
  }, 240_000);
  afterAll(async () => {
    killAll();
    await client.end();
    await database.drop();
    await folder.remove();
  });

  async function statesOf({ baseUrl }: Server): Promise<Readonly<Record<string, string>>> {
    const response = await fetch(`${baseUrl}/readyz`);
    return ((await response.json()) as { engines: Record<string, string> }).engines;
  }

  const areLoaded = async (server: Server): Promise<boolean> =>
    Object.values(await statesOf(server)).every((state) => state === 'ready');

  async function logIn({ baseUrl, shown }: Server): Promise<SvcKyc> {
    const person = { email: shown('E-mail'), password: shown('Password') };
    const { data } = await new SvcErp({ baseUrl }).auth.login(person);
    const headers = { authorization: `Bearer ${data.token}`, 'x-environment': 'live' };
    return new SvcKyc({ baseUrl, headers, timeout: 60_000, maxRetries: 0 });
  }

  const attempts = async (): Promise<number[]> =>
    (await client.query('SELECT t.attempt FROM engine_tasks t')).rows.map(({ attempt }) => attempt);

  test('answer a document, a proof of address, faces and a screening as one process does, and leave nothing', async () => {
    expect(await statesOf(api)).toEqual({
      addresses: 'elsewhere',
      documents: 'elsewhere',
      faces: 'elsewhere',
    });
    await until(async () => (await areLoaded(engines[0])) && (await areLoaded(engines[1])));
    const [document, userImage, refImage] = [
      { data: drawPage(lines), filename: 'page.png' },
      { data: await photo(5), filename: 'user.jpg' },
      { data: await photo(5), filename: 'ref.jpg' },
    ];
    const checks = async (kyc: SvcKyc) => [
      (await kyc.documents.idVerification({ frontImage: document })).check,
      (await kyc.documents.proofOfAddress({ document })).check,
      (await kyc.biometrics.faceMatch({ userImage, refImage })).check,
      (await kyc.biometrics.liveness({ image: userImage })).check,
      await kyc.aml.screen({ entityType: 'person', fullName: 'Timofey Zarbunov' }),
    ];
    const whole = withoutOwn(await checks(await logIn(engines[0])));
    expect(withoutOwn(await checks(await logIn(api)))).toEqual(whole);
    expect(whole).toMatchObject([{ engine: { name: 'notaria-documents' } }, {}, {}, {}, {}]);
    expect(await attempts()).toEqual([]);
  }, 120_000);

  test('take a check over from one that is killed', async () => {
    const [first, second] = engines;
    await until(() => areLoaded(second));
    // Stopped, it holds the check, and the other one cannot take it before the end of the lease.
    second.child.kill('SIGSTOP');
    const kyc = await logIn(api);
    const document = { data: drawPage(lines), filename: 'bill.png' };
    const checking = kyc.documents.proofOfAddress({ document });
    await until(async () => (await attempts())[0] === 1);
    first.child.kill('SIGKILL');
    second.child.kill('SIGCONT');
    await until(async () => (await attempts())[0] === 2);
    expect((await checking).check.engine.name).toBe('notaria-addresses');
    expect(await attempts()).toEqual([]);
  }, 120_000);

  test('may be none: a check is then refused 503', async () => {
    await engines[1].stop();
    const kyc = await logIn(api);
    const document = { data: drawPage(lines), filename: 'late.png' };
    const refused = kyc.documents.proofOfAddress({ document });
    await expect(refused).rejects.toMatchObject({ statusCode: 503, code: 'provider_unavailable' });
    expect(await attempts()).toEqual([]);
  }, 120_000);
});
