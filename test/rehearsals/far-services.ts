import { setInterval } from 'node:timers';
import { startReceiver } from '../support/receiver.js';
import { startS3 } from '../support/s3.js';

/*
 * An object store and a webhook endpoint on the address of another host. Writes their addresses in the first line, and
 * then the webhook-id of each delivery.
 */

const address = process.argv[2] ?? '';
const [store, receiver] = await Promise.all([startS3(address), startReceiver(address)]);
process.stdout.write(`${JSON.stringify({ store: store.options, receiver: receiver.url() })}\n`);
setInterval(() => {
  for (const { headers } of receiver.requests.splice(0)) {
    process.stdout.write(`${headers['webhook-id']}\n`);
  }
}, 20);
