import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { openDatabase } from '../../src/kernel/db/client.js';
import { createLogger } from '../../src/kernel/log.js';
import { smtpTransport } from '../../src/kernel/mail/transport.js';
import { startMails } from '../../src/kernel/mail/worker.js';
import { settableClock } from '../../src/kernel/values/time.js';
import { mailOptions } from './mail.js';

/** A process that sends due mails until its input ends. Its leases are short, for tests that kill it. */
const [url, port = '', at = ''] = process.argv.slice(2);
const database = await openDatabase({ url, poolMax: 4 });
const worker = startMails({
  db: database.knex,
  clock: settableClock(new Date(at)),
  log: createLogger({ logLevel: 'silent' }),
  keys: createKeyRing([{ id: 'k1', key: Buffer.alloc(32, 7) }]),
  transport: smtpTransport(mailOptions(Number(port))),
  perHour: 200,
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
