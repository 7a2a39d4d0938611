import type { Database } from '../../kernel/db/client.js';
import { OperatorError } from '../../kernel/operator/operator.js';
import { openConfigured } from '../../runtime.js';
import type { Call } from '../command.js';

/** Runs work on a database of another address, and closes it. */
export async function withDatabase<T>(
  { config, progress }: Call,
  databaseUrl: string,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openConfigured({ ...config, databaseUrl, poolMax: 2 }, progress);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/** @throws OperatorError on the embedded database, and without DIRECTORY_URL */
export function withDirectory<T>(
  call: Call,
  work: (directory: Database) => Promise<T>,
): Promise<T> {
  const { directoryUrl } = call.config;
  if (call.database.kind === 'embedded')
    throw new OperatorError(
      'The embedded database is no cell: cells need PostgreSQL, by DATABASE_URL',
    );
  if (directoryUrl === undefined)
    throw new OperatorError(
      'DIRECTORY_URL is the database with the directory: that of the first cell',
    );
  return withDatabase(call, directoryUrl, work);
}
