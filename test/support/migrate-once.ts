import { openDatabase } from '../../src/kernel/db/client.js';
import { migrate } from '../../src/kernel/db/migrate.js';
import { migrations } from '../../src/migrations/index.js';

/** A process that migrates and prints the applied migrations. */
const database = await openDatabase({ url: process.argv[2], poolMax: 2 });
process.stdout.write(JSON.stringify(await migrate(database, migrations)));
await database.close();
