import type { Knex } from 'knex';
import pg from 'pg';
import type { Engine } from './engine.js';
import { codeOf } from './errors.js';
import { columnTypes } from './numeric.js';

export interface ServerOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url?: string | undefined;
  readonly poolMax?: number | undefined;
  /** A statement that runs longer is cancelled. */
  readonly statementTimeoutMs?: number | undefined;
  /** Shown in pg_stat_activity. */
  readonly applicationName?: string | undefined;
}

/** A pooler refuses start-up parameters it does not know (SQLSTATE 08P01). */
async function refusesParameters(settings: pg.ClientConfig): Promise<boolean> {
  const client = new pg.Client(settings);
  try {
    await client.connect();
    return false;
  } catch (error) {
    if (codeOf(error) === '08P01') return true;
    throw error;
  } finally {
    await client.end();
  }
}

/** Settings travel with the connection and never by SET, which a pooler would hand to the next client. */
async function settingsFor(url: string, options: ServerOptions): Promise<pg.ClientConfig> {
  const timeoutMs = options.statementTimeoutMs ?? 15_000;
  const plain: pg.ClientConfig = {
    connectionString: url,
    application_name: options.applicationName ?? 'notaria',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    types: columnTypes,
  };
  const full = { ...plain, statement_timeout: timeoutMs, options: '-c TimeZone=UTC' };
  // Without the server's timeout, pg's own: it gives the caller up, and the connection with it.
  return (await refusesParameters(full)) ? { ...plain, query_timeout: timeoutMs } : full;
}

function noDump(): Promise<Blob> {
  return Promise.reject(new Error('Only the embedded database can be dumped; use pg_dump'));
}

export async function openServer(options: ServerOptions): Promise<Engine> {
  const { url } = options;
  if (url === undefined) throw new Error('A server needs its address');
  const settings = await settingsFor(url, options);
  return {
    kind: 'server',
    connection: settings as Knex.PgConnectionConfig,
    poolMax: options.poolMax ?? 10,
    dump: noDump,
    close: () => Promise.resolve(),
  };
}
