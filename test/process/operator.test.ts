import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SvcErp } from '../../sdk/erp/index.js';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  runScript,
  type Server,
  startServer,
} from './support.js';

let folder: Awaited<ReturnType<typeof makeFolder>>;
let server: Server;
beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
  server = await startServer(folder.path, environment());
});
afterAll(async () => {
  killAll();
  await folder.remove();
});

const cli = (...args: readonly string[]) =>
  runScript(['dist/cli.js', ...args], folder.path, environment());
const socket = () => join(folder.path, 'data', 'operator.sock');

describe('a command beside a server on the embedded database', () => {
  test('is executed by the server, with immediate effect', async () => {
    const company = await cli('create', 'company', '--code', 'NEW', '--name', 'New', '--json');
    expect([company.code, company.err]).toEqual([0, '']);
    const made = await cli(
      'create',
      'api-key',
      '--company',
      'NEW',
      '--name',
      'First',
      '--permissions',
      'products:read',
      '--json',
    );
    expect([made.code, made.err]).toEqual([0, '']);
    const headers = { 'x-api-key': JSON.parse(made.out).value };
    const reply = await fetch(`${server.baseUrl}/api/products`, { headers });
    expect([reply.status, await reply.json()]).toMatchObject([200, { ok: true, totalCount: 0 }]);
  });

  test('creates the administrator of a company, who creates its first keys over HTTP', async () => {
    const person = { email: 'first@new.example', password: 'correct horse battery staple' };
    const made = await cli(
      'create',
      'user',
      '--company',
      'NEW',
      '--name',
      'First',
      '--role',
      'admin',
      '--email',
      person.email,
      '--password',
      person.password,
    );
    expect([made.code, made.err]).toEqual([0, '']);
    const erp = new SvcErp({ baseUrl: server.baseUrl });
    const { data: login } = await erp.auth.login(person);
    const { data } = await erp.apiKeys.create({ name: 'Shop', permissions: ['products:read'] });
    const shop = new SvcErp({ baseUrl: server.baseUrl, apiKey: data.value });
    expect((await shop.products.list()).totalCount).toBe(0);
    const reply = await fetch(`${server.baseUrl}/v1/keys`, {
      method: 'POST',
      headers: { authorization: `Bearer ${login.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ name: 'Backend' }),
    });
    const { key } = (await reply.json()) as { key: string };
    const backend = new SvcKyc({ baseUrl: server.baseUrl, apiKey: key });
    expect((await backend.sessions.list()).sessions).toEqual([]);
  });

  test('creates a company that can sell, categorise and transfer through the API alone', async () => {
    const erp = new SvcErp({ baseUrl: server.baseUrl });
    await erp.auth.login({ email: 'first@new.example', password: 'correct horse battery staple' });
    const [main] = (await erp.inventory.warehouses()).data;
    const shop = (await erp.inventory.createWarehouse({ code: 'SHOP', name: 'Shop' })).data;
    const category = (await erp.products.createCategory({ name: 'Hardware' })).data;
    const tax = { code: 'ITBIS', name: 'ITBIS', rate: 18, category: 'standard' as const };
    const { id: taxRateId } = (await erp.config.createTaxRate(tax)).data;
    const bolt = { code: 'BOLT', name: 'Bolt', price: 2, categoryId: category.id, taxRateId };
    const { id: productId } = (await erp.products.create(bolt)).data;
    const [from, to] = [main?.id ?? 0, shop.id];
    const counted = [{ productId, countedQuantity: 10, unitCost: 1 }];
    await erp.inventory.adjust({ warehouseId: from, reason: 'count', lines: counted });
    const moved = [{ productId, quantity: 4 }];
    await erp.inventory.transfer({ fromWarehouseId: from, toWarehouseId: to, lines: moved });
    const { id: customerId } = (await erp.customers.create({ name: 'First buyer' })).data;
    const lines = [{ productId, quantity: 3, warehouseId: to }];
    const sold = (await erp.invoices.create({ customerId, lines })).data;
    expect(sold).toMatchObject({ total: 6, taxTotal: 1.08, grandTotal: 7.08 });
    const stock = (await erp.inventory.stock({ productId, sortBy: 'warehouseName' })).data;
    expect(stock.map(({ quantity }) => quantity)).toEqual([6, 1]);
    await erp.config.updateTaxRate(taxRateId, { name: 'ITBIS', active: false });
    expect((await erp.config.taxRates()).data).toEqual([]);
  });

  test('reads files relative to the folder where it was typed', async () => {
    await writeFile(join(folder.path, 'products.csv'), 'code,name,price\nA-1,Bolt,1.50\n');
    const done = await cli('import', 'products', 'products.csv', '--company', 'NEW', '--json');
    expect([done.code, done.err]).toEqual([0, '']);
    expect(JSON.parse(done.out)).toMatchObject({ rows: 1, created: 1 });
  });

  test('is refused with the same exit code and messages as elsewhere', async () => {
    const twice = await cli('create', 'company', '--code', 'NEW', '--name', 'New');
    expect([twice.code, twice.out]).toEqual([1, '']);
    expect(twice.err).toContain('NEW');
    const wrong = await cli('create', 'company', '--colour', 'red');
    expect(wrong.code).toBe(2);
    const check = await cli('self-check', '--company', 'NEW');
    expect([check.code, check.out]).toEqual([0, expect.stringContaining('all is sound')]);
  });

  test('is accepted from the owner of the folder only', async () => {
    expect((await stat(socket())).mode & 0o777).toBe(0o600);
  });

  test('opens the database itself once the server has ended or was killed', async () => {
    await server.stop('SIGKILL');
    const after = await cli('self-check', '--company', 'NEW');
    expect([after.code, after.out]).toEqual([0, expect.stringContaining('all is sound')]);
    server = await startServer(folder.path, environment());
    expect((await cli('self-check', '--company', 'NEW')).code).toBe(0);
    await server.stop();
    await expect(stat(socket())).rejects.toMatchObject({ code: 'ENOENT' });
    expect((await cli('self-check', '--company', 'NEW')).code).toBe(0);
  });
});
