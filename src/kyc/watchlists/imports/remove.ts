import type { Db } from '../../../kernel/db/client.js';
import { entryHashes, finishWatchlist, lockKnown, removeEntries } from '../queries.js';
import { recordImport } from './queries.js';

/** The version in the history of a list that was removed. */
const removedVersion = 'removed';

/**
 * Removes the entries of a list. Its imports stay, with the removal as the last one.
 *
 * @returns the number of removed entries; undefined if there is no such list
 */
export async function removeWatchlist(
  trx: Db,
  list: string,
  now: Date,
): Promise<number | undefined> {
  const watchlist = await lockKnown(trx, list);
  if (watchlist === undefined) return undefined;
  const removed = [...(await entryHashes(trx, list)).keys()];
  const last = { version: removedVersion, publishedOn: null, loadedAt: now };
  await recordImport(trx, watchlist, last, { added: [], changed: [], removed });
  await removeEntries(trx, list, removed);
  await finishWatchlist(trx, list, { ...last, version: '', contentHash: '' });
  return removed.length;
}
