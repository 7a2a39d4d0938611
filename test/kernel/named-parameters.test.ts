import {
  lookup,
  plannedPerCall,
  query,
  queryOfText,
} from '../../src/kernel/db/statements/query.js';
import { openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

interface Echo {
  readonly first: number;
  readonly second: string | null;
}

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const text =
  "SELECT :first::int AS first, nullif(:second::text, ':first') AS second WHERE :first::int > 0";

describe('a query', () => {
  const echo = query<Echo, Echo>('test.rows', text);
  const given = { first: 1, second: 'b' };
  const none = { first: 0, second: null };

  test('resolves to its first row, and to undefined without one', async () => {
    expect(await echo.first(database.knex, given)).toEqual(given);
    expect(await echo.first(database.knex, none)).toBeUndefined();
  });

  test('fails by its name where the row that it always returns is missing', async () => {
    expect(await echo.one(database.knex, given)).toEqual(given);
    await expect(echo.one(database.knex, none)).rejects.toThrow('test.rows returned no row');
  });
});

describe('named parameters', () => {
  test.each([
    ['query', query<Echo, Echo>('test.named', text)],
    ['lookup', lookup<Echo, Echo>('test.named_lookup', text)],
    ['plannedPerCall', plannedPerCall<Echo, Echo>(text)],
    ['queryOfText', queryOfText<Echo, Echo>('test.named_text', text)],
  ])('of %s are bound by name, whatever the order of the members', async (_name, echo) => {
    expect(await echo(database.knex, { second: 'b', first: 1 })).toEqual([
      { first: 1, second: 'b' },
    ]);
    expect(await echo(database.knex, { first: 2, second: null })).toEqual([
      { first: 2, second: null },
    ]);
  });

  test('are recognised except in quotes and casts', async () => {
    const echo = query<Echo, Echo>('test.quoted', text);
    expect(await echo(database.knex, { first: 1, second: ':first' })).toEqual([
      { first: 1, second: null },
    ]);
  });

  test('are all required: a call without one never reaches the database', () => {
    const echo = query<Partial<Echo>, Echo>('test.incomplete', text);
    expect(() => echo(database.knex, { first: 1 })).toThrow(
      'test.incomplete has no value for :second',
    );
  });

  test('give a text built at run time the same statement name in every process', async () => {
    const [one, other] = [0, 1].map(() => queryOfText<Echo, Echo>('test.built', text));
    await database.knex.transaction(async (trx) => {
      await one?.(trx, { first: 1, second: 'a' });
      await other?.(trx, { first: 2, second: 'b' });
      const found = await trx('pg_prepared_statements as p').where('p.name', 'like', 'test.built%');
      expect(found).toHaveLength(1);
    });
  });
});
