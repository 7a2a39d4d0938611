import { partitionByMonth } from '../../src/kernel/db/partitions/months.js';
import { retireMonths } from '../../src/kernel/db/partitions/retire.js';
import { resendDelivery } from '../../src/kernel/webhooks/deliveries/queries.js';
import {
  webhookMonths,
  webhookRetentionByMonth,
} from '../../src/kernel/webhooks/events/month-queries.js';
import { dropOldEvents } from '../../src/kernel/webhooks/events/queries.js';
import { onPostgres } from '../support/db.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { type Bench, openBench, scope, start } from './webhook-support.js';

const url = 'https://hooks.example.com/in';
const dayMs = 86_400_000;

onPostgres('webhook deliveries on partitions by month', () => {
  let bench: Bench;
  const db = () => bench.database.knex;
  const tables = async (): Promise<string[]> => {
    const { rows } = await db().raw<{ rows: { name: string }[] }>(
      `SELECT i.inhrelid::regclass::text AS name FROM pg_inherits i WHERE i.inhparent = 'webhook_events'::regclass ORDER BY 1`,
    );
    return rows.map(({ name }) => name);
  };
  const retire = (days: number) =>
    retireMonths(db(), webhookRetentionByMonth, new Date(start.getTime() + days * dayMs), 'drop');

  beforeAll(async () => {
    bench = await openBench({ partitions: 3 });
  });
  afterAll(() => bench.close());

  test('go month by month with their events, but never while one waits', async () => {
    const { webhook } = await bench.webhook(url);
    await bench.event();
    await partitionByMonth({ database: bench.database }, webhookMonths, start);
    expect(await tables()).toEqual([
      ...['month_2026_01', 'month_2026_02', 'month_2026_03', 'month_2026_04', 'month_other'].map(
        (schema) => `${schema}.webhook_events`,
      ),
    ]);
    bench.clock.advance(5 * dayMs);
    await bench.event();
    const [first, second] = await bench.deliveries(webhook.id);
    // Each month takes the deliveries of its events: the ids begin with the time.
    expect(await db()('month_2026_01.webhook_deliveries').pluck('id')).toEqual([first?.id]);
    expect(await db()('month_2026_02.webhook_deliveries').pluck('id')).toEqual([second?.id]);
    const resent = await resendDelivery(
      db(),
      scope,
      webhook.id,
      first?.id ?? '',
      bench.clock.now(),
    );
    const done = { status: 'succeeded', next_attempt_at: null };
    await db()('webhook_deliveries').where({ id: first?.id }).update(done);
    expect(await retire(100)).toBe(0);
    await db()('webhook_deliveries').where({ id: resent?.id }).update(done);
    expect(await retire(80)).toBe(0);
    expect(await retire(100)).toBe(1);
    expect(await tables()).not.toContain('month_2026_01.webhook_events');
    const left = await bench.deliveries(webhook.id);
    expect(left.map(({ id }) => id)).toEqual([second?.id]);
    // The other delivery waits still.
    expect(await retire(200)).toBe(0);
    await db()('webhook_deliveries').where({ id: second?.id }).update(done);
    // It is not deleted by itself before its month is past.
    expect(await dropOldEvents(db(), new Date(start.getTime() + 100 * dayMs))).toBe(0);
  });

  test('refuse a delivery whose event does not exist', async () => {
    const [row] = await db()('webhook_deliveries').select();
    const orphan = { ...row, id: `${row.id.slice(0, -1)}_`, event_id: 'evt_01nothing' };
    await expect(db()('webhook_deliveries').insert(orphan)).rejects.toMatchObject({
      code: '23503',
      constraint: 'webhook_deliveries_event_id_fkey',
    });
  });
});
