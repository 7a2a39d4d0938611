import { startTestApp, type TestApp } from '../support/app.js';
import { type Child, endOf, firstLine, startChild } from '../support/child.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

const rowCount = 4_000;
const rowsOfPart = 500;
const kills = 3;

onPostgres('a process that is killed while it imports', () => {
  let app: TestApp;
  const children: Child[] = [];
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(async () => {
    for (const child of children.splice(0)) await endOf(child, 'SIGKILL');
    await app.close();
  });

  async function startImporting(): Promise<Child> {
    const url = app.database.url ?? '';
    const child = startChild('run-imports.ts', url, app.blobFolder, app.clock.now().toISOString());
    children.push(child);
    expect(await firstLine(child)).toBe('ready');
    return child;
  }

  test('leaves whole parts, and another goes on behind the last of them: each row is imported once', async () => {
    const rows = Array.from({ length: rowCount }, (_, at) => `KILL-${at},Product ${at},1`);
    const text = ['code,name,price', ...rows].join('\n');
    const file = { data: new TextEncoder().encode(text), filename: 'products.csv' };
    const { data } = await app.as('admin').importJobs.start({ kind: 'products', file });
    const read = async () => (await app.as('admin').importJobs.get(data.id)).data;
    for (let kill = 1; kill <= kills; kill += 1) {
      const { done } = await read();
      const child = await startImporting();
      await until(async () => (await read()).done > done);
      await endOf(child, 'SIGKILL');
      const saved = await app.as('admin').products.list({ search: 'KILL-', pageSize: 1 });
      expect(saved.totalCount % rowsOfPart).toBe(0);
      expect(saved.totalCount).toBe((await read()).done);
      expect((await read()).status).toBe('running');
    }
    await startImporting();
    await until(async () => (await read()).finishedAt !== null);
    expect(await read()).toMatchObject({ status: 'done', created: rowCount, unchanged: 0 });
    const { totalCount } = await app.as('admin').products.list({ search: 'KILL-', pageSize: 1 });
    expect(totalCount).toBe(rowCount);
    const entries = await app.database
      .knex('audit_log')
      .where({ company_id: app.companyId, object_type: 'product', action: 'importRecords' })
      .count({ total: '*' })
      .first<{ total: string }>();
    expect(Number(entries?.total)).toBe(rowCount);
  }, 300_000);
});
