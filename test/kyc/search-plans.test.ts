import type { SvcKyc } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { explainStatements, pagesOf } from '../support/explained.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { copyRows } from '../support/statements/copies.js';
import { importPeople } from './aml-support.js';
import { check } from './session-support.js';

/** Records of each kind. A scan of them reads hundreds of pages. */
const copies = 20_000;

/** Without the index, events are found in some 230 pages and company checks in 2,800. */
const mostPages = 60;

onPostgres('a search among twenty thousand records', () => {
  let app: TestApp;
  let kyc: SvcKyc;
  let explain: Awaited<ReturnType<typeof explainStatements>>;

  beforeAll(async () => {
    // One connection, whose plans are explained.
    app = await startTestApp({ database: { poolMax: 1 } });
    kyc = await app.kyc();
    await importPeople(app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
    const expected = { firstName: 'Ana', lastName: 'Reyes' };
    await kyc.sessions.create({ features: ['id'], externalId: 'user-1', expected });
    await check({ app, feature: 'id', outcome: { result: { lastName: 'Reyes' } } });
    await kyc.kyb.create({ companyName: 'Acme Trading SRL', country: 'do' });
    await kyc.aml.screen({ fullName: 'Ana Reyes' });
    await createProduct(app);
    await app.as('admin').events.list();
    const { knex } = app.database;
    const tables = '^(kyc_sessions|kyc_checks|kyc_screenings|kyc_company_checks)$';
    await copyRows(knex, tables, copies);
    await knex.raw(
      `INSERT INTO outbox (company_id, id, position, type, object_type, object_id, at)
       SELECT o.company_id, o.id + n * 1000, o.position + n * 1000, o.type, o.object_type, o.object_id || n, o.at
       FROM outbox o CROSS JOIN generate_series(1, ?::int) n`,
      [copies],
    );
    await knex.raw('VACUUM ANALYZE');
    explain = await explainStatements(knex);
  }, 300_000);
  afterAll(() => app.close());

  test.each([
    ['sessions', (search: string) => kyc.sessions.list({ search })],
    ['pending sessions', (search: string) => kyc.sessions.pending({ search })],
    ['single checks', (search: string) => kyc.checks.list({ search })],
    ['company checks', (search: string) => kyc.kyb.list({ search })],
    ['screenings', (search: string) => kyc.aml.list({ search })],
    ['events', (search: string) => app.as('admin').events.list({ search })],
  ])('of %s reads an index, for a word that matches nothing', async (_, find) => {
    for (const search of ['zzyzx', 'quimera-7']) {
      for (const plan of await explain(() => find(search))) {
        expect([plan['Query Text'], pagesOf(plan) < mostPages]).toEqual([plan['Query Text'], true]);
      }
    }
  });

  test('finds the one record that has the text', async () => {
    const { sessions, total } = await kyc.sessions.list({ search: 'user-1' });
    expect([total, sessions.map(({ externalId }) => externalId)]).toEqual([1, ['user-1']]);
  });
});
