import { randomUUID } from 'node:crypto';
import { cleanUp } from '../../src/kernel/maintenance/housekeeping.js';
import { cleaningsOf } from '../../src/process/background/cleanings.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { recount } from '../support/recount.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const admin = () => app.as('admin');
const daysAgo = (days: number) => new Date(app.clock.now().getTime() - days * 86_400_000);
/** The retention of audit entries goes by the clock of the database, so that no client can shorten it. */
const realDaysAgo = (days: number) => new Date(Date.now() - days * 86_400_000);
const run = () => {
  const cleanings = cleaningsOf({ eventRetentionDays: 400 } as never);
  return cleanUp(app.database.knex, app.clock.now(), cleanings);
};

async function writeAuditAt(companyId: number, at: Date, count: number) {
  const rows = Array.from({ length: count }, (_, index) => ({
    company_id: companyId,
    at,
    actor_type: 'system',
    action: 'old',
    object_type: 'user',
    object_id: String(index),
  }));
  await app.database.knex.batchInsert('audit_log', rows, 500);
  await recount(app.database, companyId);
}

const auditOf = async (companyId: number) => {
  const rows = await app.database
    .knex('audit_log as a')
    .where({ 'a.company_id': companyId, 'a.action': 'old' })
    .select('a.id');
  return rows.length;
};

test('audit entries are deleted after the retention of their company, and the total stays exact', async () => {
  const { name } = (await admin().config.company()).data;
  await writeAuditAt(app.companyId, realDaysAgo(500), 2_500);
  await writeAuditAt(app.companyId, realDaysAgo(300), 3);
  await writeAuditAt(app.otherCompanyId, realDaysAgo(5_000), 2);
  await writeAuditAt(0, realDaysAgo(366), 1);
  const before = (await admin().audit.list()).totalCount;
  expect((await run())['audit entries past their retention']).toBe(1);
  expect([await auditOf(app.companyId), await auditOf(0)]).toEqual([2_503, 0]);
  await admin().config.updateCompany({ name, auditRetentionDays: 400 });
  expect((await run())['audit entries past their retention']).toBe(2_500);
  expect([await auditOf(app.companyId), await auditOf(app.otherCompanyId)]).toEqual([3, 2]);
  // The change of the setting has added one entry, and each batch a record of what was dropped.
  expect((await admin().audit.list()).totalCount).toBe(before - 2_500 + 1 + 3);
  const records = await admin().audit.list({ action: 'retention' });
  expect(records.data.map(({ after }) => after?.['entries']).sort()).toEqual([1_000, 1_000, 500]);
  await admin().config.updateCompany({ name, auditRetentionDays: null });
  expect((await admin().config.company()).data.auditRetentionDays).toBeNull();
  const removing = app.database.knex('audit_log').where({ action: 'old' }).delete();
  await expect(removing).rejects.toThrow(/only ever added/);
});

test('an audit retention of less than a year is refused', async () => {
  const { name } = (await admin().config.company()).data;
  const error = await failure(admin().config.updateCompany({ name, auditRetentionDays: 364 }));
  expect([error.statusCode, error.details]).toMatchObject([
    400,
    [{ path: 'body.auditRetentionDays' }],
  ]);
});

test('events are deleted after their retention; a reader that missed some is told where to continue', async () => {
  await createProduct(app);
  const { nextAfter } = await admin().events.list();
  await createProduct(app);
  await createProduct(app);
  const { nextAfter: last } = await admin().events.list({ after: nextAfter });
  expect(last).toBeGreaterThan(nextAfter + 1);
  const old = { at: daysAgo(401) };
  await app.database.knex('outbox').where({ company_id: app.companyId }).update(old);
  await createProduct(app);
  const { data: kept } = await admin().events.list({ after: last });
  expect((await run())['events past their retention']).toBe(last);
  const error = await failure(admin().events.list({ after: nextAfter }));
  expect([error.statusCode, error.details]).toMatchObject([400, [{ path: 'query.after' }]]);
  expect(error.message).toContain(String(last));
  expect((await admin().events.list({ after: last })).data).toEqual(kept);
  expect((await admin().events.list()).data).toEqual(kept);
});

test('expired logins, dead jobs and spent idempotency keys are deleted, the others stay', async () => {
  const { knex } = app.database;
  const { companyId } = app;
  const { id: userId } = (await admin().auth.me()).data;
  const login = { company_id: companyId, user_id: userId, refresh_id: randomUUID() };
  const [gone, kept] = [randomUUID(), randomUUID()];
  await knex('logins').insert([
    { ...login, id: gone, expires_at: daysAgo(91) },
    { ...login, id: kept, expires_at: daysAgo(89) },
  ]);
  const job = {
    company_id: companyId,
    kind: 'housekeeping.test',
    payload: '{}',
    run_at: daysAgo(99),
  };
  await knex('jobs').insert([
    { ...job, died_at: daysAgo(91) },
    { ...job, died_at: daysAgo(89) },
  ]);
  const key = {
    company_id: companyId,
    principal: 'p',
    operation: 'o',
    request_hash: Buffer.alloc(32),
  };
  const keys = Array.from({ length: 1_200 }, (_, at) => ({
    ...key,
    key: `old-${at}`,
    expires_at: daysAgo(1),
  }));
  await knex.batchInsert('idempotency_keys', keys, 400);
  await knex('idempotency_keys').insert({ ...key, key: 'new', expires_at: daysAgo(-1) });
  await run();
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const logins = await knex('logins').whereIn('id', [gone, kept]).select('id');
  expect(ids(logins as never)).toEqual([kept]);
  expect(await knex('jobs').where({ kind: 'housekeeping.test' }).select('id')).toHaveLength(1);
  expect(await knex('idempotency_keys').where({ principal: 'p' }).select('key')).toEqual([
    { key: 'new' },
  ]);
});

test('days of the usage of keys are deleted after 400 days', async () => {
  const { id } = (await admin().apiKeys.create({ name: 'Shop', permissions: ['products:read'] }))
    .data;
  const used = { company_id: app.companyId, api: 'erp', key_id: id, refused: 0, failed: 0 };
  const dayOf = (days: number) => daysAgo(days).toISOString().slice(0, 10);
  await app.database.knex('key_usage').insert([
    { ...used, day: dayOf(401), requests: 1 },
    { ...used, day: dayOf(400), requests: 2 },
  ]);
  expect((await run())['days of key usage past their retention']).toBe(1);
  const range = { dateFrom: dayOf(401), dateTo: dayOf(400) };
  const { data } = await admin().apiKeys.usage(id, range);
  expect(data.days.map(({ requests }) => requests)).toEqual([0, 2]);
});

test('what is too old is deleted in batches of a thousand', async () => {
  let left = 2_500;
  const limits: number[] = [];
  const drop = async (_db: unknown, _now: Date, limit: number) => {
    limits.push(limit);
    const dropped = Math.min(limit, left);
    left -= dropped;
    return dropped;
  };
  const totals = await cleanUp(app.database.knex, app.clock.now(), [{ what: 'rows', drop }]);
  expect([totals, limits]).toEqual([{ rows: 2_500 }, [1_000, 1_000, 1_000]]);
});

test('no cleaning deletes more than its limit at a time', async () => {
  const { knex } = app.database;
  await writeAuditAt(0, realDaysAgo(500), 3);
  const job = { company_id: app.companyId, kind: 'housekeeping.limit', payload: '{}' };
  const dead = { ...job, run_at: daysAgo(99), died_at: daysAgo(91) };
  await knex('jobs').insert([dead, dead, dead]);
  await knex('outbox').update({ at: daysAgo(401) });
  for (const { what, drop } of cleaningsOf({ eventRetentionDays: 400 } as never)) {
    const dropped = await drop(knex, app.clock.now(), 1);
    expect([what, dropped <= 1]).toEqual([what, true]);
  }
  const { kind } = job;
  const jobs = await knex('jobs').where({ kind }).select('id');
  expect([await auditOf(0), jobs.length]).toEqual([2, 2]);
});
