import type { SvcErp } from '../../sdk/erp/index.js';
import { runCli } from '../../src/cli/run.js';
import { failure, startOfTests, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { addCustomer, invoice, timeless } from '../support/sales.js';

let app: TestApp;
let erp: SvcErp;
let serviceId: number;
let customerId: number;
let company = '';
beforeAll(async () => {
  app = await startTestApp();
  erp = await timeless(app);
  serviceId = (await createProduct(app, { type: 'service', trackStock: false })).id;
  customerId = await addCustomer(app);
  const [row] = await app.database.knex('companies').where({ id: app.companyId }).select('code');
  company = row?.code ?? '';
});
afterAll(() => app.close());

const right = '2026-01-29';
const ahead = '2026-01-31';

async function sell(issueDate: string) {
  const lines = [{ productId: serviceId, quantity: 1, unitPrice: 100 }];
  return (await invoice(app, { customerId, issueDate, paymentTerms: 'CREDITO_30', lines })).data;
}

async function credit(invoiceId: number, date: string) {
  const { lines } = (await erp.invoices.get(invoiceId)).data;
  const part = [{ invoiceLineId: lines[0]?.id ?? 0, quantity: 0.5 }];
  return (await erp.creditNotes.create({ invoiceId, reason: 'Returned', lines: part, date })).data;
}

/** Runs `correct series` as in a terminal. */
async function correct(): Promise<readonly [code: number, output: string]> {
  let output = '';
  const write = (text: string) => {
    output += text;
  };
  const code = await runCli(['correct', 'series', '--company', company], {
    env: { NODE_ENV: 'test' },
    database: app.database,
    now: startOfTests,
    out: write,
    err: write,
  });
  return [code, output];
}

const nothing = [1, expect.stringContaining('void it first')] as const;

describe('correct series', () => {
  test('lets documents follow the last one that is not void, without a gap in the numbers', async () => {
    const first = await sell(right);
    const [wrong, wrongNote] = [await sell(ahead), await credit(first.id, ahead)];
    expect(await correct()).toEqual(nothing);
    expect(await failure(sell(right))).toMatchObject({ code: 'date_before_last_document' });

    await erp.invoices.void(wrong.id, { reason: 'Dated by a wrong clock' });
    await erp.creditNotes.void(wrongNote.id, { reason: 'Dated by a wrong clock' });
    expect(await correct()).toEqual([
      0,
      `invoice: from ${right} on, instead of from ${ahead} on\ncredit_note: from any date on, instead of from ${ahead} on\n`,
    ]);
    const next = await sell(right);
    const digits = [first, wrong, next].map(({ number }) => Number(number?.slice(-6)));
    expect(digits).toEqual([1, 2, 3]);
    expect((await credit(first.id, right)).number).toMatch(/0*2$/);
    expect(await failure(sell('2026-01-28'))).toMatchObject({ code: 'date_before_last_document' });
    expect(await correct()).toEqual(nothing);
    expect((await app.as('admin').admin.selfCheck()).data.sound).toBe(true);
  });

  test('writes an audit entry with both dates for each series', async () => {
    const entries = app.database.knex('audit_log').where({ object_type: 'series' }).orderBy('id');
    expect(await entries.select('actor_type', 'object_id', 'before', 'after')).toEqual([
      {
        actor_type: 'operator',
        object_id: 'invoice',
        before: { lastDate: ahead },
        after: { lastDate: right },
      },
      {
        actor_type: 'operator',
        object_id: 'credit_note',
        before: { lastDate: ahead },
        after: { lastDate: null },
      },
    ]);
  });
});
