import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { openWorkplace, type Workplace } from './support.js';

let at: Workplace;
beforeAll(async () => {
  at = await openWorkplace();
});
afterAll(() => at.close());

describe('migrate --partitions', () => {
  test.each([
    [['--partitions', '1'], 'takes a number from 2 to 64, or 0 for plain tables'],
    [['--partitions', '65'], 'takes a number from 2 to 64'],
    [['--partitions', 'many'], 'takes a number from 2 to 64'],
    [['--partitions', '4', '--dry-run'], 'leave --to and --dry-run out'],
    [['--months', '--to', '3'], 'leave --to and --dry-run out'],
  ])('refuses %j', async (options, message) => {
    const { code, err } = await at.cli('migrate', ...options);
    expect(code).not.toBe(0);
    expect(err).toContain(message);
  });
});

onPostgres('migrate on PostgreSQL', () => {
  test('partitions by month and by company, once, and audits it', async () => {
    const rows = await at.audited(async () => {
      const first = await at.cli('migrate', '--partitions', '3', '--months');
      expect(first.out).toMatch(/^Rewrote audit_log, outbox, stock_movements, .*warehouses/);
      expect((await at.cli('migrate', '--partitions', '3', '--months')).out).toBe(
        'Nothing to do.\n',
      );
    });
    expect(rows).toMatchObject([{ company_id: 0, object_id: 'partitions 3 months' }]);
  }, 120_000);
});
