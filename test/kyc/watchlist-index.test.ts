import { createIndexHolder } from '../../src/kyc/watchlists/screening/screening-index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { importPeople } from './aml-support.js';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('an import reads only the list that it changes, and the other lists still match', async () => {
  await importPeople(app, 'large', [
    [501, 'ZARBUNOV, Timofey Lvovich'],
    [502, 'QUELLMARK, Adaeze'],
  ]);
  await importPeople(app, 'small', [[601, 'OSTRAKHOV, Ilmari']]);
  const holder = createIndexHolder(app.database.knex);
  const before = await holder.refresh();
  await importPeople(app, 'small', [
    [601, 'OSTRAKHOV, Ilmari'],
    [602, 'VENDELAAR, Brecht'],
  ]);
  const after = await holder.refresh();
  const groupOf = (index: typeof before, name: string) =>
    [...index.groups.values()].find((group) => group.name === name);
  expect(groupOf(after, 'large')).toBe(groupOf(before, 'large'));
  expect(groupOf(after, 'small')).not.toBe(groupOf(before, 'small'));
  const found = (name: string, index = after) =>
    index.matcher.match({ name, type: 'person' }, { threshold: 70 }).map(({ entry }) => entry.id);
  expect(found('Timofey Zarbunov')).toEqual(['ofac-501']);
  expect(found('Brecht Vendelaar')).toEqual(['ofac-602']);
  expect(found('Brecht Vendelaar', before)).toEqual([]);
});
