import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { rnc } from '../support/parties.js';
import { openWorkplace, type Workplace } from './support.js';

let at: Workplace;
beforeAll(async () => {
  at = await openWorkplace();
  for (const kind of ['customers', 'vendors']) {
    const path = await at.file(
      `${kind}.csv`,
      `code,name,taxIdType,taxId\nP-1,Peña,RNC,${rnc(60000001)}\n`,
    );
    expect((await at.cli('import', kind, path, '--company', 'ACME')).code).toBe(0);
  }
});
afterAll(() => at.close());

const sides = [
  ['receivables', 'customers'],
  ['payables', 'vendors'],
] as const;

async function importFile(kind: string, content: string, ...options: readonly string[]) {
  const path = await at.file(`${kind}.csv`, content);
  return at.cli('import', kind, path, '--company', 'ACME', '--json', ...options);
}

const header = 'code,number,issueDate,dueDate,amount,currencyCode,exchangeRate\n';

describe.each(sides)('an import file of opening %s', (kind, parties) => {
  const owed = async () => {
    const row = await at.database
      .knex(parties)
      .where({ code: 'P-1' })
      .first<{ open_amount: string }>();
    return Number(row?.open_amount);
  };

  test('creates the opening balances once', async () => {
    const rows = `${header}p-1,OLD-1,2025-11-02,2025-12-02,1180.50,,\nP-1,OLD-2,2025-12-01,2025-12-31,10,USD,58.5\n`;
    const dry = await importFile(kind, rows, '--dry-run');
    expect(JSON.parse(dry.out)).toMatchObject({ rows: 2, created: 2, isDryRun: true });
    expect(await owed()).toBe(0);
    expect(JSON.parse((await importFile(kind, rows)).out)).toMatchObject({ created: 2 });
    expect(await owed()).toBe(1765.5);
    const again = await importFile(kind, rows);
    expect(JSON.parse(again.out)).toMatchObject({ created: 0, unchanged: 2 });
    expect(await owed()).toBe(1765.5);
    const item = await at.database.knex(kind).where({ document_number: 'OLD-1' }).first();
    expect(item).toMatchObject({
      document_type: 'opening',
      status: 'open',
      open_amount: '1180.5000',
    });
  });

  test('corrects an opening balance until something is applied to it', async () => {
    const row = (amount: string, due = '2025-12-02') =>
      `${header}P-1,OLD-3,2025-11-02,${due},${amount},,\n`;
    const before = await owed();
    expect(JSON.parse((await importFile(kind, row('100'))).out)).toMatchObject({ created: 1 });
    const corrected = JSON.parse((await importFile(kind, row('80', '2026-01-02'))).out);
    expect(corrected).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await owed()).toBe(before + 80);
    const items = at.database.knex(kind).where({ document_number: 'OLD-3' }).orderBy('id');
    expect(await items).toMatchObject([
      { status: 'void', open_amount: '0.0000' },
      { status: 'open', open_amount: '80.0000' },
    ]);
    const entries = at.database.knex(`${kind.slice(0, -1)}_entries`);
    expect(await entries.where({ document_number: 'OLD-3' }).orderBy('id')).toMatchObject(
      ['100.0000', '-100.0000', '80.0000'].map((amount) => ({ amount })),
    );
    await at.database
      .knex(kind)
      .where({ document_number: 'OLD-3', status: 'open' })
      .update({ paid_amount: 30, open_amount: 50, base_open_amount: 50, status: 'partial' });
    const late = await importFile(kind, row('70'));
    expect([late.code, late.err]).toEqual([
      1,
      expect.stringContaining('line 2, number: has payments'),
    ]);
    await at.database
      .knex(kind)
      .where({ document_number: 'OLD-3', status: 'partial' })
      .update({ paid_amount: 0, open_amount: 80, base_open_amount: 80, status: 'open' });
    expect(JSON.parse((await importFile(kind, row('0.01'))).out)).toMatchObject({ updated: 1 });
    expect(await owed()).toBe(before + 0.01);
  });

  test('reports every error by line and column, and then imports nothing', async () => {
    const before = await owed();
    const bad = await importFile(
      kind,
      `${header}P-1,A,2025-13-02,2025-12-02,1,,\nP-1,B,2025-12-02,2025-12-01,1,,\nP-1,C,2025-12-02,2025-12-03,0,XXX,\n`,
    );
    expect(bad.code).toBe(1);
    expect(bad.err).toContain('line 2, issueDate: is not a day');
    expect(bad.err).toContain('line 3, dueDate: is before issueDate');
    expect(bad.err).toContain('line 4, amount: must be above 0');
    expect(bad.err).toContain('line 4, currencyCode: is not an ISO 4217 code');
    const unknown = await importFile(
      kind,
      `${header}NOBODY,A,2025-12-02,2025-12-03,1,,\nP-1,B,2025-12-02,2025-12-03,1.001,,\nP-1,C,2025-12-02,2025-12-03,1,EUR,\n`,
    );
    expect(unknown.err).toContain('line 2, code: is not known');
    expect(unknown.err).toContain('line 3, amount: has more decimals than DOP');
    expect(unknown.err).toContain('line 4, exchangeRate: is needed');
    const ownRate = await importFile(kind, `${header}P-1,D,2025-12-02,2025-12-03,1,,58.5\n`);
    expect(ownRate.err).toContain('line 2, exchangeRate: must be 1 for DOP');
    expect(await owed()).toBe(before);
  });

  test('refuses amounts, and sums of amounts, above the largest balance of the API', async () => {
    const before = await owed();
    const large = await importFile(
      kind,
      `${header}P-1,A,2025-12-02,2025-12-03,9999999999999,USD,58.5\n`,
    );
    expect(large.err).toContain('line 2, amount: is over 9999999999999 in DOP');
    const sum = await importFile(kind, `${header}P-1,A,2025-12-02,2025-12-03,9999999999999,,\n`);
    expect([sum.code, sum.err]).toEqual([1, expect.stringContaining('nothing was imported')]);
    expect(sum.err).toMatch(/balance of the (customer|vendor) would exceed 9,999,999,999,999/);
    expect(await owed()).toBe(before);
  });
});

describe('self-check', () => {
  test('reports sound books, and lists differences with exit code 1', async () => {
    const sound = await at.cli('self-check', '--company', 'ACME');
    expect([sound.code, sound.out]).toEqual([
      0,
      expect.stringMatching(/^\d+ checks: all is sound/),
    ]);
    await at.database.knex('customers').where({ code: 'P-1' }).increment('open_amount', 1);
    const off = await at.cli('self-check', '--company', 'ACME');
    expect(off.code).toBe(1);
    expect(off.out).toContain('customer_open_amount_is_the_sum_of_its_items');
    expect(off.out).toMatch(/customer \d+: 1766\.5100 instead of 1765\.5100/);
    const json = await at.cli('self-check', '--company', 'ACME', '--json');
    expect(JSON.parse(json.out).off).toHaveLength(2);
    await at.database.knex('customers').where({ code: 'P-1' }).decrement('open_amount', 1);
  });
});
