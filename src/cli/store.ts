import { sealedSecondFactors } from '../erp/auth/index.js';
import { sealedClientSecrets } from '../erp/sso/index.js';
import { type ResealResult, reseal } from '../kernel/blobs/maintenance/reseal.js';
import { sweepStore } from '../kernel/blobs/maintenance/sweep.js';
import { adoptStore } from '../kernel/blobs/owner.js';
import { sealedBlobs } from '../kernel/blobs/sealed-queries.js';
import { openStorage } from '../kernel/blobs/stores/open.js';
import { sealedMails } from '../kernel/mail/outbox-queries.js';
import { sealedSecrets } from '../kernel/webhooks/endpoints/sealed-queries.js';
import type { Command } from './command.js';

const adopt: Command = {
  name: 'adopt store',
  summary: 'Make the store of files this database’s own',
  options: {},
  details:
    'For a database that was restored from a backup or copied. A store belongs to one database; others read and write in it, but do not sweep it.',
  async run({ config, database }) {
    const { store } = await openStorage(config);
    await adoptStore(database.knex, store);
    return { data: { adopted: true }, text: 'The store belongs to this database now.' };
  },
};

const sweep: Command = {
  name: 'sweep store',
  summary: 'Delete files that no row has named for 30 days',
  options: {
    confirm: { type: 'boolean', meaning: 'Also when they are more than a tenth of the store' },
  },
  details: 'The server does this daily. Without --confirm it deletes no large share of the store.',
  async run({ config, database, now, isSet }) {
    const { store } = await openStorage(config);
    const report = await sweepStore(database.knex, store, { now, isConfirmed: isSet('confirm') });
    const { objects, orphans, deleted, refused } = report;
    const counts = `${objects} files, ${orphans} without a row, ${deleted} deleted`;
    if (refused === undefined) return { data: report, text: `${counts}.` };
    const reasons = {
      foreign: 'The store belongs to another database: run adopt store first.',
      share: `${counts}: more than a tenth would go. Run it with --confirm to delete them.`,
    };
    return { data: report, text: reasons[refused], isBad: true };
  },
};

const rotateKeys: Command = {
  name: 'rotate blob-keys',
  summary:
    'Encrypt the keys of files, mails that wait, and the secrets of webhooks, second factors and identity providers with the first key of BLOB_KEYS',
  options: {},
  details:
    'Put the new key first in BLOB_KEYS and keep the old ones behind it, restart every process, then run this. It may be stopped and run again, also while servers run. Old keys may leave BLOB_KEYS once nothing is left.',
  async run({ config, database, progress }) {
    const { keys } = await openStorage(config);
    const results: Record<string, ResealResult> = {};
    const tables = [
      sealedBlobs,
      sealedSecrets,
      sealedSecondFactors,
      sealedClientSecrets,
      sealedMails,
    ];
    for (const table of tables) {
      const tell = (done: number) => progress(`${done} ${table.what} encrypted anew`);
      results[table.what] = await reseal(database.knex, keys, table, tell);
    }
    const lines = Object.entries(results).flatMap(([what, { done, left }]) => [
      `${done} ${what} encrypted with ${keys.currentId}`,
      ...Object.entries(left).map(
        ([id, count]) => `${count} ${what} left: ${id} is not in BLOB_KEYS`,
      ),
    ]);
    const isBad = Object.values(results).some(({ left }) => Object.keys(left).length > 0);
    return { data: { current: keys.currentId, ...results }, text: lines.join('\n'), isBad };
  },
};

export const storeCommands: readonly Command[] = [adopt, sweep, rotateKeys];
