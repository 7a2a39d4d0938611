import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { unzip } from '../support/zip.js';

const count = 20_000;
let app: TestApp;

/** Wide rows: what is on its way in the sockets' buffers is a small part of them. */
const insertProducts = `
  INSERT INTO products (company_id, code, code_key, name, name_key, search_text, category_name, category_key, price,
    unit, type, track_stock, currency_code, created_at, updated_at)
  SELECT ?::bigint, 'S-' || n, 's-' || n, repeat('ñ', 190) || n, 'n' || n, 's-' || n,
    md5(n::text) || repeat(md5(n::text), 5), '', n, 'unit', 'good', true, 'DOP', now(), now()
  FROM generate_series(1, ${count}) AS n`;

onPostgres('an export of twenty thousand rows', () => {
  beforeAll(async () => {
    app = await startTestApp();
    await app.database.knex.raw(insertProducts, [app.companyId]);
  });
  afterAll(() => app.close());

  const start = (format: 'csv' | 'xlsx', signal?: AbortSignal) =>
    app.fetch(`/api/products?format=${format}&sortBy=id&sortDir=asc`, {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
      ...(signal && { signal }),
    });

  /** Connections that an export holds: those of a transaction whose last statement read a chunk. */
  async function walking(): Promise<number[]> {
    const { rows } = await app.database.knex.raw<{ rows: { pid: number }[] }>(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
       AND state IN ('idle in transaction', 'active') AND (query LIKE 'FETCH%' OR query LIKE 'DECLARE%')`,
    );
    return rows.map(({ pid }) => pid);
  }

  async function untilNoneWalks(): Promise<void> {
    while ((await walking()).length > 0) await new Promise((resolve) => setImmediate(resolve));
  }

  function readerOf(reply: Response) {
    if (reply.body === null) throw new Error('There is no body');
    return reply.body.getReader();
  }

  test('sends its first rows before the last are read, and waits for a slow reader', async () => {
    const reader = readerOf(await start('csv'));
    const first = await reader.read();
    expect(Buffer.from(first.value ?? []).toString()).toContain('S-1,');
    // The rest does not fit into the buffers on the way: the query must still be open.
    expect(await walking()).toHaveLength(1);
    let text = '';
    const decoder = new TextDecoder();
    for (let part = first; !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
    }
    const lines = text.trimEnd().split('\r\n');
    expect(lines).toHaveLength(count + 1);
    expect(lines.at(-1)).toMatch(new RegExp(`^\\d+,S-${count},ñ+${count},`));
    await untilNoneWalks();
  });

  test('is whole and in order as a workbook too', async () => {
    const content = new Uint8Array(await (await start('xlsx')).arrayBuffer());
    const sheet = unzip(content).get('xl/worksheets/sheet1.xml') ?? '';
    const codes = [...sheet.matchAll(/preserve">(S-\d+)</g)].map(([, code]) => code);
    expect(codes).toEqual(Array.from({ length: count }, (_, index) => `S-${index + 1}`));
    expect(sheet).toContain(`<row r="${count + 1}">`);
  });

  test('sees one moment: what is written meanwhile is not in it', async () => {
    const reader = readerOf(await start('csv'));
    const decoder = new TextDecoder();
    let text = decoder.decode((await reader.read()).value, { stream: true });
    await app.database
      .knex('products')
      .where({ company_id: app.companyId, code: `S-${count}` })
      .update({ code: 'renamed' });
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      text += decoder.decode(part.value, { stream: true });
    }
    expect(text).toContain(`,S-${count},`);
    expect(text).not.toContain('renamed');
  });

  test('ends its query when the client goes away', async () => {
    const controller = new AbortController();
    const reader = readerOf(await start('csv', controller.signal));
    await reader.read();
    expect(await walking()).toHaveLength(1);
    controller.abort();
    await expect(reader.read()).rejects.toThrow();
    await untilNoneWalks();
  });

  test('breaks off instead of ending when it fails midway, and the server goes on', async () => {
    const reader = readerOf(await start('csv'));
    await reader.read();
    for (const pid of await walking()) {
      await app.database.knex.raw('SELECT pg_terminate_backend(?)', [pid]);
    }
    const readAll = async () => {
      for (let part = await reader.read(); !part.done; ) part = await reader.read();
    };
    await expect(readAll()).rejects.toThrow();
    expect((await app.as('admin').products.list()).totalCount).toBeGreaterThan(0);
  });

  test('leaves half of the pool to everybody else: more exports at once are told to wait', async () => {
    const small = await startTestApp({ database: { poolMax: 2 } });
    try {
      await small.database.knex.raw(insertProducts, [small.companyId]);
      const begin = () =>
        small.fetch('/api/products?format=csv', {
          headers: { authorization: `Bearer ${small.tokenOf('admin')}` },
        });
      const reader = readerOf(await begin());
      await reader.read();
      const refused = await begin();
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '1']);
      expect(await refused.json()).toMatchObject({ code: 'service_unavailable' });
      expect((await small.as('admin').products.list()).totalCount).toBeGreaterThan(0);
      await reader.cancel();
    } finally {
      await small.close();
    }
  });
});
