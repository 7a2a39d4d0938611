import type { Knex } from 'knex';
import type pg from 'pg';
import { columnTypes } from '../numeric.js';
import type { Engine } from './engine.js';
import { passesParameters, refuseLostStatements, refuseOtherDates } from './pooler.js';
import { createWatchdog } from './watchdog.js';

export interface ServerOptions {
  /** `postgres://user:password@host:port/database` */
  readonly url?: string | undefined;
  readonly poolMax?: number | undefined;
  /** Time limit of a statement, after which PostgreSQL cancels it. */
  readonly statementTimeoutMs?: number | undefined;
  /** The name in pg_stat_activity. Default: that of a server. */
  readonly applicationName?: string | undefined;
  /** False behind a pooler in transaction mode, which may lose named statements. */
  readonly namedStatements?: boolean;
}

/** The name of the connections of servers in pg_stat_activity. */
export const serverName = 'notaria';

const usualStatementTimeoutMs = 15_000;
/** Time limit of a wait for a lock. It is shorter than that of a statement, so that the error names the lock. */
const lockTimeoutMs = 10_000;
/** Time limit of an idle transaction, after which a lost client no longer holds its locks. */
const idleInTransactionMs = 20_000;
/** The delay of the watchdog after the timeout of the server. */
const watchdogSlackMs = 2_000;

/** With these settings the server notices a lost client within a minute instead of two hours. */
const keepAlives = [
  'tcp_keepalives_idle=30',
  'tcp_keepalives_interval=10',
  'tcp_keepalives_count=3',
  'tcp_user_timeout=60000',
];

/** The text forms that the server reads and writes; the defaults of the database or role do not count. */
const formats = [
  'TimeZone=UTC',
  'DateStyle=ISO',
  'IntervalStyle=postgres',
  'bytea_output=hex',
  'extra_float_digits=1',
  'standard_conforming_strings=on',
  'default_transaction_isolation=read\\ committed',
];

interface Settings {
  readonly connection: pg.ClientConfig;
  readonly transactionSettings: string | undefined;
}

/**
 * Returns the settings of the connections. They are start-up parameters, because a pooler would pass a SET on to the
 * next client. Behind a pooler that ignores start-up parameters, each transaction makes the settings.
 */
async function settingsFor(url: string, options: ServerOptions): Promise<Settings> {
  const timeoutMs = options.statementTimeoutMs ?? usualStatementTimeoutMs;
  const lockMs = Math.min(lockTimeoutMs, timeoutMs);
  const plain: pg.ClientConfig = {
    connectionString: url,
    application_name: options.applicationName ?? serverName,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 30_000,
    types: columnTypes,
  };
  const full = {
    ...plain,
    statement_timeout: timeoutMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleInTransactionMs,
    options: [...formats, ...keepAlives].map((setting) => `-c ${setting}`).join(' '),
  };
  if (await passesParameters(full)) return { connection: full, transactionSettings: undefined };
  await refuseOtherDates(plain);
  const transactionSettings = `SELECT set_config('statement_timeout', '${timeoutMs}', true),
    set_config('lock_timeout', '${lockMs}', true),
    set_config('idle_in_transaction_session_timeout', '${idleInTransactionMs}', true)`;
  return { connection: plain, transactionSettings };
}

function noDump(): Promise<never> {
  return Promise.reject(new Error('Only the embedded database can be dumped; use pg_dump'));
}

export async function openServer(options: ServerOptions): Promise<Engine> {
  const { url } = options;
  if (url === undefined) throw new Error('A server needs its address');
  const { connection, transactionSettings } = await settingsFor(url, options);
  if (options.namedStatements !== false) await refuseLostStatements(connection);
  const timeoutMs = options.statementTimeoutMs ?? usualStatementTimeoutMs;
  // Behind a pooler, only the watchdog limits statements outside of transactions.
  const slackMs = transactionSettings === undefined ? watchdogSlackMs : 0;
  const watchdog = createWatchdog(timeoutMs + slackMs);
  return {
    kind: 'server',
    connect: async () => connection as Knex.PgConnectionConfig,
    poolMax: options.poolMax ?? 10,
    prepare: async (fresh) => watchdog.watch(fresh as Parameters<typeof watchdog.watch>[0]),
    transactionSettings,
    dump: noDump,
    copyFiles: noDump,
    close: async () => watchdog.close(),
  };
}
