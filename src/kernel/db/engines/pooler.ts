import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { codeOf } from '../errors.js';

/**
 * The address is that of a pooler that changes the connection with each transaction and loses prepared statements.
 */
export class PoolerError extends Error {
  override readonly name = 'PoolerError';

  constructor() {
    super(
      'DATABASE_URL leads to a pooler in transaction mode, which loses statements that are prepared by name. ' +
        'Set NAMED_STATEMENTS=off, or max_prepared_statements in PgBouncer 1.21 or later',
    );
  }
}

/** Runs `fn` with a connection of its own. */
async function withClient<T>(
  settings: pg.ClientConfig,
  fn: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client(settings);
  // The end of a connection also fails its query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await fn(client);
  } finally {
    await client.end();
  }
}

/**
 * Returns true if the settings of a connection reach PostgreSQL. A pooler refuses start-up parameters that it does not
 * know (SQLSTATE 08P01), or is told to ignore them.
 */
export async function passesParameters(
  settings: pg.ClientConfig & { readonly statement_timeout: number },
): Promise<boolean> {
  try {
    return await withClient(settings, async (client) => {
      const { rows } = await client.query(
        `SELECT s.setting FROM pg_settings AS s WHERE s.name = 'statement_timeout'`,
      );
      return Number(rows[0]?.setting) === settings.statement_timeout;
    });
  } catch (error) {
    if (codeOf(error) === '08P01') return false;
    throw error;
  }
}

/** The DateStyle of the database is not ISO, and a pooler hides the one that the server asks for. */
export class DateStyleError extends Error {
  override readonly name = 'DateStyleError';

  constructor(found: string) {
    super(
      `The database writes dates in the style ${found}, and a pooler ignores the one of the server. ` +
        "Run ALTER DATABASE … SET DateStyle = 'ISO', then restart the pooler",
    );
  }
}

/** @throws DateStyleError if dates and times would not be read as they are written */
export async function refuseOtherDates(settings: pg.ClientConfig): Promise<void> {
  const found = await withClient(settings, async (client) => {
    const { rows } = await client.query(`SELECT current_setting('DateStyle') AS style`);
    return String(rows[0]?.style);
  });
  if (!found.startsWith('ISO')) throw new DateStyleError(found);
}

async function backendOf(client: pg.Client, name?: string): Promise<number> {
  const text = 'SELECT pg_backend_pid() AS pid';
  const { rows } = await client.query(name === undefined ? text : { name, text });
  return rows[0]?.pid;
}

/** Runs `fn` while the other connection is in a transaction, which receives the backend it uses. */
async function besideTransaction<T>(
  other: pg.Client,
  fn: (backend: number) => Promise<T>,
): Promise<T> {
  await other.query('BEGIN');
  try {
    return await fn(await backendOf(other));
  } finally {
    await other.query('ROLLBACK');
  }
}

async function losesStatements(client: pg.Client, other: pg.Client): Promise<boolean> {
  const own = await backendOf(client);
  const isLent = await besideTransaction(other, async (backend) => backend === own);
  if (!isLent) return false;
  const name = `probe.${randomUUID()}`;
  await backendOf(client, name);
  return besideTransaction(other, () =>
    backendOf(client, name).then(
      () => false,
      (error: unknown) => {
        // SQLSTATE of an unknown prepared statement.
        if (codeOf(error) === '26000') return true;
        throw error;
      },
    ),
  );
}

/**
 * Refuses an address whose connections lose prepared statements, such as that of a pooler in transaction mode.
 * Requests would fail at random under load.
 *
 * @throws PoolerError
 */
export async function refuseLostStatements(settings: pg.ClientConfig): Promise<void> {
  const limited = { ...settings, query_timeout: 10_000 };
  const isLosing = await withClient(limited, (client) =>
    withClient(limited, (other) => losesStatements(client, other)),
  );
  if (isLosing) throw new PoolerError();
}
