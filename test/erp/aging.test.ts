import type { CustomerInput, SvcErp } from '../../sdk/erp/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { timeless } from '../support/sales.js';

let app: TestApp;
let erp: SvcErp;
let serviceId: number;
beforeAll(async () => {
  app = await startTestApp();
  serviceId = (await createProduct(app, { type: 'service', trackStock: false })).id;
  erp = await timeless(app);
});
afterAll(() => app.close());

const addBuyer = async (values: Partial<CustomerInput>) =>
  (await erp.customers.create({ name: 'Buyer', ...values })).data.id;

/** Noon in Santo Domingo. */
const noonOf = (day: string) => new Date(`${day}T16:00:00Z`);

async function sell(customerId: number, day: string, unitPrice: number) {
  app.clock.set(noonOf(day));
  const lines = [{ productId: serviceId, quantity: 1, unitPrice }];
  return (await erp.invoices.create({ customerId, lines })).data;
}

async function aging(customerId: number, asOf: string) {
  const { data } = await erp.receivables.aging({ customerId, asOf });
  const {
    customerId: _id,
    customerName: _name,
    ...row
  } = data.rows[0] ?? {
    customerId: 0,
    customerName: '',
  };
  return row;
}

const none = { current: 0, d1_30: 0, d31_60: 0, d61_90: 0, d91_120: 0, d120_plus: 0 };

describe('getReceivableAging', () => {
  test('34: the bucket boundaries are 0, 30, 60, 90 and 120 days; a document due today is current', async () => {
    const customerId = await addBuyer({ paymentTerms: 'CONTADO' });
    await sell(customerId, '2026-02-01', 7);
    app.clock.set(noonOf('2026-08-01'));
    const at = async (asOf: string) => {
      const row = await aging(customerId, asOf);
      return Object.entries(row).find(([key, value]) => key !== 'balance' && value === 7)?.[0];
    };
    const expected = [
      ['2026-01-31', undefined],
      ['2026-02-01', 'current'],
      ['2026-02-02', 'd1_30'],
      ['2026-03-03', 'd1_30'],
      ['2026-03-04', 'd31_60'],
      ['2026-04-02', 'd31_60'],
      ['2026-04-03', 'd61_90'],
      ['2026-05-02', 'd61_90'],
      ['2026-05-03', 'd91_120'],
      ['2026-06-01', 'd91_120'],
      ['2026-06-02', 'd120_plus'],
    ] as const;
    for (const [day, key] of expected) expect([day, await at(day)]).toEqual([day, key]);
  });

  test('33, 34: as of a past day uses only documents dated until then, and equals the balance', async () => {
    const customerId = await addBuyer({ paymentTerms: 'CREDITO_30' });
    const first = await sell(customerId, '2026-08-02', 100);
    const second = await sell(customerId, '2026-08-10', 50);
    app.clock.set(noonOf('2026-08-20'));
    const paid = await erp.receivables.pay({
      customerId,
      amount: 120,
      method: 'cheque',
      date: '2026-08-15',
      allocations: [{ invoiceId: first.id, amount: 100 }],
    });
    app.clock.set(noonOf('2026-08-25'));
    await erp.receivables.allocate(paid.data.id, { autoAllocate: true });
    app.clock.set(noonOf('2026-08-28'));
    await erp.creditNotes.create({ invoiceId: second.id, reason: 'Returned goods' });
    app.clock.set(noonOf('2026-08-30'));
    await erp.receivables.reverse(paid.data.id, { reason: 'Returned cheque' });
    const days: [string, number, number][] = [
      ['2026-08-01', 0, 0],
      ['2026-08-02', 100, 0],
      ['2026-08-10', 150, 0],
      ['2026-08-15', 50, 20],
      ['2026-08-24', 50, 20],
      ['2026-08-25', 30, 0],
      ['2026-08-28', 0, 20],
      ['2026-08-30', 120, 20],
    ];
    for (const [asOf, current, unappliedCredit] of days) {
      const balance = (await erp.customers.balance(customerId, { asOf })).data;
      expect([asOf, balance]).toMatchObject([
        asOf,
        { openAmount: current, unappliedCredit, netBalance: current - unappliedCredit },
      ]);
      const row = await aging(customerId, asOf);
      const whole = { ...none, current, unappliedCredit, balance: current - unappliedCredit };
      expect([asOf, row]).toMatchObject([asOf, current + unappliedCredit === 0 ? {} : whole]);
    }
  });

  test('ends the last day of a month in the time zone of the company, also with daylight saving', async () => {
    const zone = 'America/Santiago';
    const company = (await erp.config.company()).data;
    const { name, timeZone } = company;
    await erp.config.updateCompany({ name, timeZone: zone });
    try {
      const customerId = await addBuyer({ paymentTerms: 'FIN_DE_MES_SIGUIENTE' });
      const day = '2026-09-06';
      // On this Sunday the clocks of Santiago go forward at midnight.
      app.clock.set(new Date('2026-09-06T04:00:00Z'));
      const lines = [{ productId: serviceId, quantity: 1, unitPrice: 7 }];
      const made = (await erp.invoices.create({ customerId, lines })).data;
      expect(made).toMatchObject({ issueDate: day, dueDate: '2026-10-31' });
      // Half an hour before and after midnight at the end of 31 October in Santiago, UTC-3.
      app.clock.set(new Date('2026-11-01T02:30:00Z'));
      expect((await erp.receivables.aging({ customerId })).data).toMatchObject({
        asOf: '2026-10-31',
        totals: { ...none, current: 7, balance: 7 },
      });
      app.clock.set(new Date('2026-11-01T03:30:00Z'));
      expect((await erp.receivables.aging({ customerId })).data).toMatchObject({
        asOf: '2026-11-01',
        totals: { ...none, d1_30: 7, balance: 7 },
      });
    } finally {
      await erp.config.updateCompany({ name, timeZone });
    }
  });

  test('returns totals that are the sums of the rows; detail lists the open documents, oldest due first', async () => {
    const customerId = await addBuyer({ paymentTerms: 'CREDITO_15' });
    for (const price of [5, 6, 7]) await sell(customerId, '2026-11-10', price);
    const { data } = await erp.receivables.aging({ customerId, detail: true, limit: 2, offset: 1 });
    expect(data.itemCount).toBe(3);
    expect(data.items?.map(({ openAmount, bucket }) => [openAmount, bucket])).toEqual([
      [6, 'current'],
      [7, 'current'],
    ]);
    const beyond = { customerId, detail: true, offset: 3 };
    expect((await erp.receivables.aging(beyond)).data).toMatchObject({ items: [], itemCount: 3 });
    const all = (await erp.receivables.aging()).data;
    const sum = all.rows.reduce((total, row) => total + row.balance, 0);
    expect(all.totals.balance).toBeCloseTo(sum, 2);
    expect(all.buckets.reduce((total, { amount }) => total + amount, 0)).toBeCloseTo(
      all.totals.balance + all.totals.unappliedCredit,
      2,
    );
    expect(await failure(erp.receivables.aging({ asOf: '2030-01-01' }))).toMatchObject({
      statusCode: 400,
      details: [{ path: 'query.asOf' }],
    });
  });

  test('returns the totals without rows with summary, and the number of overdue customers', async () => {
    const customerId = await addBuyer({ paymentTerms: 'CREDITO_15' });
    await sell(customerId, '2026-11-10', 5);
    app.clock.set(new Date('2026-11-26T12:00:00Z'));
    const full = (await erp.receivables.aging({ customerId })).data;
    expect([full.rows.length, full.overdueCount]).toEqual([1, 1]);
    const due = (await erp.receivables.aging({ customerId, asOf: '2026-11-25' })).data;
    expect(due.overdueCount).toBe(0);
    const all = (await erp.receivables.aging()).data;
    expect(all.rows.length).toBeGreaterThan(1);
    const { data } = await erp.receivables.aging({ summary: true });
    expect(data).toEqual({ ...all, rows: [] });
  });

  test('shows the documents of one currency in their own amounts', async () => {
    await erp.config.updateCurrency('USD', { active: true });
    const customerId = await addBuyer({ paymentTerms: 'CREDITO_15', currencyCode: 'USD' });
    const lines = [{ productId: serviceId, quantity: 1, unitPrice: 10 }];
    await erp.invoices.create({ customerId, lines, exchangeRate: 60 });
    await erp.invoices.create({ customerId, lines, currencyCode: 'DOP' });
    const of = async (query: object) =>
      (await erp.receivables.aging({ customerId, ...query })).data;
    expect(await of({})).toMatchObject({ currencyCode: 'DOP', totals: { current: 610 } });
    expect(await of({ currencyCode: 'USD' })).toMatchObject({ totals: { current: 10 } });
    // Each amount stands beside its currency: that of the report, and that of the document.
    const usd = { documentCurrencyCode: 'USD', documentOpenAmount: 10 };
    expect((await of({ detail: true })).items).toMatchObject([
      { currencyCode: 'DOP', openAmount: 600, ...usd },
      { currencyCode: 'DOP', openAmount: 10, documentCurrencyCode: 'DOP', documentOpenAmount: 10 },
    ]);
    expect((await of({ detail: true, currencyCode: 'USD' })).items).toMatchObject([
      { currencyCode: 'USD', openAmount: 10, ...usd },
    ]);
    const balance = (await erp.customers.balance(customerId, { currencyCode: 'USD' })).data;
    expect(balance).toMatchObject({ currencyCode: 'USD', openAmount: 10, invoiced: 10 });
    expect(balance.byCurrency.map(({ openAmount }) => openAmount)).toEqual([10, 10]);
  });
});
