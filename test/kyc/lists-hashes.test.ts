import { migrate, rollback } from '../../src/kernel/db/migrate.js';
import { numberOf } from '../../src/kernel/db/schema/migration.js';
import { migrations } from '../../src/migrations/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { importPeople } from './aml-support.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await importPeople(app, 'treasury', [[502, 'QUELLMARK, Adaeze']]);
});
afterAll(() => app.close());

const known = 'a'.repeat(64);
const changed = 'b'.repeat(64);

const hashesOf = (id: string): Promise<unknown> =>
  app.database.knex('kyc_screenings').where({ id }).first('stamp', 'lists_hash');

/** Makes a screening and gives it a hash under the name that the version before this one knows. */
async function screenAsBefore(): Promise<string> {
  const { id } = await (await app.kyc()).aml.screen({ fullName: 'Adaeze Quellmark' });
  await app.database.knex('kyc_screenings').where({ id }).update({ stamp: known });
  return id;
}

/** Takes the schema back to that of the version before. */
const revert = () =>
  rollback(
    app.database,
    migrations,
    migrations.filter((migration) => numberOf(migration) >= 63).length,
  );

test('the lists hash of a screening equals the one that the version before reads and writes', async () => {
  const id = await screenAsBefore();
  const screenings = () => app.database.knex('kyc_screenings');
  expect(await hashesOf(id)).toEqual({ stamp: known, lists_hash: known });
  await screenings().where({ id }).update({ lists_hash: changed });
  expect(await hashesOf(id)).toEqual({ stamp: changed, lists_hash: changed });
  const { lists_hash: _, ...before } = await screenings().where({ id }).first();
  const settings = JSON.stringify(before.settings);
  const row = { ...before, settings, compared: '[]', id: `${id}0`, stamp: known };
  await screenings().insert(row);
  expect(await hashesOf(`${id}0`)).toEqual({ stamp: known, lists_hash: known });
});

test('the migration fills the lists hash of earlier screenings', async () => {
  const id = await screenAsBefore();
  await revert();
  await migrate(app.database, migrations);
  expect(await hashesOf(id)).toEqual({ stamp: known, lists_hash: known });
});

test('a write fills the lists hash of an earlier screening before its migration does', async () => {
  const id = await screenAsBefore();
  await revert();
  await migrate(app.database, migrations, undefined, { upTo: 63 });
  expect(await hashesOf(id)).toEqual({ stamp: known, lists_hash: null });
  await app.database.knex('kyc_screenings').where({ id }).update({ version: 2 });
  expect(await hashesOf(id)).toEqual({ stamp: known, lists_hash: known });
  await migrate(app.database, migrations);
});
