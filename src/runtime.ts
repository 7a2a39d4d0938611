import type { Config } from './kernel/config.js';
import { type Database, openDatabase } from './kernel/db/client.js';
import { migrate } from './kernel/db/migrate.js';
import { migrations } from './migrations/index.js';

export type Progress = (message: string) => void;

/** Progress is for people: on standard error, so that standard output stays fit for programs. */
export const tellProgress: Progress = (message) => {
  process.stderr.write(`${message}\n`);
};

/** Opens the configured database and brings it up to date. */
export async function openMigrated(config: Config, onProgress: Progress): Promise<Database> {
  const { databaseUrl, dataDir, poolMax, statementTimeoutMs, namedStatements } = config;
  const database = await openDatabase({
    ...(databaseUrl === undefined ? { dataDir } : { url: databaseUrl }),
    poolMax,
    statementTimeoutMs,
    namedStatements,
    onProgress,
  });
  try {
    await migrate(database, migrations, onProgress);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
