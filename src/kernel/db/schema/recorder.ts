import KnexModule, { type Knex } from 'knex';
import type { Migration } from './migration.js';

interface RecordedQuery {
  readonly sql: string;
  readonly bindings?: readonly unknown[];
  response?: object;
}

type ClientClass = new (config: object) => object;

/** Statements of Knex's own transactions, which are not part of the migration. */
const isBracket = (sql: string): boolean => /^(?:BEGIN|COMMIT|SAVEPOINT|RELEASE)\b/i.test(sql);

function describe({ bindings = [], sql }: RecordedQuery): string {
  const values = bindings.map((value, index) => `\n-- $${index + 1} = ${JSON.stringify(value)}`);
  return `${sql.trim().replace(/;$/, '')};${values.join('')}`;
}

/** Creates a client without a database, which answers every statement with no rows. */
function recordingKnex(statements: string[]): Knex {
  const Postgres = KnexModule({ client: 'pg' }).client.constructor as ClientClass;
  class Recorder extends Postgres {
    acquireConnection = () => Promise.resolve({});
    releaseConnection = () => Promise.resolve();
    _query(_connection: unknown, query: RecordedQuery): Promise<RecordedQuery> {
      if (!isBracket(query.sql)) statements.push(describe(query));
      query.response = { command: 'SELECT', fields: [], rowCount: 0, rows: [] };
      return Promise.resolve(query);
    }
  }
  return KnexModule({ client: Recorder as unknown as typeof Knex.Client });
}

/**
 * Returns the statements of a migration without executing them. For a migration that depends on data, these are the
 * statements for an empty database.
 */
export async function statementsOf(migration: Migration): Promise<readonly string[]> {
  const statements: string[] = [];
  if ('upInSteps' in migration) {
    await migration.upInSteps({
      async execute(sql) {
        statements.push(describe({ sql }));
        return 0;
      },
    });
    return statements;
  }
  await recordingKnex(statements).transaction((trx) => migration.up(trx));
  return statements;
}
