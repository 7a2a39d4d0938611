import { operations } from '../../generated/erp/operations.js';
import type { ScheduledExportInput, SvcErp } from '../../sdk/erp/index.js';
import { recordHandlers } from '../../src/erp/api.js';
import { daysOf, nextRun, type Schedule } from '../../src/erp/scheduled-exports/schedule.js';
import type { MailOptions } from '../../src/kernel/config/mail.js';
import { failure, password, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import {
  attachmentOf,
  type MailServer,
  mailOptions,
  startMailServer,
  startMailWork,
} from '../support/mail.js';
import { until } from '../support/until.js';

const dayMs = 86_400_000;

let smtp: MailServer;
let options: MailOptions;
let app: TestApp;
let admin: SvcErp;
let stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  smtp = await startMailServer();
  options = mailOptions(smtp.port);
  app = await startTestApp({ config: { mail: options } });
  admin = app.as('admin');
});
afterAll(async () => {
  await app.close();
  await smtp.close();
});
afterEach(async () => {
  for (const stop of stops) await stop();
  stops = [];
  smtp.received.length = 0;
  const { knex } = app.database;
  await knex('mails').delete();
  await knex('jobs').delete();
  await knex('scheduled_exports').delete();
});

function work() {
  const { stop } = startMailWork(app, options);
  stops.push(stop);
}

const daily: ScheduledExportInput = {
  name: 'Customers of the day',
  path: '/api/customers?sortBy=name&fields=code,name',
  format: 'csv',
  frequency: 'daily',
  time: '07:00',
  recipients: ['accounts@example.com'],
};

const create = async (more: Partial<ScheduledExportInput> = {}, erp = admin) =>
  (await erp.scheduledExports.create({ ...daily, ...more })).data;

const get = async (id: number) => (await admin.scheduledExports.get(id)).data;

let people = 0;

/** Returns a client of a new user with a role of its own, and how to change both. */
async function personWith(permissions: string[]) {
  people += 1;
  const code = `clerk-${people}`;
  const { data: role } = await admin.roles.create({ code, name: code, permissions });
  const email = `clerk${people}@example.com`;
  const { data: user } = await admin.users.create({ name: 'Clerk', email, role: code, password });
  const erp = app.client();
  await erp.auth.login({ email, password });
  return { erp, user, role };
}

/** Moves the clock past the next run of the export. */
async function pass(id: number): Promise<void> {
  const { nextRunAt } = await get(id);
  if (nextRunAt === null) throw new Error('No run is planned');
  app.clock.advance(Date.parse(nextRunAt) - app.clock.now().getTime() + 1000);
}

describe('a scheduled export', () => {
  test('is seen by its owner and by administrators only', async () => {
    const { erp } = await personWith(['exports:run', 'customers:read']);
    const own = await create({}, erp);
    const other = await create({ name: 'Other' });
    expect((await erp.scheduledExports.list()).data.map(({ id }) => id)).toEqual([own.id]);
    expect((await admin.scheduledExports.list()).totalCount).toBe(2);
    const unseen = [
      () => erp.scheduledExports.get(other.id),
      () => erp.scheduledExports.update(other.id, { active: false }),
      () => erp.scheduledExports.delete(other.id),
      () => erp.scheduledExports.run(other.id),
    ];
    for (const call of unseen) {
      expect(await failure(call())).toMatchObject({ statusCode: 404, code: 'not_found' });
    }
    expect((await get(other.id)).active).toBe(true);
    const stranger = app.as('stranger').scheduledExports.get(own.id);
    expect(await failure(stranger)).toMatchObject({ code: 'not_found' });
  });

  test('is mailed to each recipient when it is due, once, by two processes', async () => {
    await admin.customers.create({ code: 'C-1', name: 'Ferretería Central' });
    const recipients = ['accounts@example.com', 'auditor@example.com'];
    const { id, nextRunAt } = await create({ recipients });
    work();
    work();
    expect(smtp.received).toEqual([]);
    await pass(id);
    await until(() => smtp.received.length >= 2);
    const ended = await get(id);
    expect(ended).toMatchObject({ lastStatus: 'mailed', lastError: null });
    expect(Date.parse(ended.nextRunAt ?? '') - Date.parse(nextRunAt ?? '')).toBe(dayMs);
    expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(recipients);
    const [mail] = smtp.received;
    expect(mail?.headers['subject']).toContain('Customers of the day');
    const file = mail && attachmentOf(mail);
    expect(file?.name).toMatch(/^customers-\d{4}-\d\d-\d\d\.csv$/);
    expect(file?.bytes.toString()).toContain('C-1,Ferretería Central');
    expect(ended.lastRows).toBe((await admin.customers.list()).totalCount);
    const { data: mails } = await admin.mails.list({ template: 'scheduled_export' });
    expect(mails).toHaveLength(2);
  });

  test('is a workbook for people where one is asked for', async () => {
    const { id } = await create({ format: 'xlsx' });
    work();
    await pass(id);
    await until(() => smtp.received.length > 0);
    const [mail] = smtp.received;
    const file = mail && attachmentOf(mail);
    expect(file?.name).toMatch(/\.xlsx$/);
    expect(file?.bytes.subarray(0, 2).toString()).toBe('PK');
  });

  test('holds what its owner may read when it runs, and else says why it failed', async () => {
    const { erp, role } = await personWith(['exports:run', 'customers:read']);
    const { id } = await create({}, erp);
    await admin.roles.update(role.id, { permissions: ['exports:run'] });
    work();
    await pass(id);
    await until(async () => (await get(id)).lastStatus !== null);
    const ended = await get(id);
    expect(ended).toMatchObject({ lastStatus: 'failed', lastRows: null, active: true });
    expect(ended.lastError).toContain('customers:read');
    expect(ended.nextRunAt).not.toBeNull();
    expect(smtp.received).toEqual([]);
  });

  test('of a deactivated user is paused', async () => {
    const { erp, user } = await personWith(['exports:run', 'customers:read']);
    const { id } = await create({}, erp);
    await admin.users.update(user.id, { name: user.name, active: false });
    work();
    await pass(id);
    await until(async () => (await get(id)).lastStatus !== null);
    expect(await get(id)).toMatchObject({ active: false, nextRunAt: null, lastStatus: 'failed' });
    expect(smtp.received).toEqual([]);
  });

  test('does not run while it is paused, and runs once when it is asked for', async () => {
    const { id } = await create({ active: false });
    expect((await get(id)).nextRunAt).toBeNull();
    work();
    const key = { idempotencyKey: 'run-now-1' };
    await admin.scheduledExports.run(id, key);
    await admin.scheduledExports.run(id, key);
    await until(() => smtp.received.length > 0);
    await until(async () => (await get(id)).lastStatus === 'mailed');
    app.clock.advance(2 * dayMs);
    await until(async () => (await app.database.knex('jobs').select('id')).length === 0);
    expect(smtp.received).toHaveLength(1);
    expect(await get(id)).toMatchObject({ active: false, nextRunAt: null });
  });

  test('runs at its new time after a change, and never after its deletion', async () => {
    const { id, version } = await create({ time: '07:00' });
    const { data } = await admin.scheduledExports.update(
      id,
      { frequency: 'monthly', dayOfMonth: 31, time: '23:30' },
      { ifMatch: version },
    );
    expect(data.nextRunAt).toContain('T23:30:00.000');
    expect(data).toMatchObject({ frequency: 'monthly', dayOfMonth: 31, weekday: null });
    const late = admin.scheduledExports.update(id, { name: 'Other' }, { ifMatch: version });
    expect(await failure(late)).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    const { data: again } = await admin.scheduledExports.update(id, { frequency: 'daily' });
    expect(again).toMatchObject({ dayOfMonth: null, weekday: null });
    const stale = admin.scheduledExports.delete(id, { ifMatch: version });
    expect(await failure(stale)).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    await admin.scheduledExports.delete(id);
    work();
    app.clock.advance(2 * dayMs);
    await until(async () => (await app.database.knex('jobs').select('id')).length === 0);
    expect(smtp.received).toEqual([]);
  });

  test('that is too large for a mail fails with what to do', async () => {
    const { id } = await create({ path: '/api/customers' });
    const { knex } = app.database;
    await admin.customers.create({ code: 'L-0', name: 'Large' });
    const copies = `INSERT INTO customers SELECT (jsonb_populate_record(c, jsonb_build_object(
        'id', c.id + 1000 + n, 'code', 'L-' || n, 'code_key', 'l-' || n, 'name', ?::text))).*
      FROM customers c CROSS JOIN generate_series(1, 25000) AS n WHERE c.code = 'L-0'`;
    await knex.raw(copies, ['Large '.repeat(33)]);
    work();
    await pass(id);
    await until(async () => (await get(id)).lastStatus !== null);
    expect((await get(id)).lastError).toContain('5 MB');
    await knex('customers').where('code', 'like', 'L-%').delete();
  });

  test.each<[string, Partial<ScheduledExportInput>, string]>([
    ['no list', { path: '/api/colleagues' }, 'body.path'],
    ['one record', { path: '/api/customers/1' }, 'body.path'],
    ['an unknown parameter', { path: '/api/customers?colour=red' }, 'body.path'],
    ['a value that the list refuses', { path: '/api/invoices?status=lost' }, 'body.path'],
    ['a format of its own', { path: '/api/customers?format=xlsx' }, 'body.path'],
    ['a page', { path: '/api/customers?page=2' }, 'body.path'],
    [
      'dates beside a period',
      { path: '/api/invoices?dateFrom=2026-01-01', period: 'previousDay' },
      'body.path',
    ],
    ['a weekly run without a day', { frequency: 'weekly' }, 'body.weekday'],
    ['a monthly run without a day', { frequency: 'monthly' }, 'body.dayOfMonth'],
    ['an address with a name', { recipients: ['"A" <a@example.com>'] }, 'body.recipients.0'],
    ['two mailboxes', { recipients: ['a@example.com,b@example.com'] }, 'body.recipients.0'],
  ])('of %s is refused', async (_, more, path) => {
    const refusal = await failure(create(more));
    expect(refusal).toMatchObject({ statusCode: 400, code: 'validation_failed' });
    expect(refusal.details?.map((detail) => detail.path)).toContain(path);
    expect((await admin.scheduledExports.list()).totalCount).toBe(0);
  });

  test('of a list that the caller may not read is refused, and an API key owns none', async () => {
    const { erp } = await personWith(['exports:run', 'customers:read']);
    const forbidden = create({ path: '/api/invoices' }, erp);
    expect(await failure(forbidden)).toMatchObject({ code: 'insufficient_permissions' });
    const scopes = ['exports:run', 'customers:read'];
    const { data } = await admin.apiKeys.create({ name: 'Robot', permissions: scopes });
    const robot = app.client({ apiKey: data.value ?? '' }).scheduledExports;
    const calls = [
      () => robot.list(),
      () => robot.create(daily),
      () => robot.get(1),
      () => robot.update(1, { active: false }),
      () => robot.delete(1),
      () => robot.run(1),
    ];
    for (const call of calls) {
      expect(await failure(call())).toMatchObject({ statusCode: 403, code: 'not_a_user' });
    }
  });

  test('needs a mail server', async () => {
    const other = await startTestApp();
    try {
      const { scheduledExports } = other.as('admin');
      const refusal = { statusCode: 409, code: 'mail_not_configured' };
      expect(await failure(scheduledExports.create(daily))).toMatchObject(refusal);
      expect(await failure(scheduledExports.run(1))).toMatchObject(refusal);
    } finally {
      await other.close();
    }
  });
});

test('a run commits with its mails, so that nothing half remains of one that failed', async () => {
  const { id } = await create();
  await pass(id);
  const { knex } = app.database;
  // The write of the record fails after the mails were written.
  await knex.raw(`CREATE FUNCTION break_run() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN IF NEW.last_run_at IS NOT NULL THEN RAISE EXCEPTION 'broken'; END IF; RETURN NEW; END $$;
    CREATE TRIGGER break_run BEFORE UPDATE ON scheduled_exports FOR EACH ROW EXECUTE FUNCTION break_run()`);
  work();
  await until(async () => {
    const [job] = await knex('jobs').select('last_error');
    return String(job?.last_error).includes('broken');
  });
  expect(await knex('mails').select('id')).toEqual([]);
  await knex.raw('DROP TRIGGER break_run ON scheduled_exports; DROP FUNCTION break_run()');
  app.clock.advance(60_000);
  await until(() => smtp.received.length > 0);
  expect(smtp.received).toHaveLength(1);
});

test('every list that can be exported can be scheduled', () => {
  const lists = Object.values(operations).filter(({ columns }) => columns.length > 0);
  const missing = lists.filter(({ id }) => !(id in recordHandlers)).map(({ id }) => id);
  expect(lists.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

describe('the next run', () => {
  const plan = (more: Partial<Schedule>): Schedule => ({
    frequency: 'daily',
    weekday: null,
    dayOfMonth: null,
    time: '07:00',
    ...more,
  });
  const madrid = 'Europe/Madrid';

  test.each<[string, Schedule, string, string, string]>([
    ['later today', plan({}), '2026-01-31T05:00:00Z', 'UTC', '2026-01-31T07:00:00Z'],
    ['tomorrow once it began', plan({}), '2026-01-31T07:00:00Z', 'UTC', '2026-02-01T07:00:00Z'],
    [
      'on the next Monday',
      plan({ frequency: 'weekly', weekday: 1 }),
      '2026-01-31T09:00:00Z',
      'UTC',
      '2026-02-02T07:00:00Z',
    ],
    [
      'on the last day of a month without a 31st',
      plan({ frequency: 'monthly', dayOfMonth: 31 }),
      '2026-01-31T09:00:00Z',
      'UTC',
      '2026-02-28T07:00:00Z',
    ],
    [
      'on the 31st, not a day before',
      plan({ frequency: 'monthly', dayOfMonth: 31 }),
      '2026-03-01T00:00:00Z',
      'UTC',
      '2026-03-31T07:00:00Z',
    ],
    [
      'in the time zone of the company',
      plan({}),
      '2026-01-31T10:00:00Z',
      'America/Santo_Domingo',
      '2026-01-31T11:00:00Z',
    ],
    [
      'on the day on which the clocks go forward',
      plan({}),
      '2026-03-28T12:00:00Z',
      madrid,
      '2026-03-29T05:00:00Z',
    ],
    [
      'after the hour that the clocks skip',
      plan({ time: '02:30' }),
      '2026-03-28T12:00:00Z',
      madrid,
      '2026-03-29T01:30:00Z',
    ],
    [
      'on the day on which the clocks go back',
      plan({}),
      '2026-10-24T12:00:00Z',
      madrid,
      '2026-10-25T06:00:00Z',
    ],
  ])('is %s', (_, schedule, after, zone, expected) => {
    expect(nextRun(schedule, new Date(after), zone).toISOString()).toBe(
      new Date(expected).toISOString(),
    );
  });

  test('covers the days of its period', () => {
    const day = '2026-03-04';
    expect(daysOf('all', day)).toEqual({});
    expect(daysOf('previousDay', '2026-03-01')).toEqual({
      dateFrom: '2026-02-28',
      dateTo: '2026-02-28',
    });
    expect(daysOf('previousWeek', day)).toEqual({ dateFrom: '2026-02-23', dateTo: '2026-03-01' });
    expect(daysOf('previousMonth', day)).toEqual({ dateFrom: '2026-02-01', dateTo: '2026-02-28' });
    expect(daysOf('monthToDate', day)).toEqual({ dateFrom: '2026-03-01', dateTo: day });
  });
});
