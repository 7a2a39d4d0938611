import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { folderStore } from '../../src/kernel/blobs/stores/folder.js';
import { openDatabase } from '../../src/kernel/db/client.js';
import { startJobs } from '../../src/kernel/jobs/worker.js';
import { createLogger } from '../../src/kernel/log.js';
import { settableClock } from './clock.js';
import { importKindsOf } from './import-jobs.js';

/** A process that runs imports until its input ends. Its leases are short, for tests that kill it. */
const [url, folder = '', now = ''] = process.argv.slice(2);
const database = await openDatabase({ url, poolMax: 4 });
const clock = settableClock(new Date(now));
const keys = createKeyRing([{ id: 'k1', key: Buffer.alloc(32, 7) }]);
const worker = startJobs({
  db: database.knex,
  clock,
  log: createLogger({ logLevel: 'silent' }),
  kinds: importKindsOf({ store: folderStore(folder), keys }, clock),
  pollMs: 20,
  leaseMs: 1_000,
});
process.stdout.write('ready\n');
process.stdin.once('end', () => {
  worker.stop().then(
    () => database.close(),
    () => process.exit(1),
  );
});
process.stdin.resume();
