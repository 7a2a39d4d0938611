import { once } from 'node:events';
import { openDatabase } from '../../src/kernel/db/client.js';
import { rollback } from '../../src/kernel/db/migrate.js';
import { migrations } from '../../src/migrations/index.js';
import {
  embeddedTemplate,
  onPostgres,
  openTestDatabase,
  type TestDatabase,
} from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import {
  buildServer,
  environment,
  freePort,
  isListening,
  killAll,
  makeFolder,
  runScript,
  type Server,
  spawnServer,
  startServer,
  until,
} from './support.js';

let folder: Awaited<ReturnType<typeof makeFolder>>;
beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
});
afterAll(async () => {
  killAll();
  await folder.remove();
});

const last = migrations.at(-1)?.name ?? '';
const lacks = `The database lacks 1 migrations (${last}). Run npm run cli -- migrate`;

onPostgres('a server with MIGRATE=off on an older schema', () => {
  let database: TestDatabase;
  let env: NodeJS.ProcessEnv;
  beforeAll(async () => {
    database = await openTestDatabase();
    await rollback(database, migrations);
    env = environment({
      DATABASE_URL: database.url ?? '',
      MIGRATE: 'off',
      PORT: String(await freePort()),
    });
  });
  afterAll(() => database.close());

  const url = () => `http://127.0.0.1:${env['PORT']}`;
  const readiness = async () => (await fetch(`${url()}/readyz`)).json();
  const isWaiting = async () =>
    (await isListening(url())) &&
    JSON.stringify(await readiness()) === '{"ok":false,"waitingFor":["migrations"]}';

  test('answers 503, and serves once the command has migrated the database', async () => {
    let server: Server | undefined;
    const starting = startServer(folder.path, env).then((started) => {
      server = started;
    });
    await until(isWaiting);
    const [alive, erp, kyc] = await Promise.all(
      ['/healthz', '/api/products', '/v1/sessions'].map((path) => fetch(`${url()}${path}`)),
    );
    expect([alive?.status, erp?.status, kyc?.status]).toEqual([200, 503, 503]);
    expect(erp?.headers.get('retry-after')).toBe('5');
    expect(await erp?.json()).toMatchObject({ ok: false, code: 'service_unavailable' });
    expect(await kyc?.json()).toMatchObject({ error: { retryable: true } });
    expect(server).toBeUndefined();
    const other = await runScript(
      ['dist/cli.js', 'self-check', '--company', 'X'],
      folder.path,
      env,
    );
    expect([other.code, other.err]).toEqual([1, `${lacks}\n`]);
    const preview = await runScript(['dist/cli.js', 'migrate', '--dry-run'], folder.path, env);
    expect(preview.out).toMatch(new RegExp(`^-- ${last}(?: .*)?$`, 'm'));
    const done = await runScript(['dist/cli.js', 'migrate'], folder.path, env);
    expect(done.out).toBe(`Applied ${last}.\n`);
    await starting;
    expect((await fetch(`${url()}/readyz`)).status).toBe(200);
    expect(server?.out()).toContain(lacks);
    await server?.stop();
  });

  test('ends with 0 when it is stopped meanwhile', async () => {
    await rollback(database, migrations);
    const child = spawnServer(folder.path, env);
    await until(isWaiting);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  });

  test('ends with a clear message when the schema needs a later version', async () => {
    await database.knex('schema_migrations').insert({ name: '9999_later', is_breaking: true });
    const { code, err } = await runScript(['dist/main.js'], folder.path, env);
    expect([code, err]).toEqual([
      1,
      'The schema of the database needs a later version of this program (9999_later)\n',
    ]);
  });
});

describe('a server with MIGRATE=off on an older embedded database', () => {
  test('ends with a clear message, so that the command can open the folder', async () => {
    const env = environment({ MIGRATE: 'off' });
    const template = await embeddedTemplate();
    const database = await openDatabase({ dataDir: `${folder.path}/data`, template });
    await rollback(database, migrations);
    await database.close();
    const { code, err } = await runScript(['dist/main.js'], folder.path, env);
    expect([code, err]).toEqual([1, `${lacks}\n`]);
    const done = await runScript(
      ['dist/cli.js', 'migrate', '--to', `${Number(last.slice(0, 4))}`],
      folder.path,
      env,
    );
    expect(done.out).toBe(`Applied ${last}.\n`);
  });
});
