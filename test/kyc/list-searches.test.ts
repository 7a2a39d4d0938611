import type { SvcKyc } from '../../sdk/kyc/index.js';
import type { CheckOutcome } from '../../src/kyc/sessions/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { recordsOf } from '../support/exports.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { importPeople } from './aml-support.js';
import { check } from './session-support.js';

let app: TestApp;
let kyc: SvcKyc;
/** Clients whose records no search of `kyc` may find. */
let others: readonly SvcKyc[];
beforeAll(async () => {
  app = await startTestApp();
  kyc = await app.kyc();
  others = await Promise.all([
    app.kyc({ companyId: app.otherCompanyId }),
    app.kyc({ environment: 'test' }),
  ]);
});
afterAll(() => app.close());

describe('the search of sessions', () => {
  const people = [
    ['José Ángel', 'Núñez', 'user_1'],
    ['Łukasz', 'Straße', 'user-2'],
    ['Жанна', 'Ёлкина', 'user-3'],
    ['Ana', 'Núñez', 'user-4'],
  ] as const;
  let ids: string[];

  const listed = async (query: Parameters<typeof kyc.sessions.list>[0]) => {
    const { sessions, total } = await kyc.sessions.list(query);
    expect(total).toBe(sessions.length);
    return sessions.map(({ externalId }) => externalId);
  };
  const found = (search: string) => listed({ search, sort: 'createdAt' });

  beforeAll(async () => {
    ids = [];
    for (const [firstName, lastName, externalId] of people) {
      const expected = { firstName, lastName };
      const { session } = await kyc.sessions.create({ features: ['id'], externalId, expected });
      ids.push(session.id);
      app.clock.advance(1_000);
    }
    for (const other of others) {
      await other.sessions.create({ features: ['id'], expected: { lastName: 'Núñez' } });
    }
  });

  test('finds parts of the name, the external id and the id, without regard to case and accents', async () => {
    expect(await found('jose angel nunez')).toEqual(['user_1']);
    expect(await found('NÚÑEZ')).toEqual(['user_1', 'user-4']);
    expect(await found('lukasz  STRASSE')).toEqual(['user-2']);
    expect(await found('жанна елк')).toEqual(['user-3']);
    expect(await found('user_1')).toEqual(['user_1']);
    expect(await found('user%')).toEqual([]);
    expect(await found((ids[1] ?? '').slice(-10))).toEqual(['user-2']);
  });

  test('finds the same text as the search of pending sessions', async () => {
    for (const search of ['nunez', 'strasse', 'ЕЛКИНА', 'user-2', ids[3] ?? '']) {
      const { sessions } = await kyc.sessions.pending({ search });
      expect(sessions.map(({ externalId }) => externalId)).toEqual(await found(search));
    }
  });

  test('keeps the order, the pages and the other filters of the list', async () => {
    const all = ['user-4', 'user-3', 'user-2', 'user_1'];
    expect(await listed({ search: 'user' })).toEqual(all);
    const first = await kyc.sessions.list({ search: 'user', limit: 3 });
    expect([first.total, first.sessions.length]).toEqual([4, 3]);
    const after = first.nextCursor ?? '';
    const second = await kyc.sessions.list({ search: 'user', limit: 3, after });
    expect([second.total, second.nextCursor]).toEqual([4, null]);
    expect(second.sessions.map(({ externalId }) => externalId)).toEqual(['user_1']);
    const skipped = await kyc.sessions.list({ search: 'user', offset: 2 });
    expect(skipped.sessions.map(({ externalId }) => externalId)).toEqual(all.slice(2));
    expect(await listed({ search: 'user', externalId: 'user-3' })).toEqual(['user-3']);
    expect(await listed({ search: 'user', status: ['approved'] })).toEqual([]);
    expect((await kyc.sessions.list({ search: 'nobody', limit: 3 })).total).toBe(0);
    const file = await kyc.sessions.list({ search: 'nunez', format: 'csv' });
    expect(recordsOf(file).map(({ externalId }) => externalId)).toEqual(['user-4', 'user_1']);
  });

  test('does not find erased sessions', async () => {
    const expected = { firstName: 'Quimera', lastName: 'Borrada' };
    const { session } = await kyc.sessions.create({ features: ['id'], expected });
    expect((await kyc.sessions.list({ search: 'quimera' })).total).toBe(1);
    await kyc.sessions.delete(session.id);
    expect((await kyc.sessions.list({ search: 'quimera' })).total).toBe(0);
    expect((await kyc.sessions.list({ search: session.id })).total).toBe(0);
  });
});

describe('the search of single checks', () => {
  const results: readonly (readonly [
    CheckOutcome['result'],
    'id' | 'poa' | 'database_validation',
  ])[] = [
    [{ firstName: 'Ana María', lastName: 'Peña', documentNumber: '001-1234567-8' }, 'id'],
    [{ nameOnDocument: 'Luis Peña' }, 'poa'],
    [{ idNumber: '00113918205', country: 'do' }, 'database_validation'],
  ];
  let ids: string[];
  beforeAll(async () => {
    ids = [];
    for (const [result, feature] of results) {
      ids.unshift((await check({ app, feature, outcome: { result } })).id);
      app.clock.advance(1_000);
    }
    const { session } = await kyc.sessions.create({ features: ['id'] });
    const outcome = { result: { lastName: 'Peña' } };
    await check({ app, sessionId: session.id, feature: 'id', outcome });
    await check({ app, feature: 'id', environment: 'test', outcome });
  });

  const found = async (search: string, client = kyc, status?: 'declined') => {
    const filter = status ? { search, status: [status] } : { search };
    const { checks, total } = await client.checks.list(filter);
    expect(total).toBe(checks.length);
    const file = await client.checks.list({ ...filter, format: 'csv' });
    expect(recordsOf(file).map(({ id }) => id)).toEqual(checks.map(({ id }) => id));
    return checks.map(({ id }) => ids.indexOf(id));
  };

  test('finds names and numbers that a check read, and ids', async () => {
    expect(await found('pena')).toEqual([1, 2]);
    expect(await found('ana maria peña')).toEqual([2]);
    expect(await found('1234567')).toEqual([2]);
    expect(await found('113918')).toEqual([0]);
    expect(await found(ids[1] ?? '')).toEqual([1]);
    expect(await found('nobody')).toEqual([]);
    expect(await found('pena', kyc, 'declined')).toEqual([]);
    const { checks, nextCursor } = await kyc.checks.list({ search: 'pena', limit: 1 });
    expect(checks.map(({ id }) => id)).toEqual([ids[1]]);
    const next = await kyc.checks.list({ search: 'pena', limit: 1, after: nextCursor ?? '' });
    expect([next.total, next.checks.map(({ id }) => id)]).toEqual([2, [ids[2]]]);
  });

  test('finds nothing but ids for a caller who may not read the data of a check', async () => {
    const reader = await app.kyc({ scopes: ['sessions:read', 'exports:run'] });
    expect(await found('pena', reader)).toEqual([]);
    expect(await found('1234567', reader)).toEqual([]);
    expect(await found((ids[2] ?? '').slice(-9), reader)).toEqual([2]);
  });
});

describe('the search of company checks', () => {
  test('finds name, numbers, id and external id, with the other filters', async () => {
    const company = { country: 'do', registrationNumber: '101-00001-3', externalId: 'vendor-7' };
    const { check: acme } = await kyc.kyb.create({ companyName: 'Cafés Ñandú SRL', ...company });
    app.clock.advance(1_000);
    await kyc.kyb.create({ companyName: 'Ferretería Nandú', country: 'es' });
    for (const other of others) await other.kyb.create({ companyName: 'Ñandú', country: 'do' });
    const found = async (search: string, country?: string) => {
      const filter = { search, ...(country && { country }) };
      const { checks, total } = await kyc.kyb.list(filter);
      expect(total).toBe(checks.length);
      const file = await kyc.kyb.list({ ...filter, format: 'csv' });
      expect(recordsOf(file).map(({ id }) => id)).toEqual(checks.map(({ id }) => id));
      return checks.map(({ companyName }) => companyName);
    };
    expect(await found('nandu')).toEqual(['Ferretería Nandú', 'Cafés Ñandú SRL']);
    expect(await found('nandu', 'do')).toEqual(['Cafés Ñandú SRL']);
    for (const search of ['CAFES', '101-00001', 'vendor-7', acme.id.slice(4)]) {
      expect(await found(search)).toEqual(['Cafés Ñandú SRL']);
    }
    expect(await found('nobody')).toEqual([]);
  });
});

describe('the search of screenings', () => {
  test('finds the screened name, id and external id, with the other filters', async () => {
    await importPeople(app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
    const { id } = await kyc.aml.screen({ fullName: 'Timofey Zarbunov', externalId: 'user-9' });
    app.clock.advance(1_000);
    await kyc.aml.screen({ fullName: 'Adèle Zarbe' });
    for (const other of others) await other.aml.screen({ fullName: 'Timofey Zarbunov' });
    const found = async (search: string, match?: boolean) => {
      const filter = { search, ...(match !== undefined && { match }) };
      const { screenings, total } = await kyc.aml.list(filter);
      expect(total).toBe(screenings.length);
      const file = await kyc.aml.list({ ...filter, format: 'csv' });
      expect(recordsOf(file).map(({ id: one }) => one)).toEqual(screenings.map((one) => one.id));
      return screenings.map(({ fullName }) => fullName);
    };
    expect(await found('zarb')).toEqual(['Adèle Zarbe', 'Timofey Zarbunov']);
    expect(await found('zarb', true)).toEqual(['Timofey Zarbunov']);
    expect(await found('ADELE')).toEqual(['Adèle Zarbe']);
    for (const search of ['user-9', id]) expect(await found(search)).toEqual(['Timofey Zarbunov']);
    expect(await found('nobody')).toEqual([]);
  });
});
