import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../src/cli/run.js';
import { openAuditLog } from '../../src/kernel/audit/seals/log-target.js';
import { sealAll, shipAll } from '../../src/kernel/audit/seals/sealing.js';
import { cleanUp } from '../../src/kernel/maintenance/housekeeping.js';
import { cleaningsOf } from '../../src/process/background/cleanings.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { createProduct } from '../support/goods.js';
import { afterEach, beforeEach, describe, expect, test } from '../support/jest.js';
import { until } from '../support/until.js';

let app: TestApp;
let folder: string;
beforeEach(async () => {
  app = await startTestApp();
  folder = await mkdtemp(join(tmpdir(), 'notaria-audit-'));
});
afterEach(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

const { signal } = new AbortController();
const seal = () => sealAll(app.database.knex, app.clock, signal);
const logFile = () => join(folder, 'audit.jsonl');
const ship = (write = openAuditLog(logFile())) =>
  shipAll(app.database.knex, app.clock, write, signal);

async function check(...words: readonly string[]) {
  let text = '';
  const say = (more: string): void => {
    text += more;
  };
  const { database } = app;
  const terminal = { env: { NODE_ENV: 'test' }, database, now: new Date(), out: say, err: say };
  const code = await runCli(['check', 'audit', ...words], terminal);
  return { code, text };
}

/** Runs SQL with the triggers of the audit log off, as a superuser can. */
async function tamper(sql: string, values: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const { knex } = app.database;
  await knex.transaction(async (trx) => {
    await trx.raw('ALTER TABLE audit_log DISABLE TRIGGER USER');
    await trx.raw('ALTER TABLE audit_seals DISABLE TRIGGER USER');
    await trx.raw(sql, values);
    await trx.raw('ALTER TABLE audit_log ENABLE TRIGGER USER');
    await trx.raw('ALTER TABLE audit_seals ENABLE TRIGGER USER');
  });
}

/** Writes some entries, seals them, and returns the id of the second one. */
async function sealedEntries(): Promise<number> {
  for (let count = 0; count < 3; count += 1) await createProduct(app);
  await seal();
  const ids = await app.database
    .knex('audit_log')
    .where({ company_id: app.companyId, action: 'createProduct' })
    .orderBy('id')
    .select<{ id: number }[]>('id');
  return ids[1]?.id ?? 0;
}

const entryOf = (id: number) => ({ id, companyId: app.companyId });

describe('check audit', () => {
  test('proves that the entries of all companies are complete', async () => {
    await sealedEntries();
    const { code, text } = await check();
    expect([code, text]).toEqual([0, expect.stringMatching(/entries in 1 seals are complete/)]);
    await createProduct(app);
    expect((await check()).text).toContain('newer entries have no seal yet');
    await seal();
    expect((await check()).text).toMatch(/in 2 seals are complete/);
  });

  test('names an entry that was changed', async () => {
    const id = await sealedEntries();
    const sql = `UPDATE audit_log SET actor_name = 'Mallory' WHERE company_id = :companyId AND id = :id`;
    await tamper(sql, entryOf(id));
    const { code, text } = await check();
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(new RegExp(`entry ${id} of .* was changed`)),
    ]);
  });

  test('names an entry that is missing', async () => {
    const id = await sealedEntries();
    await tamper('DELETE FROM audit_log WHERE company_id = :companyId AND id = :id', entryOf(id));
    const { code, text } = await check();
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(new RegExp(`entry ${id} of .* is missing`)),
    ]);
  });

  test('names an entry that was inserted between others, also once the next seal is there', async () => {
    const id = await sealedEntries();
    const values = entryOf(id);
    await tamper('DELETE FROM audit_seals WHERE company_id = :companyId', values);
    await tamper('DELETE FROM audit_log WHERE company_id = :companyId AND id = :id', values);
    await seal();
    expect((await check()).code).toBe(0);
    await tamper(
      `INSERT INTO audit_log (company_id, id, actor_type, actor_name, action)
       VALUES (:companyId, :id, 'user', 'Mallory', 'createProduct')`,
      values,
    );
    await createProduct(app);
    await seal();
    const { code, text } = await check();
    expect([code, text]).toEqual([
      1,
      expect.stringMatching(new RegExp(`entry ${id} of .* was added after the seal`)),
    ]);
  });

  test('names a seal that was changed to fit a changed entry', async () => {
    const id = await sealedEntries();
    await createProduct(app);
    await seal();
    await tamper(
      `UPDATE audit_seals SET entries = replace(entries, :line, :other) WHERE company_id = :companyId AND id = 1`,
      { companyId: app.companyId, line: `${id} 20`, other: `${id} 19` },
    );
    expect((await check()).text).toContain('seal 1 was changed');
    await tamper('DELETE FROM audit_seals WHERE company_id = :companyId AND id = 1', entryOf(id));
    expect((await check()).text).toContain('seal 1 is missing');
  });

  test('holds after entries were dropped at the end of their retention, and names one that was not due', async () => {
    const { knex } = app.database;
    const old = (days: number, objectId: string) => ({
      company_id: app.companyId,
      at: new Date(Date.now() - days * 86_400_000),
      actor_type: 'system',
      action: 'old',
      object_type: 'user',
      object_id: objectId,
    });
    await knex('audit_log').insert([old(500, '1'), old(450, '2'), old(370, '3')]);
    await seal();
    await knex('companies').where({ id: app.companyId }).update({ audit_retention_days: 400 });
    await cleanUp(knex, new Date(), cleaningsOf({ eventRetentionDays: 400 } as never));
    await seal();
    const { code, text } = await check();
    expect([code, text]).toEqual([
      0,
      expect.stringContaining('2 dropped at the end of their retention'),
    ]);
    await tamper(
      `DELETE FROM audit_log WHERE company_id = :companyId AND object_id = '3'`,
      entryOf(0),
    );
    expect((await check()).text).toMatch(/entry \d+ of .* is missing/);
  });

  test('holds after the network address of a person was erased', async () => {
    const kyc = await app.kyc({ environment: 'test' });
    const { session } = await kyc.sessions.create({ externalId: 'person-1', features: ['id'] });
    await app.database.knex('audit_log').insert({
      company_id: app.companyId,
      actor_type: 'anonymous',
      actor_name: 'capture',
      action: 'submitCapture',
      object_type: 'kyc_session',
      object_id: session.id,
      ip: '203.0.113.9',
    });
    await seal();
    await kyc.subjects.erase({ externalId: 'person-1' });
    const [row] = await app.database
      .knex('audit_log')
      .where({ action: 'submitCapture', object_id: session.id });
    expect(row).toMatchObject({ ip: null });
    await seal();
    expect((await check()).code).toBe(0);
  });
});

describe('the audit log outside of the database', () => {
  test('receives entries and seals, which prove what the database holds', async () => {
    await sealedEntries();
    await ship();
    const lines = (await readFile(logFile(), 'utf8')).trim().split('\n');
    const values = lines.map((line) => JSON.parse(line));
    expect(values.filter(({ type }) => type === 'entry').length).toBeGreaterThan(3);
    expect(values.find(({ entry }) => entry?.action === 'createProduct').entry).toMatchObject({
      companyId: app.companyId,
      after: { code: expect.any(String) },
    });
    expect((await check('--log', logFile())).code).toBe(0);
  });

  test('shows that the last entries are gone together with their seals', async () => {
    await sealedEntries();
    await createProduct(app);
    await seal();
    await ship();
    const values = { companyId: app.companyId };
    await tamper(
      `DELETE FROM audit_log a WHERE a.company_id = :companyId
         AND a.id > (SELECT s.after_id FROM audit_seals s WHERE s.company_id = :companyId AND s.id = 2)`,
      values,
    );
    await tamper('DELETE FROM audit_seals WHERE company_id = :companyId AND id = 2', values);
    await tamper('DELETE FROM audit_shipments WHERE company_id = :companyId', values);
    expect((await check()).code).toBe(0);
    const { code, text } = await check('--log', logFile());
    expect([code, text]).toEqual([1, expect.stringContaining('seal 2 is missing')]);
  });

  test('shows a chain that was rewritten as a whole, and a line that was changed', async () => {
    const id = await sealedEntries();
    await ship();
    await tamper(
      `UPDATE audit_log SET actor_name = 'Mallory' WHERE company_id = :companyId AND id = :id`,
      entryOf(id),
    );
    await tamper('DELETE FROM audit_seals WHERE company_id = :companyId', entryOf(id));
    await seal();
    expect((await check()).code).toBe(0);
    expect((await check('--log', logFile())).text).toContain('seal 1 differs from the log');
    const text = await readFile(logFile(), 'utf8');
    await writeFile(logFile(), text.replace('"createProduct"', '"deleteProduct"'));
    expect((await check('--log', logFile())).text).toMatch(
      /line \d+ of the log: entry \d+ differs/,
    );
  });

  test('loses nothing when the process ends between a seal and its lines, or within a line', async () => {
    await sealedEntries();
    const write = openAuditLog(logFile());
    // The process ends within the last line.
    const torn = async (lines: string): Promise<void> => {
      await write(lines);
      const text = await readFile(logFile(), 'utf8');
      await writeFile(logFile(), text.slice(0, -40));
      throw new Error('The process ended');
    };
    await expect(ship(torn)).rejects.toThrow('The process ended');
    expect((await check('--log', logFile())).code).toBe(0);
    // The process ends after the lines, before it notes them.
    const unnoted = async (lines: string): Promise<void> => {
      await write(lines);
      throw new Error('The process ended');
    };
    await expect(ship(unnoted)).rejects.toThrow('The process ended');
    await ship();
    const { code, text } = await check('--log', logFile());
    expect([code, text]).toEqual([0, expect.stringContaining('are complete')]);
    const entries = (await readFile(logFile(), 'utf8')).split('\n').flatMap((line) => {
      const found = /^\{"type":"entry","seal":\d+,"entry":(\{.*\})\}$/.exec(line)?.[1];
      const value = found === undefined ? undefined : JSON.parse(found);
      return value === undefined ? [] : [`${value.companyId}/${value.id}`];
    });
    const stored = await app.database.knex('audit_log').select('company_id', 'id');
    const keys = stored.map((row) => `${row.company_id}/${row.id}`);
    expect([...new Set(entries)].sort()).toEqual(keys.sort());
    expect(entries.length).toBeGreaterThan(keys.length);
  });
});

test('a file of --log that is not there is a clear refusal', async () => {
  const { code, text } = await check('--log', join(folder, 'none.jsonl'));
  expect([code, text]).toEqual([1, expect.stringContaining('none.jsonl cannot be read: ENOENT')]);
});

onPostgres('sealing beside writers', () => {
  test('waits for an entry with a smaller id that commits later, while others write', async () => {
    const { knex } = app.database;
    const row = (name: string) => ({
      company_id: app.companyId,
      actor_type: 'system',
      actor_name: name,
      action: 'write',
    });
    const open = await knex.transaction();
    await open('audit_log').insert(row('first'));
    await knex('audit_log').insert(row('second'));
    let isOver = false;
    const sealing = seal().then(() => {
      isOver = true;
    });
    // Other writers are not stopped meanwhile.
    for (let count = 0; count < 5; count += 1) await createProduct(app);
    expect(isOver).toBe(false);
    expect(await knex('audit_seals').where({ company_id: app.companyId })).toEqual([]);
    await open.commit();
    await until(() => isOver);
    await sealing;
    const [sealed] = await knex('audit_seals').where({ company_id: app.companyId });
    const names = await knex('audit_log').where({ company_id: app.companyId, action: 'write' });
    expect(names).toHaveLength(2);
    for (const { id } of names) expect(sealed.entries).toMatch(new RegExp(`^${id} `, 'm'));
    expect((await check()).code).toBe(0);
  });
});

test('A company that moves to another cell gets no seal and no line of the log until the move is over', async () => {
  const { companyId, database } = app;
  const seals = () => database.knex('audit_seals').where({ company_id: companyId }).select('id');
  await createProduct(app);
  const { userParams } = database.knex;
  userParams['directory'] = { movingCompanies: () => [companyId] };
  try {
    await seal();
    expect(await seals()).toEqual([]);
  } finally {
    userParams['directory'] = undefined;
  }
  await seal();
  expect(await seals()).toHaveLength(1);
  userParams['directory'] = { movingCompanies: () => [companyId] };
  try {
    await ship();
    expect(await readFile(logFile(), 'utf8').catch(() => '')).not.toContain(
      `"companyId":${companyId},`,
    );
  } finally {
    userParams['directory'] = undefined;
  }
});
