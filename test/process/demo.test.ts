import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SvcErp } from '../../sdk/erp/index.js';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import {
  buildServer,
  environment,
  freePort,
  killAll,
  makeFolder,
  type Server,
  startServer,
} from './support.js';

/** A Thursday. Nothing random is left, since the day decides the whole history. */
const env = environment({
  DEMO: 'history',
  RATE_LIMITS: 'off',
  TEST_CLOCK: '2026-09-17T18:00:00Z',
});

let folder: Awaited<ReturnType<typeof makeFolder>>;
let server: Server;
let erp: SvcErp;
/** The administrator. */
let person: SvcErp;
let kyc: SvcKyc;

async function start(): Promise<void> {
  server = await startServer(folder.path, env);
  const { baseUrl } = server;
  erp = new SvcErp({ baseUrl, apiKey: server.key });
  person = new SvcErp({ baseUrl });
  const login = { email: server.shown('E-mail'), password: server.shown('Password') };
  const { token } = (await person.auth.login(login)).data;
  kyc = new SvcKyc({ baseUrl, headers: { authorization: `Bearer ${token}` } });
}

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
});
afterAll(async () => {
  killAll();
  await folder.remove();
});

/** How many records of each kind there are. */
async function countAll() {
  const lists = await Promise.all([
    erp.invoices.list({ pageSize: 1 }),
    erp.creditNotes.list({ pageSize: 1 }),
    erp.receivables.payments({ pageSize: 1 }),
    erp.purchaseOrders.list({ pageSize: 1 }),
    erp.inventory.adjustments({ pageSize: 1 }),
    erp.inventory.transfers({ pageSize: 1 }),
    erp.crm.leads({ pageSize: 1 }),
    erp.crm.opportunities({ pageSize: 1 }),
  ]);
  const { total } = await kyc.sessions.list({ limit: 1 });
  return [...lists.map(({ totalCount }) => totalCount), total];
}

describe('the demo company of a first start that was killed', () => {
  beforeAll(async () => {
    const first = await startServer(folder.path, env);
    await first.stop('SIGKILL');
    await start();
  });

  test('has sales of this month up to today, returns and money received', async () => {
    const { data } = await erp.invoices.list({ dateFrom: '2026-09-01', sortBy: 'issueDate' });
    expect(data.length).toBeGreaterThan(3);
    expect(data.every(({ issueDate }) => issueDate <= '2026-09-17')).toBe(true);
    for (const count of await countAll()) expect(count).toBeGreaterThan(0);
    const { totalCount } = await erp.invoices.list({ dateTo: '2026-07-31', pageSize: 1 });
    expect(totalCount).toBeGreaterThan(3);
  });

  test('has overdue customers, open bills of vendors and products below their minimum', async () => {
    const { current: _current, ...overdue } = (await erp.receivables.aging()).data.totals;
    expect(Math.max(...Object.values(overdue).map(Number))).toBeGreaterThan(0);
    expect((await erp.payables.list({ status: 'open' })).totalCount).toBeGreaterThan(0);
    expect((await erp.products.list({ lowStock: true })).totalCount).toBeGreaterThan(0);
  });

  test('has leads that wait, and opportunities in three stages with two owners', async () => {
    expect((await erp.crm.leads({ status: 'new' })).totalCount).toBeGreaterThan(0);
    const { data } = await erp.crm.opportunities({ pageSize: 100 });
    const open = data.filter(({ stage }) => stage !== 'won' && stage !== 'lost');
    expect(new Set(open.map(({ stage }) => stage)).size).toBeGreaterThanOrEqual(3);
    expect(new Set(open.map(({ ownerId }) => ownerId)).size).toBe(2);
  });

  test('has six identity cases in six states, with documents that reviewers see', async () => {
    const { sessions } = await kyc.sessions.list();
    expect(sessions.map(({ status }) => status).sort()).toEqual([
      'abandoned',
      'approved',
      'declined',
      'in_progress',
      'in_review',
      'not_started',
    ]);
    const waiting = sessions.find(({ status }) => status === 'in_review');
    const { session } = await kyc.sessions.get(waiting?.id ?? '');
    expect(session.reasonCodes).toContain('DATE_OF_BIRTH_MISMATCH');
    const [image] = session.checks[0]?.images ?? [];
    const picture = await fetch(new URL(image?.url ?? '', server.baseUrl));
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  });

  test('has sound books', async () => {
    const { data } = await person.admin.selfCheck();
    expect(data.checks.filter(({ faults }) => faults.length > 0)).toEqual([]);
    expect(data.sound).toBe(true);
  });

  test('has three tasks whose addresses the terminal shows', async () => {
    const shown = [...server.out().matchAll(/^ {2}\S.* {2}http\S+(\/console\/[a-z]\S+)$/gm)];
    expect(shown.map(([, path]) => path)).toEqual([
      '/console/aging',
      '/console/invoices/new',
      '/console/review',
    ]);
  });

  test('gains nothing by another start', async () => {
    const before = await countAll();
    expect(await server.stop()).toBe(0);
    await start();
    expect(await countAll()).toEqual(before);
    expect(await server.stop()).toBe(0);
  });
});

describe('a start with --empty', () => {
  test('creates a company with an administrator and one warehouse, and keeps it', async () => {
    const port = String(await freePort());
    const own = { ...env, DATA_DIR: join(folder.path, 'own'), PORT: port };
    const empty = await startServer(folder.path, own, [], ['--empty']);
    const { admin, companies } = JSON.parse(
      await readFile(join(folder.path, 'own/demo.json'), 'utf8'),
    );
    expect(companies).toHaveLength(1);
    const client = new SvcErp({ baseUrl: empty.baseUrl });
    await client.auth.login({ email: admin.email, password: admin.password });
    const counts = async () => [
      (await client.products.list()).totalCount,
      (await client.customers.list()).totalCount,
      (await client.vendors.list()).totalCount,
      (await client.invoices.list()).totalCount,
      (await client.inventory.warehouses()).totalCount,
      (await client.users.list()).totalCount,
    ];
    expect(await counts()).toEqual([0, 0, 0, 0, 1, 1]);
    expect(await empty.stop()).toBe(0);
    const later = await startServer(folder.path, own);
    expect(later.shown('Password')).toBe(admin.password);
    expect(await counts()).toEqual([0, 0, 0, 0, 1, 1]);
    expect(await later.stop()).toBe(0);
  });
});
