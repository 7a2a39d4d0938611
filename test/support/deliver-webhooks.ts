import { recordReaderOf } from '../../src/erp/record-reader.js';
import { startFeeds } from '../../src/erp/webhooks/index.js';
import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { openDatabase } from '../../src/kernel/db/client.js';
import { createLogger } from '../../src/kernel/log.js';
import { systemClock } from '../../src/kernel/values/time.js';
import { startDeliveries } from '../../src/kernel/webhooks/deliveries/worker.js';
import { createGuard } from '../../src/kernel/webhooks/endpoints/guard.js';

/**
 * A process that follows the changes feeds and delivers due webhooks until its input ends. Its leases are short, for tests
 * that kill it.
 */
const [url, key = ''] = process.argv.slice(2);
const database = await openDatabase({ url, poolMax: 4 });
const parts = {
  db: database.knex,
  clock: systemClock,
  log: createLogger({ logLevel: 'silent' }),
  pollMs: 20,
};
const feeds = startFeeds({ ...parts, readerOf: recordReaderOf });
const worker = startDeliveries({
  ...parts,
  keys: createKeyRing([{ id: 'k1', key: Buffer.from(key, 'hex') }]),
  guard: createGuard({ allowsHttp: true, allowedHosts: ['127.0.0.1'] }),
  concurrency: 8,
  leaseMs: 1_000,
});
process.stdout.write('ready\n');
process.stdin.once('end', () => {
  Promise.all([feeds.stop(), worker.stop()]).then(
    () => database.close(),
    () => process.exit(1),
  );
});
process.stdin.resume();
