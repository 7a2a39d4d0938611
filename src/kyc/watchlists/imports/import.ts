import { createHash } from 'node:crypto';
import type { Db } from '../../../kernel/db/client.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import type { ListEntry } from '../../matching/index.js';
import { readFtm } from '../formats/ftm.js';
import { readOfac } from '../formats/ofac.js';
import { readUn } from '../formats/un.js';
import {
  entryHashes,
  type Format,
  finishWatchlist,
  lockWatchlist,
  removeEntries,
  type StoredEntry,
  saveEntries,
  type Watchlist,
} from '../queries.js';
import { type Changes, recordImport, renameWatchlist } from './queries.js';
import { openSource, type SourceFile, WatchlistError } from './source.js';

export interface ImportRequest {
  /** The name of the list in this service, such as `us_ofac_sdn`. */
  readonly list: string;
  readonly format: Format;
  readonly files: readonly string[];
  /** Title for people. Default: the title of the previous import. */
  readonly title?: string;
  /** The day of publication. A date in the file takes precedence. */
  readonly publishedOn?: string;
  /** Allows a file that removes most of the list, which is otherwise refused as a mistake. */
  readonly mayShrink?: boolean;
  readonly now: Date;
  onProgress?(message: string): void;
}

/** The result of an import, with the ids of entries whose subjects must be screened again. */
export interface ImportReport {
  readonly watchlist: Watchlist;
  /** True if the files are those that were imported last. Nothing was read then. */
  readonly isUnchanged: boolean;
  readonly added: readonly string[];
  readonly changed: readonly string[];
  readonly removed: readonly string[];
}

/** Part of the hash of the content. Increase it when files are parsed or indexed differently. */
const readerVersion = 2;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Hashes the content of the files, independent of their order. */
function contentHash(format: Format, files: readonly SourceFile[]): string {
  const hashes = files.map(({ hash }) => hash).sort();
  return sha256([format, readerVersion, ...hashes].join('\n'));
}

function readEntries(
  format: Format,
  files: readonly SourceFile[],
  tell: (publishedOn: string) => void,
): AsyncGenerator<ListEntry> {
  if (format === 'un') return readUn(files, tell);
  return format === 'ofac' ? readOfac(files) : readFtm(files);
}

function toStored(entry: ListEntry): StoredEntry {
  const { id, schema, caption, names, ...facts } = entry;
  const stored = names.map((name, position) => ({ position, ...name }));
  return { id, schema, caption, facts, names: stored, contentHash: sha256(JSON.stringify(entry)) };
}

const chunkEntries = 500;
const tellEveryMs = 1_000;

/** Reports the progress every second. */
async function* inChunks(
  entries: AsyncIterable<ListEntry>,
  onProgress: ImportRequest['onProgress'],
): AsyncGenerator<StoredEntry[]> {
  let [chunk, count, toldAt]: [StoredEntry[], number, number] = [[], 0, performance.now()];
  for await (const entry of entries) {
    chunk.push(toStored(entry));
    if (chunk.length < chunkEntries) continue;
    yield chunk;
    count += chunk.length;
    chunk = [];
    if (performance.now() - toldAt < tellEveryMs) continue;
    onProgress?.(`${count} entries`);
    toldAt = performance.now();
  }
  yield chunk;
}

/** Saves new and changed entries while the files are read, so that no list needs to fit into memory. */
async function saveChanges(
  trx: Db,
  { list, now, onProgress }: ImportRequest,
  entries: AsyncIterable<ListEntry>,
): Promise<Changes> {
  const before = await entryHashes(trx, list);
  const seen = new Set<string>();
  const [added, changed]: [string[], string[]] = [[], []];
  for await (const chunk of inChunks(entries, onProgress)) {
    for (const { id } of chunk) {
      if (seen.has(id)) throw new WatchlistError(`The entry ${id} is there twice`);
      seen.add(id);
    }
    const saved = chunk.filter(({ id, contentHash }) => before.get(id) !== contentHash);
    for (const { id } of saved) (before.has(id) ? changed : added).push(id);
    await saveEntries(trx, list, saved, now);
  }
  if (seen.size === 0) throw new WatchlistError('There is no entry in it');
  return { added, changed, removed: [...before.keys()].filter((id) => !seen.has(id)) };
}

/** A list with this number of entries or fewer may be replaced entirely. */
const smallList = 20;

function refuseShrinking({ removed, added, changed }: Changes, watchlist: Watchlist): void {
  const { entries, name } = watchlist;
  if (entries <= smallList || removed.length * 2 <= entries) return;
  throw new WatchlistError(
    `${removed.length} of the ${entries} entries of ${name} would be removed (${added.length} added, ${changed.length} changed); nothing was imported`,
  );
}

async function importFiles(
  trx: Db,
  order: ImportRequest,
  files: readonly SourceFile[],
): Promise<ImportReport> {
  const { list, format, now } = order;
  const watchlist = await lockWatchlist(trx, list, format, now);
  if (watchlist.format !== format) {
    throw new WatchlistError(`${list} is a list in the format ${watchlist.format}`);
  }
  if (order.title !== undefined) await renameWatchlist(trx, list, order.title);
  const hash = contentHash(format, files);
  if (watchlist.contentHash === hash) {
    return { watchlist, isUnchanged: true, added: [], changed: [], removed: [] };
  }
  let publishedOn = order.publishedOn ?? null;
  const entries = readEntries(format, files, (day) => {
    publishedOn = day;
  });
  const changes = await saveChanges(trx, order, entries);
  if (order.mayShrink !== true) refuseShrinking(changes, watchlist);
  const version = [publishedOn, hash.slice(0, 12)].filter(Boolean).join('-');
  const imported = { version, contentHash: hash, publishedOn, loadedAt: now };
  await recordImport(trx, watchlist, imported, changes);
  await removeEntries(trx, list, changes.removed);
  return { watchlist: await finishWatchlist(trx, list, imported), isUnchanged: false, ...changes };
}

/**
 * Imports a list from its files, in one transaction. The same files again change nothing.
 *
 * @throws WatchlistError for invalid files; then nothing is saved
 */
export async function importWatchlist(db: Db, order: ImportRequest): Promise<ImportReport> {
  if (!/^[a-z0-9][a-z0-9_-]{0,39}$/.test(order.list)) {
    throw new WatchlistError('A list is named with up to 40 of a-z, 0-9, - and _');
  }
  const files = await Promise.all(order.files.map(openSource));
  return inTransaction(db, (trx) => importFiles(trx, order, files));
}
