import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createPrincipals } from '../../src/kernel/auth/callers/principals.js';
import { namedStatements } from '../../src/kernel/db/statements/statement.js';
import { openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { isList, loadStatements } from '../support/statements/load.js';
import { readSchema } from '../support/statements/schema.js';

/**
 * Compares the SQL of the server with snapshots for review: each named statement in a file of its name, and the schema.
 * With `UPDATE_SQL=1` this test writes them. Lists are excluded, since their SQL depends on sort and filters.
 */
const folder = 'test/contract/sql';
const isUpdate = process.env['UPDATE_SQL'] === '1';
const schemaFile = 'schema.sql';

const fileOf = (name: string): string => `${name.replaceAll(/[^\w.]/g, '_')}.sql`;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await loadStatements();
  // Creates the statements that look up callers.
  createPrincipals(database.knex);
});
afterAll(() => database.close());

function compare(expected: ReadonlyMap<string, string>): void {
  if (isUpdate) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [file, text] of expected) writeFileSync(join(folder, file), text);
  }
  const kept = new Map(
    readdirSync(folder).map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  );
  const stale = [...kept.keys()].filter((file) => !expected.has(file));
  const changed = [...expected].filter(([file, text]) => kept.get(file) !== text);
  expect({ stale, changed: changed.map(([file]) => file) }).toEqual({ stale: [], changed: [] });
}

describe('the SQL of the server', () => {
  test('equals the snapshots in test/contract/sql: every named statement, and the schema', async () => {
    const statements = [...namedStatements].filter(
      ([name]) => !isList(name) && !name.startsWith('test.'),
    );
    // Two names must not share a file.
    expect(new Set(statements.map(([name]) => fileOf(name))).size).toBe(statements.length);
    const files = new Map(statements.map(([name, text]) => [fileOf(name), `${text.trim()}\n`]));
    compare(files.set(schemaFile, await readSchema(database)));
  });
});
