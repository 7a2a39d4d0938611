import { inTransaction } from '../../kernel/db/transaction.js';
import { discardMails } from '../../kernel/mail/outbox-queries.js';
import {
  deliveriesHeldSince,
  discardDeliveries,
  endDeliveryHold,
  holdDeliveries,
} from '../../kernel/webhooks/hold-queries.js';
import type { Command } from '../command.js';

const hold: Command = {
  name: 'hold deliveries',
  summary: 'Send no webhooks and no mails until release deliveries',
  options: {},
  details:
    'For a database that was restored or copied, before its server starts: the original may have sent the same events, or still send them. Events are recorded and wait.',
  async run({ database, now }) {
    await holdDeliveries(database.knex, now);
    return {
      data: { held: true },
      text: 'No webhooks and no mails are sent until: release deliveries',
    };
  },
};

const release: Command = {
  name: 'release deliveries',
  summary: 'Send webhooks and mails again after hold deliveries or restore',
  options: {
    discard: {
      type: 'boolean',
      meaning: 'Do not send what was pending before the hold: the original has sent it',
    },
  },
  details:
    'First make sure that the original of a restored database sends nothing any more. Discarded deliveries count as failed, and each can be sent again through the API.',
  run: ({ database, isSet, now }) =>
    inTransaction(database.knex, async (trx) => {
      const heldAt = await deliveriesHeldSince(trx);
      if (heldAt === undefined) {
        return { data: { held: false, discarded: 0, mails: 0 }, text: 'No deliveries are held.' };
      }
      const isDiscarding = isSet('discard');
      const discarded = isDiscarding ? await discardDeliveries(trx, heldAt) : 0;
      const mails = isDiscarding ? await discardMails(trx, heldAt, now) : 0;
      await endDeliveryHold(trx);
      return {
        data: { held: false, discarded, mails },
        text: `Webhooks and mails are sent again; ${discarded} pending deliveries and ${mails} mails were discarded.`,
      };
    }),
};

export const deliveryCommands: readonly Command[] = [hold, release];
