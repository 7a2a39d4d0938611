import type { Knex } from 'knex';
import { codeOf } from '../errors.js';

const notAvailable = new Set([
  '42501', // not permitted to this user
  '0A000', // not installed on the server
  '58P01', // its control file is missing
]);

/** Creates an extension if the server has it and allows it. Resolves to true if the extension is installed. */
export async function createExtension(trx: Knex.Transaction, name: string): Promise<boolean> {
  if (await hasExtension(trx, name)) return true;
  try {
    await trx.transaction((savepoint) => savepoint.raw('CREATE EXTENSION ??', [name]));
    return true;
  } catch (error) {
    if (notAvailable.has(codeOf(error) ?? '')) return false;
    throw error;
  }
}

/** Returns whether an extension is installed. Migrations ask before they create an index of its operator class. */
export async function hasExtension(db: Knex, name: string): Promise<boolean> {
  const found = await db('pg_extension as e').where('e.extname', name).first('e.extname');
  return found !== undefined;
}
