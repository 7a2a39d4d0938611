import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { openDatabase } from '../../src/kernel/db/client.js';
import { createLogger } from '../../src/kernel/log.js';
import { systemClock } from '../../src/kernel/values/time.js';
import { startDeliveries } from '../../src/kernel/webhooks/deliveries/worker.js';
import { createGuard } from '../../src/kernel/webhooks/endpoints/guard.js';

/** A process that delivers due webhooks until its input ends. Its leases are short, for tests that kill it. */
const [url, key = ''] = process.argv.slice(2);
const database = await openDatabase({ url, poolMax: 4 });
const worker = startDeliveries({
  db: database.knex,
  clock: systemClock,
  log: createLogger({ logLevel: 'silent' }),
  keys: createKeyRing([{ id: 'k1', key: Buffer.from(key, 'hex') }]),
  guard: createGuard({ allowsHttp: true, allowedHosts: ['127.0.0.1'] }),
  concurrency: 8,
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
