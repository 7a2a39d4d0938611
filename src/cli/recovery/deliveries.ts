import { inTransaction } from '../../kernel/db/transaction.js';
import {
  deliveriesHeldSince,
  discardDeliveries,
  endDeliveryHold,
  holdDeliveries,
} from '../../kernel/webhooks/hold-queries.js';
import type { Command } from '../command.js';

const hold: Command = {
  name: 'hold deliveries',
  summary: 'Send no webhooks until release deliveries',
  options: {},
  details:
    'For a database that was restored or copied, before its server starts: the original may have sent the same events, or still send them. Events are recorded and wait.',
  async run({ database, now }) {
    await holdDeliveries(database.knex, now);
    return { data: { held: true }, text: 'No webhooks are sent until: release deliveries' };
  },
};

const release: Command = {
  name: 'release deliveries',
  summary: 'Send webhooks again after hold deliveries or restore',
  options: {
    discard: {
      type: 'boolean',
      meaning: 'Do not send what was pending before the hold: the original has sent it',
    },
  },
  details:
    'First make sure that the original of a restored database sends nothing any more. Discarded deliveries count as failed, and each can be sent again through the API.',
  run: ({ database, isSet }) =>
    inTransaction(database.knex, async (trx) => {
      const heldAt = await deliveriesHeldSince(trx);
      if (heldAt === undefined) {
        return { data: { held: false, discarded: 0 }, text: 'No deliveries are held.' };
      }
      const discarded = isSet('discard') ? await discardDeliveries(trx, heldAt) : 0;
      await endDeliveryHold(trx);
      return {
        data: { held: false, discarded },
        text: `Webhooks are sent again; ${discarded} pending deliveries were discarded.`,
      };
    }),
};

export const deliveryCommands: readonly Command[] = [hold, release];
