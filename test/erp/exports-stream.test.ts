import { startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { exportsReading, insertWideProducts } from '../support/exports.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';
import { unzip } from '../support/zip.js';

const count = 20_000;
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await insertWideProducts(app, app.companyId, count);
});
afterAll(() => app.close());

interface StartOptions {
  readonly of?: TestApp;
  readonly role?: 'admin' | 'stranger';
  readonly signal?: AbortSignal;
}

const start = (
  format: 'csv' | 'xlsx',
  { of = app, role = 'admin', signal }: StartOptions = {},
): Promise<Response> =>
  of.fetch(`/api/products?format=${format}&sortBy=id&sortDir=asc`, {
    headers: { authorization: `Bearer ${of.tokenOf(role)}` },
    ...(signal && { signal }),
  });

const untilReading = (exports: number) =>
  until(async () => (await exportsReading(app)) === exports);

describe('an export of twenty thousand rows', () => {
  test('is complete and in order, and releases the database once it is answered', async () => {
    const reply = await start('csv');
    expect(await exportsReading(app)).toBe(0);
    const content = Buffer.from(await reply.arrayBuffer());
    expect(reply.headers.get('content-length')).toBe(String(content.length));
    const lines = content.toString().trimEnd().split('\r\n');
    expect(lines).toHaveLength(count + 1);
    expect(lines.at(-1)).toMatch(new RegExp(`^\\d+,S-${count},ñ+${count},`));
  });

  test('is complete and in order as a workbook too', async () => {
    const content = new Uint8Array(await (await start('xlsx')).arrayBuffer());
    const sheet = unzip(content).get('xl/worksheets/sheet1.xml') ?? '';
    const codes = [...sheet.matchAll(/preserve">(S-\d+)</g)].map(([, code]) => code);
    expect(codes).toEqual(Array.from({ length: count }, (_, index) => `S-${index + 1}`));
    expect(sheet).toContain(`<row r="${count + 1}">`);
  });

  test('shows one moment, without concurrent writes', async () => {
    const reply = start('csv');
    await untilReading(1);
    await app.database
      .knex('products')
      .where({ company_id: app.companyId, code: `S-${count}` })
      .update({ category_name: 'renamed' });
    // The update happened while the rows were read.
    expect(await exportsReading(app)).toBe(1);
    const text = await (await reply).text();
    expect(text).toContain(`,S-${count},`);
    expect(text).not.toContain('renamed');
  });

  test('cancels its query when the client disconnects', async () => {
    const controller = new AbortController();
    const reply = start('csv', { signal: controller.signal });
    await untilReading(1);
    controller.abort();
    await expect(reply).rejects.toThrow();
    await untilReading(0);
  });
});

onPostgres('exports and the connection pool', () => {
  const inSmallPool = async (
    exportLimits: { readonly waiting?: number },
    use: (small: TestApp, replies: readonly Promise<Response>[]) => Promise<void>,
  ) => {
    const small = await startTestApp({ database: { poolMax: 2 }, exportLimits });
    try {
      await insertWideProducts(small, small.companyId, count);
      await insertWideProducts(small, small.otherCompanyId, count);
      const roles = ['admin', 'stranger'] as const;
      await use(
        small,
        roles.map((role) => start('csv', { of: small, role })),
      );
    } finally {
      await small.close();
    }
  };

  test('answer in the envelope when a query fails midway, and the server continues', async () => {
    const reply = start('csv');
    await untilReading(1);
    await app.database.knex.raw(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND query LIKE 'FETCH%'`,
    );
    const failed = await reply;
    expect([failed.status, failed.headers.get('retry-after')]).toEqual([503, '1']);
    expect(await failed.json()).toMatchObject({ code: 'service_unavailable' });
    expect((await app.as('admin').products.list()).totalCount).toBe(count);
  });

  test('leave half of the connections to other requests: a further export waits', async () => {
    await inSmallPool({}, async (small, replies) => {
      let isAnswered = false;
      const whole = Promise.all(replies).then(async (all) => {
        isAnswered = true;
        for (const reply of all) expect((await reply.text()).split('\r\n')).toHaveLength(count + 2);
      });
      const reading: number[] = [];
      while (!isAnswered) reading.push(await exportsReading(small));
      expect(Math.max(...reading)).toBe(1);
      await whole;
    });
  });

  test('answer 503 with Retry-After when the queue is full', async () => {
    await inSmallPool({ waiting: 0 }, async (_small, replies) => {
      const all = await Promise.all(replies);
      expect(all.map(({ status }) => status).sort()).toEqual([200, 503]);
      const refused = all.find(({ status }) => status === 503);
      expect(refused?.headers.get('retry-after')).toBe('1');
      for (const reply of all) await reply.arrayBuffer();
    });
  });
});
