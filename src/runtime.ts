import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  attachDirectory,
  CellError,
  type Directory,
  openDirectory,
} from './kernel/cells/directory.js';
import type { Config } from './kernel/config/config.js';
import { ConfigError } from './kernel/config/readers.js';
import { type Database, type DatabaseOptions, openDatabase } from './kernel/db/client.js';
import { PoolerError } from './kernel/db/engines/pooler.js';
import { codeOf } from './kernel/db/errors.js';
import { FolderLockedError } from './kernel/db/lock.js';
import { migrate } from './kernel/db/migrate.js';
import { openReplicas, type Replicas } from './kernel/db/replicas/replicas.js';
import { mayMigrate, RoleError } from './kernel/db/schema/rights.js';
import { refuseBreaking, refuseUnfit, SchemaError } from './kernel/db/schema/state.js';
import type { StatementObserver } from './kernel/db/scope.js';
import { RedisRefusedError } from './kernel/limits/redis.js';
import type { Logger } from './kernel/log.js';
import { migrations } from './migrations/index.js';

export type Progress = (message: string) => void;

/** Progress is for people: on standard error, so that standard output stays fit for programs. */
export const tellProgress: Progress = (message) => {
  process.stderr.write(`${message}\n`);
};

/** Written by the build: the name of the folder with an empty database that has all migrations. */
declare const builtDatabase: string | undefined;

/** Returns that folder; undefined where the server runs from its sources, whose migrations may differ from the built ones. */
function builtTemplate(): string | undefined {
  if (typeof builtDatabase !== 'string') return undefined;
  const folder = fileURLToPath(new URL(`./${builtDatabase}`, import.meta.url));
  return existsSync(folder) ? folder : undefined;
}

/** Changes of the directory are rare, and logins of other cells are single look-ups. */
const directoryConnections = 2;

type DatabaseConfig = Pick<
  Config,
  'databaseUrl' | 'dataDir' | 'poolMax' | 'statementTimeoutMs' | 'namedStatements'
> &
  Pick<DatabaseOptions, 'applicationName'>;

export function openConfigured(
  config: DatabaseConfig,
  onProgress: Progress,
  observe?: StatementObserver,
): Promise<Database> {
  const { applicationName, databaseUrl, dataDir, poolMax, statementTimeoutMs, namedStatements } =
    config;
  return openDatabase({
    ...(databaseUrl === undefined
      ? { dataDir, templateFolder: builtTemplate() }
      : { url: databaseUrl }),
    applicationName,
    poolMax,
    statementTimeoutMs,
    namedStatements,
    observe,
    onProgress,
  });
}

/** Opens the configured replicas; undefined where there are none. */
export function openConfiguredReplicas(
  config: DatabaseConfig & Pick<Config, 'replicaUrls' | 'replicaMaxAgeSeconds'>,
  { knex }: Database,
  log: Pick<Logger, 'info' | 'warn'>,
  observe?: StatementObserver,
): Replicas | undefined {
  const { replicaMaxAgeSeconds: maxAgeSeconds, replicaUrls: urls } = config;
  if (urls.length === 0) return undefined;
  const open = (databaseUrl: string) =>
    openConfigured({ ...config, databaseUrl }, tellProgress, observe);
  return openReplicas(knex, { urls, maxAgeSeconds, open, log });
}

/**
 * Opens the directory of cells for a database; undefined where there are no cells. It need not answer yet.
 */
export function openConfiguredDirectory(
  config: DatabaseConfig & Pick<Config, 'directoryUrl'>,
  database: Database,
  log: Pick<Logger, 'info' | 'warn'>,
): Directory | undefined {
  const { directoryUrl } = config;
  if (directoryUrl === undefined) return undefined;
  const settings = { ...config, databaseUrl: directoryUrl, poolMax: directoryConnections };
  const open = () => openConfigured(settings, tellProgress);
  const directory = openDirectory({ open, own: database.knex, log });
  attachDirectory(database, directory);
  return directory;
}

/** Returns whether this process migrates: the configuration may leave it to an operator, and the role may lack the right. */
export const migratesHere = async (
  { migratesAtStart }: Pick<Config, 'migratesAtStart'>,
  database: Database,
): Promise<boolean> => migratesAtStart && (await mayMigrate(database));

/** @throws SchemaError if the schema does not fit this version, and this process does not migrate */
export async function bringUpToDate(
  database: Database,
  config: Pick<Config, 'migratesAtStart'>,
  onProgress: Progress,
): Promise<void> {
  if (!(await migratesHere(config, database))) {
    await refuseUnfit(database, migrations);
    return;
  }
  await refuseBreaking(database, migrations);
  await migrate(database, migrations, onProgress);
}

/**
 * Opens the configured database and brings it up to date, unless that is left to an operator.
 *
 * @throws SchemaError if the schema does not fit this version of the program
 */
export async function openMigrated(
  config: DatabaseConfig & Pick<Config, 'migratesAtStart'>,
  onProgress: Progress,
  observe?: StatementObserver,
): Promise<Database> {
  const database = await openConfigured(config, onProgress, observe);
  try {
    await bringUpToDate(database, config, onProgress);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}

/** Codes of a connection that failed, of the system or as SQLSTATE, in words; never an address: it may hold a password. */
const connectionFaults: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'nothing listens at that address',
  ENOTFOUND: 'its host name is not known',
  EAI_AGAIN: 'its host name could not be looked up',
  ETIMEDOUT: 'it did not answer in time',
  EHOSTUNREACH: 'there is no way to its host',
  ECONNRESET: 'it ended the connection',
  '28P01': 'it refused the user or password',
  '28000': 'it refused the user',
  '3D000': 'there is no database of that name',
  '53300': 'it has too many connections',
  '57P03': 'it is starting up or shutting down',
};

interface Fault {
  /** For the person at the terminal. */
  readonly message: string;
  readonly exitCode: number;
}

/** EX_CONFIG of sysexits.h: a supervisor need not try again. */
const configExit = 78;

/**
 * Returns a message for an error that an operator can fix; undefined for every other error, which
 * is a bug.
 */
export function explainFault(error: unknown): Fault | undefined {
  if (error instanceof ConfigError) return { message: error.message, exitCode: configExit };
  const isExplained = [
    CellError,
    FolderLockedError,
    PoolerError,
    RedisRefusedError,
    RoleError,
    SchemaError,
  ].some((known) => error instanceof known);
  if (isExplained && error instanceof Error) {
    return { message: error.message, exitCode: 1 };
  }
  const {
    code = '',
    syscall,
    path,
    address,
    port,
  } = (error ?? {}) as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === 'EADDRINUSE') {
    const message = `Port ${port} of ${address} is in use. Stop what listens there, or set PORT.`;
    return { message, exitCode: 1 };
  }
  if (syscall === 'listen') {
    return { message: `Cannot listen on ${address}:${port}: ${code}`, exitCode: 1 };
  }
  if (path !== undefined && /^(EACCES|EPERM|EROFS|ENOSPC|ENOTDIR)$/.test(code)) {
    return { message: `Cannot use ${path}: ${code}`, exitCode: 1 };
  }
  const reason = connectionFaults[codeOf(error) ?? ''];
  return reason === undefined
    ? undefined
    : { message: `The database cannot be used: ${reason}`, exitCode: 1 };
}
