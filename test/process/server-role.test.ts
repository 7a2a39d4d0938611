import { once } from 'node:events';
import pg from 'pg';
import { runCli } from '../../src/cli/run.js';
import { sealAll } from '../../src/kernel/audit/seals/sealing.js';
import { deleteTestCompany } from '../../src/kernel/db/companies/copy.js';
import { cleanUp } from '../../src/kernel/maintenance/housekeeping.js';
import { cleaningsOf } from '../../src/process/background/cleanings.js';
import { password, startTestApp, type TestApp } from '../support/app.js';
import { createEmptyDatabase, onPostgres, queryServer } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { addCustomer, invoice, stocked } from '../support/sales.js';
import {
  buildServer,
  environment,
  freePort,
  isListening,
  killAll,
  makeFolder,
  spawnServer,
  until,
} from './support.js';

onPostgres('a server whose role may not change the schema', () => {
  let folder: Awaited<ReturnType<typeof makeFolder>>;
  let database: Awaited<ReturnType<typeof createEmptyDatabase>>;
  let app: TestApp | undefined;
  let owner = '';
  let server = '';

  const urlOf = (role: string): string => {
    const url = new URL(database.url);
    url.username = role;
    url.password = 'secret';
    return url.href;
  };
  const started = (): TestApp => {
    if (app === undefined) throw new Error('The server has not started');
    return app;
  };

  beforeAll(async () => {
    await buildServer();
    folder = await makeFolder();
    database = await createEmptyDatabase();
    const name = new URL(database.url).pathname.slice(1);
    [owner, server] = [`${name}_owner`, `${name}_server`];
    for (const role of [owner, server]) {
      await queryServer(`CREATE ROLE ${role} LOGIN PASSWORD 'secret' NOSUPERUSER`);
    }
    await queryServer(`ALTER DATABASE ${name} OWNER TO ${owner}`);
    await queryServer(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
    await queryServer(`GRANT CONNECT ON DATABASE ${name} TO ${server}`);
  });
  afterAll(async () => {
    killAll();
    await app?.close();
    await folder.remove();
    await database.drop();
    for (const role of [owner, server]) await queryServer(`DROP ROLE ${role}`);
  });

  async function cli(env: NodeJS.ProcessEnv, ...words: readonly string[]) {
    let [out, err] = ['', ''];
    const code = await runCli(words, {
      env: { NODE_ENV: 'test', DATA_DIR: folder.path, ...env },
      now: new Date(),
      out: (text) => {
        out += text;
      },
      err: (text) => {
        err += text;
      },
    });
    return { code, out, err };
  }
  const both = () => ({ DATABASE_URL: urlOf(server), MIGRATION_DATABASE_URL: urlOf(owner) });

  async function codeOf(sql: string): Promise<string | undefined> {
    const client = new pg.Client({ connectionString: urlOf(server) });
    await client.connect();
    try {
      await client.query(sql);
      return undefined;
    } catch (error) {
      return (error as pg.DatabaseError).code;
    } finally {
      await client.end();
    }
  }

  test('waits for the command that migrates, which gives it its rights', async () => {
    const port = String(await freePort());
    const url = `http://127.0.0.1:${port}`;
    const child = spawnServer(
      folder.path,
      environment({ DATABASE_URL: urlOf(server), PORT: port, DEMO: 'history' }),
    );
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
    });
    const waits = async () =>
      (await isListening(url)) &&
      (await (await fetch(`${url}/readyz`)).text()).includes('"migrations"');
    await until(waits);
    const asks = /The database lacks \d+ migrations .* Run npm run cli -- migrate/;
    await until(() => asks.test(output));
    const refused = await cli({ DATABASE_URL: urlOf(server) }, 'self-check');
    expect([refused.code, refused.err]).toEqual([1, expect.stringContaining('cli -- migrate')]);
    const done = await cli(both(), 'migrate');
    expect([done.code, done.out]).toEqual([0, expect.stringMatching(/^Changed the rights/m)]);
    // The demo company writes three months of business, with identity cases.
    await until(async () => (await fetch(`${url}/readyz`)).status === 200);
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(output).not.toMatch(/permission denied|must be owner/);
    const again = await cli(both(), 'migrate');
    expect([again.code, again.out]).toEqual([0, 'Nothing to do.\n']);
  });

  test('runs a business day: sale, payment, identity case, erasure, housekeeping', async () => {
    app = await startTestApp({ database: { url: urlOf(server) } });
    const product = await stocked(app);
    const customerId = await addCustomer(app);
    const lines = [{ productId: product.id, quantity: 2, unitPrice: 10 }];
    const { data: sold } = await invoice(app, { customerId, lines });
    const { receivables } = app.as('admin');
    await receivables.pay({
      customerId,
      amount: sold.total,
      method: 'efectivo',
      autoAllocate: true,
    });
    expect((await receivables.list({ customerId, status: 'open' })).data).toEqual([]);
    const kyc = await app.kyc({ environment: 'test' });
    const externalId = 'person-1';
    const { session } = await kyc.sessions.create({ externalId, features: ['id'] });
    const capture = app.kycClient({ apiKey: await app.kycKey({ environment: 'test' }) });
    expect((await capture.sessions.get(session.id)).session.externalId).toBe(externalId);
    const { erased } = await kyc.subjects.erase({ externalId });
    expect(erased.sessions).toBe(1);
    const { knex } = app.database;
    await knex('audit_log').insert({
      company_id: 0,
      at: new Date(Date.now() - 366 * 86_400_000),
      actor_type: 'system',
      action: 'old',
    });
    const cleaned = await cleanUp(
      knex,
      new Date(),
      cleaningsOf({ eventRetentionDays: 400 } as never),
    );
    expect(cleaned['audit entries past their retention']).toBe(1);
    await sealAll(knex, app.clock, new AbortController().signal);
    const checked = await cli({ DATABASE_URL: urlOf(server) }, 'check', 'audit');
    expect([checked.code, checked.err]).toEqual([0, '']);
    const books = await cli({ DATABASE_URL: urlOf(server) }, 'self-check');
    expect([books.code, books.err]).toEqual([0, '']);
  });

  test('deletes a test company after its reset, and no company in use', async () => {
    const { client, companyId, database: own, email } = started();
    const admin = client();
    await admin.auth.login({ email: email('admin'), password });
    const permissions = ['products:write', 'config:write'];
    const made = await admin.apiKeys.create({
      name: 'Tests',
      environment: 'test',
      permissions,
    });
    const tests = client({ apiKey: made.data.value ?? '' });
    await tests.products.create({ code: 'T-1', name: 'Test', price: 1 });
    const retired = Number(
      (await own.knex('companies').where({ test_of: companyId }).first('id'))?.['id'],
    );
    await tests.testCompany.reset();
    await deleteTestCompany(own.knex, retired);
    expect(await own.knex('companies').where({ id: retired })).toEqual([]);
    expect(await own.knex('audit_log').where({ company_id: retired })).toEqual([]);
    const retire = `UPDATE companies SET test_of = id, retired_at = now() WHERE id = ${companyId}`;
    expect(await codeOf(retire)).toBe('42501');
    const erase = `SELECT test_company_delete('audit_log', ${companyId})`;
    expect(await codeOf(erase)).toBe('42501');
  });

  test.each([
    'CREATE TABLE own (id bigint)',
    'CREATE FUNCTION own() RETURNS integer LANGUAGE sql AS $$ SELECT 1 $$',
    'ALTER TABLE products ADD COLUMN own text',
    'ALTER TABLE audit_log DISABLE TRIGGER USER',
    'DROP TABLE products',
    'DROP TRIGGER audit_log_no_change ON audit_log',
    'TRUNCATE products CASCADE',
    'SET session_replication_role = replica',
    `UPDATE schema_migrations SET name = 'x'`,
    `UPDATE audit_log SET actor_name = 'x'`,
    `SET notaria.audit_erasure = 'on'; UPDATE audit_log SET ip = NULL`,
    `SET notaria.audit_retention = 'on'; DELETE FROM audit_log`,
    'UPDATE audit_seals SET entries = entries',
    `SET notaria.moved_company = '1'; DELETE FROM audit_seals`,
    'DELETE FROM stock_movements',
    'UPDATE receivable_entries SET amount = amount',
    'DELETE FROM kyc_sealed_records',
  ])('cannot run %s', async (sql) => {
    expect(app).toBeDefined();
    expect(await codeOf(sql)).toBe('42501');
  });

  test('keeps entries that are not too old, whatever it asks of the retention', async () => {
    const { companyId, database: own } = started();
    const count = async () =>
      Number((await own.knex('audit_log').where({ company_id: companyId }).count())[0]?.['count']);
    const before = await count();
    expect(before).toBeGreaterThan(0);
    await own.knex('companies').where({ id: companyId }).update({ audit_retention_days: 365 });
    await own.knex.raw('SELECT audit_drop_old(?, 1000000)', [companyId]);
    const old = await own
      .knex('audit_log')
      .where({ company_id: companyId })
      .where('at', '>', new Date(Date.now() - 365 * 86_400_000))
      .count();
    expect(Number(old[0]?.['count'])).toBe(before);
  });

  test('is refused by the command that migrates if it may do more', async () => {
    const asOwner = await cli(
      { DATABASE_URL: urlOf(owner), MIGRATION_DATABASE_URL: urlOf(owner) },
      'migrate',
    );
    expect([asOwner.code, asOwner.err]).toEqual([1, expect.stringContaining('owns tables')]);
    const asSuperuser = await cli(
      { DATABASE_URL: database.url, MIGRATION_DATABASE_URL: urlOf(owner) },
      'migrate',
    );
    expect([asSuperuser.code, asSuperuser.err]).toEqual([
      1,
      expect.stringContaining('is a superuser'),
    ]);
  });
});
