import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { openDatabase } from '../../../src/kernel/db/client.js';
import { migrate } from '../../../src/kernel/db/migrate.js';
import { migrations } from '../../../src/migrations/index.js';

/*
 * Creates an embedded database with all migrations and without data. Arguments: a folder to work in, and the folder of the
 * database, which appears when it is complete.
 */

const [draft = '', target = ''] = process.argv.slice(2);
const database = await openDatabase({ dataDir: draft });
try {
  await database.knex.raw('UPDATE pg_database SET datistemplate = false');
  // The server has one database: each template would add seven megabytes.
  for (const name of ['template0', 'template1']) await database.knex.raw(`DROP DATABASE ${name}`);
  await migrate(database, migrations);
  await database.knex.raw('VACUUM ANALYZE');
  await database.knex.raw('CHECKPOINT');
} finally {
  await database.close();
}
await rename(join(draft, 'postgres'), target);
