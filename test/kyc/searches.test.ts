import type { SvcKyc } from '../../sdk/kyc/index.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import { enqueueEvent } from '../../src/kyc/webhooks/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { recordsOf } from '../support/exports.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let kyc: SvcKyc;
beforeAll(async () => {
  app = await startTestApp({ config: { webhookAllowedHosts: ['127.0.0.1'] } });
  kyc = await app.kyc();
});
afterAll(() => app.close());

describe('the search of the pending sessions', () => {
  test('finds parts of the name, the external id and the id, without regard to case and accents', async () => {
    const people = [
      ['José Ángel', 'Núñez', 'user_1'],
      ['Ana', 'Reyes', 'user-2'],
    ] as const;
    const ids: string[] = [];
    for (const [firstName, lastName, externalId] of people) {
      const expected = { firstName, lastName };
      const { session } = await kyc.sessions.create({ features: ['id'], externalId, expected });
      ids.push(session.id);
    }
    const stranger = await app.kyc({ companyId: app.otherCompanyId });
    await stranger.sessions.create({ features: ['id'], externalId: 'user_1' });
    const found = async (search: string) => {
      const { sessions, total } = await kyc.sessions.pending({ search });
      expect(total).toBe(sessions.length);
      return sessions.map(({ externalId }) => externalId);
    };
    expect(await found('jose angel nunez')).toEqual(['user_1']);
    expect(await found('NÚÑEZ')).toEqual(['user_1']);
    expect(await found('reyes')).toEqual(['user-2']);
    expect(await found('user_1')).toEqual(['user_1']);
    expect(await found('user%')).toEqual([]);
    expect(await found((ids[1] ?? '').slice(-10))).toEqual(['user-2']);
    const file = await kyc.sessions.pending({ search: 'reyes', format: 'csv' });
    expect(recordsOf(file).map(({ id }) => id)).toEqual([ids[1]]);
  });
});

describe('the filters of deliveries', () => {
  const write = (id: string) =>
    inTransaction(app.database.knex, (trx) => {
      const scope = { companyId: app.companyId, environment: 'live' as const };
      const object = { id, status: 'approved', version: 1 };
      const event = { type: 'session.completed' as const, object, at: app.clock.now() };
      return enqueueEvent(trx, { ...scope, ...event });
    });

  test('find the id of a delivery, an event or an object, and a period', async () => {
    const { webhook } = await kyc.webhooks.create({ url: 'http://127.0.0.1:9/in', events: ['*'] });
    const first = await write('ses_01jd7y3q8zk4m5n6p7q8r9s0t1');
    const start = app.clock.now().toISOString();
    app.clock.advance(60_000);
    const second = await write('ses_01jd7y3q8zk4m5n6p7q8r9s0t2');
    const end = app.clock.now().toISOString();
    type Query = Parameters<typeof kyc.webhooks.deliveries>[1];
    const events = async (query: Query) => {
      const { deliveries, total } = await kyc.webhooks.deliveries(webhook.id, query);
      expect(total).toBe(deliveries.length);
      return deliveries.map(({ eventId }) => eventId);
    };
    expect(await events({})).toEqual([second, first]);
    expect(await events({ search: 'ses_01jd7y3q8zk4m5n6p7q8r9s0t1' })).toEqual([first]);
    expect(await events({ search: second })).toEqual([second]);
    const { deliveries } = await kyc.webhooks.deliveries(webhook.id);
    expect(await events({ search: deliveries[1]?.id ?? '' })).toEqual([first]);
    expect(await events({ search: 'ses_' })).toEqual([]);
    expect(await events({ createdAfter: end })).toEqual([second]);
    expect(await events({ createdAfter: start, createdBefore: end })).toEqual([first]);
    const file = await kyc.webhooks.deliveries(webhook.id, { createdBefore: end, format: 'csv' });
    expect(recordsOf(file).map(({ eventId }) => eventId)).toEqual([first]);
  });
});
