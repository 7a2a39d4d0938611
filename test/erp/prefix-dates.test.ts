import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, invoice } from '../support/sales.js';

let app: TestApp;
let customerId: number;
let serviceId: number;
beforeAll(async () => {
  app = await startTestApp({ database: { poolMax: 8 } });
  customerId = await addCustomer(app);
  serviceId = (await createProduct(app, { type: 'service', trackStock: false })).id;
});
afterAll(() => app.close());

const admin = () => app.as('admin');

async function sell(issueDate: string) {
  const lines = [{ productId: serviceId, quantity: 1, unitPrice: 100 }];
  return (await invoice(app, { customerId, issueDate, lines })).data;
}

async function numberOf(day: string): Promise<string | null> {
  return (await sell(day)).number;
}

async function begin(code: string, prefix: string, pad = 6): Promise<void> {
  await admin().config.updateSeries(code, { prefix, pad, nextNumber: 1 });
}

const isSound = async () => (await admin().admin.selfCheck()).data.sound;

describe('the order of dates of a prefix', () => {
  test('lets an invoice of the old year take the next number of the old prefix', async () => {
    await begin('invoice', '2025-', 3);
    expect(await numberOf('2025-12-29')).toBe('2025-001');
    expect(await numberOf('2025-12-30')).toBe('2025-002');
    await begin('invoice', '2026-');
    expect(await numberOf('2026-01-02')).toBe('2026-000001');
    expect(await numberOf('2025-12-31')).toBe('2025-003');
    expect(await numberOf('2026-01-03')).toBe('2026-000002');
    for (const [early, last] of [
      ['2025-12-28', '2026-01-03'],
      ['2025-12-30', '2025-12-31'],
      ['2026-01-02', '2026-01-03'],
    ] as const) {
      const refused = await failure(sell(early));
      expect(refused).toMatchObject({ statusCode: 409, code: 'date_before_last_document' });
      expect(refused.message).toContain(last);
    }
    expect(await isSound()).toBe(true);
  });

  test('is that of a prefix which is taken up again', async () => {
    const { data } = await admin().config.updateSeries('invoice', { prefix: '2025-', pad: 3 });
    expect(data).toMatchObject({ nextNumber: 4, lastDate: '2025-12-31', used: true });
    expect(await numberOf('2025-12-31')).toBe('2025-004');
    const again = await admin().config.updateSeries('invoice', { prefix: '2026-', pad: 6 });
    expect(again.data).toMatchObject({ nextNumber: 3, lastDate: '2026-01-03' });
    const fresh = await admin().config.updateSeries('invoice', { prefix: 'NEW-' });
    expect(fresh.data).toMatchObject({ nextNumber: 3, lastDate: null, used: false });
    await admin().config.updateSeries('invoice', { prefix: '2026-' });
  });

  test('holds for credit notes too', async () => {
    const { id: invoiceId } = await sell('2026-01-10');
    const line = (await admin().invoices.get(invoiceId)).data.lines[0];
    const credit = async (date: string) => {
      const lines = [{ invoiceLineId: line?.id ?? 0, quantity: 0.1 }];
      const input = { invoiceId, reason: 'Returned', lines, date };
      return (await admin().creditNotes.create(input)).data.number;
    };
    await begin('credit_note', 'OLD-');
    expect(await credit('2026-01-11')).toBe('OLD-000001');
    await begin('credit_note', 'NEW-');
    expect(await credit('2026-01-20')).toBe('NEW-000001');
    expect(await credit('2026-01-19')).toBe('OLD-000002');
    expect(await failure(credit('2026-01-12'))).toMatchObject({ statusCode: 409 });
    expect(await credit('2026-01-20')).toBe('NEW-000002');
  });

  test('is read from the documents of a former prefix that an earlier release wrote', async () => {
    const { knex } = app.database;
    const rows = () =>
      knex('series_prefixes')
        .where({ company_id: app.companyId })
        .orderBy(['code', 'prefix'])
        .select('code', 'prefix', 'first_date', 'last_date');
    const before = await rows();
    const present = () =>
      knex('series').where({ company_id: app.companyId }).orderBy('code').select('first_date');
    const firstDays = await present();
    const { down, up } = await import('../../src/migrations/0075_series_runs.js');
    await knex.transaction(async (trx) => {
      await down(trx);
      await up(trx);
    });
    expect(await rows()).toEqual(before);
    expect(await present()).toEqual(firstDays);
    expect(before.length).toBeGreaterThanOrEqual(2);
  });
});

describe('invoices of two prefixes at the same time', () => {
  test('take the numbers of each prefix without a gap and in the order of dates', async () => {
    await begin('invoice', 'A-');
    await sell('2026-01-12');
    await begin('invoice', 'B-');
    await sell('2026-01-20');
    const days = ['2026-01-19', '2026-01-20', '2026-01-21', '2026-01-18'];
    const wanted = Array.from({ length: 24 }, (_none, at) => days[at % days.length] ?? '');
    const ended = await Promise.allSettled(wanted.map(sell));
    for (const one of ended) {
      if (one.status === 'rejected') {
        expect(one.reason).toMatchObject({ code: 'date_before_last_document' });
      }
    }
    for (const prefix of ['A-', 'B-']) {
      const made = await app.database
        .knex('invoices')
        .where({ company_id: app.companyId })
        .whereLike('number', `${prefix}%`)
        .orderBy('number')
        .select<{ number: string; issue_date: string }[]>('number', 'issue_date');
      const numbers = made.map(({ number }) => Number(number.slice(2)));
      expect(numbers).toEqual(numbers.map((_none, at) => at + 1));
      const issued = made.map(({ issue_date: day }) => day);
      expect(issued).toEqual([...issued].sort());
      expect(made.length).toBeGreaterThan(1);
    }
    expect(await isSound()).toBe(true);
  });
});
