import type { SvcErp } from '../../sdk/erp/index.js';
import { startJobs } from '../../src/kernel/jobs/worker.js';
import { createLogger } from '../../src/kernel/log.js';
import { asIfRunning, failure, startTestApp, type TestApp } from '../support/app.js';
import { importKindsOf } from '../support/import-jobs.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, stocked } from '../support/sales.js';
import { until } from '../support/until.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(async () => {
  await app.close();
});

const log = createLogger({ logLevel: 'silent' });

/** Runs jobs until `work` is over. */
async function working<T>(work: () => Promise<T>): Promise<T> {
  const worker = startJobs({
    db: app.database.knex,
    clock: app.clock,
    log,
    kinds: importKindsOf(app.storage, app.clock),
    pollMs: 20,
  });
  try {
    return await work();
  } finally {
    await worker.stop(5_000);
  }
}

const jobs = () => app.as('admin').importJobs;
const bytes = (lines: readonly string[]) => new TextEncoder().encode(lines.join('\n'));
const fileOf = (...lines: readonly string[]) => ({ data: bytes(lines), filename: 'records.csv' });

const over = (id: number) => until(async () => (await jobs().get(id)).data.finishedAt !== null);

/** Starts an import, runs it to its end, and returns it. */
async function run(input: Parameters<SvcErp['importJobs']['start']>[0]) {
  const { data } = await jobs().start(input);
  await working(() => over(data.id));
  return (await jobs().get(data.id)).data;
}

const warehouses = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => `${prefix}-${at},Name ${at}`);

const storedFiles = async () =>
  (await app.database.knex('blobs').where({ purpose: 'import' }).select('id')).length;

test('An import by a test key lands in the test company', async () => {
  const permissions = ['inventory:read', 'config:write'];
  const input = { name: 'Tests', environment: 'test', permissions } as const;
  const { data: key } = await app.as('admin').apiKeys.create(input);
  const tests = app.client({ apiKey: key.value ?? '' });
  const file = fileOf('code,name', ...warehouses('TEST', 2));
  const { data } = await tests.importJobs.start({ kind: 'warehouses', file });
  await working(() =>
    until(async () => (await tests.importJobs.get(data.id)).data.finishedAt !== null),
  );
  expect((await tests.importJobs.get(data.id)).data).toMatchObject({ status: 'done', created: 2 });
  const found = (client: SvcErp) => client.inventory.warehouses({ search: 'TEST-' });
  expect((await found(tests)).totalCount).toBe(2);
  expect((await found(app.as('admin'))).totalCount).toBe(0);
});

describe('startImport', () => {
  test('imports more rows than a request may, in parts, and deletes the file', async () => {
    const file = fileOf('code,name', ...warehouses('BIG', 1_201));
    const { data } = await jobs().start({ kind: 'warehouses', file });
    expect(data).toMatchObject({ status: 'queued', rows: null, fileName: 'records.csv' });
    expect(await storedFiles()).toBe(1);
    await working(() => over(data.id));
    const done = (await jobs().get(data.id)).data;
    expect(done).toMatchObject({ status: 'done', rows: 1_201, done: 1_201, created: 1_201 });
    expect(await storedFiles()).toBe(0);
    const found = await app.as('admin').inventory.warehouses({ search: 'BIG-' });
    expect(found.totalCount).toBe(1_201);
    const audit = (await app.as('admin').audit.list({ objectType: 'import' })).data;
    expect(audit[0]?.after).toMatchObject({ status: 'done', created: 1_201 });
  });

  test('imports nothing of a file with a fault, unless faults are skipped', async () => {
    const file = fileOf('code,name', 'JF-1,One', 'JF-2,', 'JF-3,Three');
    const failed = await run({ kind: 'warehouses', file });
    expect(failed).toMatchObject({ status: 'failed', created: 0, faultCount: 1 });
    expect(failed.failure).toContain('nothing was imported');
    expect(failed.faults).toEqual([{ line: 3, column: 'name', message: 'is required' }]);
    const skipped = await run({ kind: 'warehouses', file, skipFaults: true });
    expect(skipped).toMatchObject({ status: 'done', rows: 3, created: 2, faultCount: 1 });
  });

  test('saves nothing in a dry run', async () => {
    const file = fileOf('code,name', 'JD-1,One');
    const done = await run({ kind: 'warehouses', file, dryRun: true });
    expect(done).toMatchObject({ status: 'done', created: 1, dryRun: true });
    expect((await app.as('admin').inventory.warehouses({ search: 'JD-' })).data).toEqual([]);
  });

  test('keeps the parts before a row that is refused, and says so', async () => {
    await app.as('admin').imports.run('products', {
      file: fileOf('code,name,price,barcode', 'TAKEN,T,1,4711'),
    });
    const rows = Array.from({ length: 600 }, (_, at) => `PR-${at},P,1,${at === 550 ? 4711 : ''}`);
    const file = fileOf('code,name,price,barcode', ...rows);
    const failed = await run({ kind: 'products', file });
    expect(failed).toMatchObject({ status: 'failed', done: 500, created: 500, faultCount: 1 });
    expect(failed.failure).toBe('A row was refused; the 500 rows of the parts before stay');
    expect(failed.faults).toMatchObject([{ line: 552 }]);
  });

  test('creates documents, each once, also in another import of the same file', async () => {
    const customerId = await addCustomer(app, { paymentTerms: 'CREDITO_30' });
    const { id: productId } = await stocked(app);
    const line = (quantity: number) =>
      JSON.stringify({ customerId, lines: [{ productId, quantity }] });
    const file = { data: bytes([line(1), line(1), line(2)]), filename: 'invoices.ndjson' };
    const first = await run({ kind: 'invoices', file });
    expect(first).toMatchObject({ status: 'done', created: 3, unchanged: 0 });
    expect(await run({ kind: 'invoices', file })).toMatchObject({ created: 0, unchanged: 3 });
    const { data } = await app.as('admin').invoices.list({ customerId });
    expect(data).toHaveLength(3);
  });

  test('fails with the reason once the permission of the author is taken away', async () => {
    const { data: user } = await app.as('admin').users.create({
      name: 'Temporary',
      email: 'temporary@example.com',
      password: 'correct horse battery',
      role: 'manager',
    });
    const client = app.client();
    await client.auth.login({ email: 'temporary@example.com', password: 'correct horse battery' });
    const { data } = await client.importJobs.start({
      kind: 'warehouses',
      file: fileOf('code,name', 'RV-1,One'),
    });
    await app.as('admin').users.update(user.id, { name: 'Temporary', role: 'viewer' });
    await working(() => over(data.id));
    const failed = (await jobs().get(data.id)).data;
    expect(failed).toMatchObject({ status: 'failed', created: 0 });
    expect(failed.failure).toContain('config:write');
  });

  test('reads the permission again before each part', async () => {
    const email = 'between-parts@example.com';
    const login = { email, password: 'correct horse battery' };
    const { data: user } = await app
      .as('admin')
      .users.create({ name: 'Between', role: 'manager', ...login });
    const client = app.client();
    await client.auth.login(login);
    const file = fileOf('code,name', ...warehouses('BP', 4_000));
    const { data } = await client.importJobs.start({ kind: 'warehouses', file });
    await working(async () => {
      await until(async () => (await jobs().get(data.id)).data.done > 0);
      await app.as('admin').users.update(user.id, { name: 'Between', role: 'viewer' });
      await over(data.id);
    });
    const failed = (await jobs().get(data.id)).data;
    expect(failed).toMatchObject({ status: 'failed', failure: expect.stringContaining(':write') });
    expect(failed.done).toBeGreaterThan(0);
    expect(failed.created).toBeLessThan(4_000);
    const { totalCount } = await app.as('admin').inventory.warehouses({ search: 'BP-' });
    expect(totalCount).toBe(failed.created);
  });

  test('fails with the reason for a file that is no table of the kind', async () => {
    const failed = await run({ kind: 'warehouses', file: fileOf('code,colour', 'a,b') });
    expect(failed).toMatchObject({ status: 'failed', rows: null });
    expect(failed.failure).toContain('There is no column "colour"');
  });

  test('refuses an unknown kind, a caller without the permission, and another file', async () => {
    const file = fileOf('code,name', 'a,b');
    expect(await failure(jobs().start({ kind: 'ships', file }))).toMatchObject({ statusCode: 404 });
    const viewer = app.as('viewer').importJobs;
    expect(await failure(viewer.start({ kind: 'warehouses', file }))).toMatchObject({
      statusCode: 403,
    });
    const png = new Uint8Array(Buffer.from('89504e470d0a1a0a0000', 'hex'));
    const picture = { data: png, filename: 'a.png' };
    expect(await failure(jobs().start({ kind: 'warehouses', file: picture }))).toMatchObject({
      statusCode: 415,
    });
    const large = { data: new Uint8Array(20 * 2 ** 20 + 1).fill(65), filename: 'a.csv' };
    expect(await failure(jobs().start({ kind: 'warehouses', file: large }))).toMatchObject({
      statusCode: 413,
    });
  });

  test('answers a repeated request with the same import, and another one with its key 422', async () => {
    const file = fileOf('code,name', 'KEY-1,One');
    const options = { idempotencyKey: 'import-job-1', maxRetries: 0 };
    const once = () => jobs().start({ kind: 'warehouses', file }, options);
    const { data } = await once();
    expect((await once()).data).toEqual(data);
    const other = jobs().start({ kind: 'warehouses', file, dryRun: true }, options);
    expect(await failure(other)).toMatchObject({ statusCode: 422, code: 'idempotency_key_reused' });
    await asIfRunning(app, options.idempotencyKey);
    expect(await failure(once())).toMatchObject({ statusCode: 409 });
    await jobs().cancel(data.id);
  });

  test('refuses an eleventh import that is not over', async () => {
    const start = () => jobs().start({ kind: 'warehouses', file: fileOf('code,name', 'MANY,One') });
    const ids: number[] = [];
    for (let count = 0; count < 10; count += 1) ids.push((await start()).data.id);
    expect(await failure(start())).toMatchObject({ statusCode: 409, code: 'too_many_imports' });
    for (const id of ids) await jobs().cancel(id);
  });
});

describe('cancelImport', () => {
  test('ends an import before its next part, deletes its file, and refuses one that is over', async () => {
    const file = fileOf('code,name', 'CA-1,One');
    const { data } = await jobs().start({ kind: 'warehouses', file });
    const options = { idempotencyKey: 'cancel-1', maxRetries: 0 };
    expect((await jobs().cancel(data.id, options)).data.status).toBe('cancelled');
    expect(await storedFiles()).toBe(0);
    await working(() =>
      until(
        async () => (await app.database.knex('jobs').where({ kind: 'imports.run' })).length === 0,
      ),
    );
    expect((await app.as('admin').inventory.warehouses({ search: 'CA-' })).data).toEqual([]);
    expect(await failure(jobs().cancel(data.id))).toMatchObject({ code: 'import_over' });
    expect(await failure(jobs().cancel(data.id + 1_000))).toMatchObject({ statusCode: 404 });
    expect(await failure(jobs().cancel(data.id + 1, options))).toMatchObject({ statusCode: 422 });
    expect(await failure(app.as('viewer').importJobs.cancel(data.id))).toMatchObject({
      statusCode: 403,
    });
  });
});

describe('listImports and getImport', () => {
  test('show imports of the kinds that the caller may create, newest first', async () => {
    const { data } = await jobs().list({ kind: 'warehouses', status: 'done' });
    expect(data.length).toBeGreaterThan(0);
    expect(data.every(({ status, kind }) => status === 'done' && kind === 'warehouses')).toBe(true);
    expect((await app.as('viewer').importJobs.list()).data).toEqual([]);
    const id = data[0]?.id ?? 0;
    expect(await failure(app.as('viewer').importJobs.get(id))).toMatchObject({ statusCode: 403 });
    expect(await failure(app.as('stranger').importJobs.get(id))).toMatchObject({ statusCode: 404 });
    expect((await app.as('stranger').importJobs.list()).data).toEqual([]);
  });
});
