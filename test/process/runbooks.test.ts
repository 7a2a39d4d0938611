import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SvcErp } from '../../sdk/erp/index.js';
import { SvcKyc } from '../../sdk/kyc/index.js';
import { openDatabase } from '../../src/kernel/db/client.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { linesOf, runbookFolder, runLine, type Values, writeCli } from '../support/runbook.js';
import {
  buildServer,
  environment,
  killAll,
  makeFolder,
  type Server,
  startServer,
} from './support.js';

let folder: Awaited<ReturnType<typeof makeFolder>>;
let server: Server;
let erp: SvcErp;
let values: Values;
const place = (...names: readonly string[]) => join(folder.path, ...names);
const keyOf = (id: string, byte: number) => `${id}:${Buffer.alloc(32, byte).toString('base64')}`;

const start = (blobKeys: string) =>
  startServer(folder.path, environment({ BLOB_KEYS: blobKeys, RATE_LIMITS: 'off' }));

interface Login {
  readonly email: string;
  readonly password: string;
}

async function loginAt(baseUrl: string): Promise<string> {
  const { admin } = JSON.parse(await readFile(place('data/demo.json'), 'utf8'));
  const { email, password } = admin as Login;
  erp = new SvcErp({ baseUrl });
  return (await erp.auth.login({ email, password })).data.token;
}

async function invoiceLine() {
  const [customer] = (await erp.customers.list()).data;
  const { data: service } = await erp.products.create({ code: 'RB-1', name: 'Bolt', price: 1 });
  const [main] = (await erp.inventory.warehouses({ sortBy: 'id' })).data;
  const { id: productId } = service;
  const counted = [{ productId, countedQuantity: 100, unitCost: 1 }];
  await erp.inventory.adjust({ warehouseId: main?.id ?? 0, reason: 'count', lines: counted });
  const lines = [{ productId, quantity: 1, warehouseId: main?.id ?? 0 }];
  return { customerId: customer?.id ?? 0, lines };
}

/** Stores a picture that is encrypted with the first key. */
async function storePicture(token: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const person = new SvcKyc({ baseUrl: server.baseUrl, headers });
  const { key } = await person.keys.create({ name: 'Runbook', environment: 'test' });
  const kyc = new SvcKyc({ baseUrl: server.baseUrl, apiKey: key });
  const { session } = await kyc.sessions.create({ features: ['id'] });
  const frontImage = { data: Uint8Array.of(0xff, 0xd8, 0xff), filename: 'approve.jpg' };
  await kyc.documents.idVerification({ sessionId: session.id, frontImage });
}

/** Brings a job to its end and a series behind its documents, as no request does. */
async function plantFaults(): Promise<number> {
  const database = await openDatabase({ dataDir: place('data') });
  try {
    const { knex } = database;
    await knex('series').where({ code: 'invoice' }).decrement('next_number', 1);
    const [job] = await knex('jobs')
      .insert({
        company_id: 0,
        kind: 'blobs.delete',
        payload: { ids: [] },
        run_at: new Date(),
        attempt: 60,
        died_at: new Date(),
        last_error: 'Error: ENOSPC',
      })
      .returning<{ id: number }[]>('id');
    return job?.id ?? 0;
  } finally {
    await database.close();
  }
}

/** More entries than a list may lose without a question. */
const listed = 25;
const entity = (n: number) =>
  JSON.stringify({ id: `q-${n}`, schema: 'Person', properties: { name: [`Zarbunov ${n}`] } });

let invoice: Awaited<ReturnType<typeof invoiceLine>>;
let deadJob: number;

beforeAll(async () => {
  await buildServer();
  folder = await makeFolder();
  await writeCli(folder.path);
  const entities = Array.from({ length: listed }, (_, n) => entity(n));
  await writeFile(place('whole.json'), entities.join('\n'));
  await writeFile(place('cut.json'), entity(1));
  server = await start(keyOf('old', 1));
  await storePicture(await loginAt(server.baseUrl));
  invoice = await invoiceLine();
  await erp.invoices.create(invoice);
  await server.stop();
  deadJob = await plantFaults();
  server = await start(keyOf('new', 2));
  await loginAt(server.baseUrl);
  const permissions = ['config:write', 'products:read'] as const;
  const { data: key } = await erp.apiKeys.create({ name: 'Leaked', permissions: [...permissions] });
  values = {
    LIST: 'test_list',
    FILE: 'whole.json',
    CODE: 'DEMO',
    ID: String(key.id),
    KEY: key.value,
    'http://127.0.0.1:4000': server.baseUrl,
  };
});
afterAll(async () => {
  killAll();
  await folder.remove();
});

/** Runs the commands of a page in order. Resolves to the exit code and output of each. */
async function follow(page: string, more: Values = {}) {
  const ended: (readonly [number, string])[] = [];
  for (const line of await linesOf(page, 'sh', { ...values, ...more })) {
    const { code, text } = await runLine(line, folder.path, environment({ BLOB_KEYS: '' }));
    ended.push([code, text]);
  }
  return ended;
}

const says = (code: number, text: string) => [code, expect.stringContaining(text)] as const;
const ready = says(0, '"ok":true');

/** Follows a page and checks the answers of its commands, by page. The fault is planted where one can be. */
const pages: Readonly<Record<string, () => Promise<void>>> = {
  async 'dead-jobs.md'() {
    expect(await follow('dead-jobs.md', { ID: String(deadJob) })).toEqual([
      says(0, 'Error: ENOSPC'),
      says(0, `Job ${deadJob} is due now`),
      says(0, 'No dead jobs.'),
    ]);
  },

  async 'stuck-series.md'() {
    await expect(erp.invoices.create(invoice)).rejects.toMatchObject({ code: 'duplicate_code' });
    const [check, changed] = await follow('stuck-series.md');
    expect(check).toEqual(says(1, 'invoice'));
    expect(changed).toEqual(says(0, '"prefix":"F2-"'));
    expect((await erp.invoices.create(invoice)).data.number).toMatch(/^F2-0*1$/);
  },

  async 'full-disk.md'() {
    expect(await follow('full-disk.md')).toEqual([ready, says(0, '0 deleted')]);
  },

  async 'failed-migration.md'() {
    const none = says(0, 'Nothing to do.');
    expect(await follow('failed-migration.md')).toEqual([none, none]);
  },

  async 'leaked-api-key.md'() {
    expect(await follow('leaked-api-key.md')).toEqual([
      says(0, 'is revoked'),
      says(0, ''),
      says(0, '"api_key_revoked"'),
    ]);
  },

  async 'watchlist-import.md'() {
    const [, whole] = await follow('watchlist-import.md');
    expect(whole).toEqual(says(0, `${listed} entries`));
    const [list, refused, shrunk] = await follow('watchlist-import.md', { FILE: 'cut.json' });
    expect(list).toEqual(says(0, 'test_list'));
    expect(refused).toEqual(says(1, 'Nothing was imported'));
    expect(shrunk).toEqual(says(0, `${listed - 1} removed`));
  },

  async 'postgres-failover.md'() {
    const [check, jobs, readyz] = await follow('postgres-failover.md');
    expect(check?.[1]).toMatch(/DEMO2: \d+ checks: all is sound/);
    expect([jobs, readyz]).toEqual([says(0, 'No dead jobs.'), ready]);
  },

  async 'lost-master-key.md'() {
    expect(await follow('lost-master-key.md')).toEqual([says(1, 'old is not in BLOB_KEYS')]);
    await server.stop();
    server = await start(`${keyOf('new', 2)},${keyOf('old', 1)}`);
    expect(await follow('lost-master-key.md')).toEqual([says(0, 'files encrypted with new')]);
  },
};

describe('the commands of a runbook do as it says, on a server with its fault', () => {
  test.each(Object.keys(pages))('%s', async (page) => {
    await pages[page]?.();
  });

  // backup.test.ts and the rehearsals follow restore.md, and cells.test.ts follows move-company.md.
  test('every runbook is followed by a test', () => {
    const files = readdirSync(runbookFolder).filter((name) => name !== 'README.md');
    expect(files.sort()).toEqual([...Object.keys(pages), 'move-company.md', 'restore.md'].sort());
  });
});
