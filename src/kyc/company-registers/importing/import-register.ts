import { createHash } from 'node:crypto';
import type { Db } from '../../../kernel/db/client.js';
import { inTransaction } from '../../../kernel/db/transaction.js';
import { countryOf } from '../company.js';
import { openRegister, RegisterError, type RegisterFile } from './source.js';
import type { Register, Store } from './store-queries.js';

/** Changed entries of a register. */
export interface RegisterChange {
  readonly register: string;
  readonly ids: readonly string[];
  readonly kind: 'changed' | 'removed';
}

export interface ImportRequest<Format extends string> {
  /** The name of the register in this service. */
  readonly register: string;
  readonly format: Format;
  readonly path: string;
  /** Alpha-2 code; each format defines its meaning. */
  readonly country?: string;
  /** Allows a file that removes most of the register, which is otherwise refused as a mistake. */
  readonly mayShrink?: boolean;
  readonly now: Date;
  /** Receives changed and removed entries in batches, in the transaction of the import. */
  onChange?(trx: Db, change: RegisterChange): Promise<void>;
  onProgress?(message: string): void;
}

export interface ImportReport<Format extends string> {
  readonly register: Register<Format>;
  /** True if the file is the one that was imported last. Nothing was read then. */
  readonly isUnchanged: boolean;
  readonly added: number;
  readonly changed: number;
  readonly removed: number;
  /** The number of rows that are not entries, or not of the requested country. */
  readonly skipped: number;
}

export interface ReadRequest<Format extends string> {
  readonly file: RegisterFile;
  readonly format: Format;
  /** Alpha-2 in lower case. */
  readonly country: string | undefined;
  /** Called with each row that is left out. */
  onSkipped(): void;
}

/** An entry of a register. Its id is unique within the register and stable across versions. */
interface RegisterEntry {
  readonly id: string;
}

/** The parts that differ between company and person registers. */
export interface RegisterKind<Format extends string, Entry extends RegisterEntry> {
  readonly store: Store<Format>;
  /** For messages. */
  readonly one: string;
  readonly many: string;
  read(order: ReadRequest<Format>): AsyncIterable<Entry>;
  hashOf(entry: Entry): Buffer;
  /** The entry as JSON for the `upsert` of the store. */
  toStored(entry: Entry, hash: Buffer): RegisterEntry;
  /** Files in other encodings than UTF-8 are read as Latin-1. */
  mayBeLatin?(format: Format): boolean;
  /** True if the publisher repeats entries, which are then left out. Otherwise a repetition is an error. */
  mayRepeat?(format: Format): boolean;
  /** Called before the first entry is saved, and after the last one. */
  prepare?(trx: Db): Promise<void>;
  conclude?(trx: Db, register: string): Promise<void>;
}

interface Counts {
  added: number;
  changed: number;
  removed: number;
  skipped: number;
}

interface Import<Format extends string, Entry extends RegisterEntry> {
  readonly trx: Db;
  readonly kind: RegisterKind<Format, Entry>;
  readonly order: ImportRequest<Format>;
  readonly counts: Counts;
}

const chunkEntries = 500;
const tellEveryMs = 1_000;

/** Reports the progress every second. */
async function* inChunks<Entry>(
  entries: AsyncIterable<Entry>,
  many: string,
  onProgress: ImportRequest<string>['onProgress'],
): AsyncGenerator<Entry[]> {
  let [chunk, count, toldAt]: [Entry[], number, number] = [[], 0, performance.now()];
  for await (const entry of entries) {
    chunk.push(entry);
    if (chunk.length < chunkEntries) continue;
    yield chunk;
    count += chunk.length;
    chunk = [];
    if (performance.now() - toldAt < tellEveryMs) continue;
    onProgress?.(`${count} ${many}`);
    toldAt = performance.now();
  }
  if (chunk.length > 0) yield chunk;
}

/** Returns the entries of a chunk whose ids did not occur before. */
async function withoutRepeats<Format extends string, Entry extends RegisterEntry>(
  { counts, kind, order, trx }: Import<Format, Entry>,
  chunk: readonly Entry[],
): Promise<readonly Entry[]> {
  const ids = chunk.map(({ id }) => id);
  const seen = await kind.store.see(trx, ids);
  const isFirst = (id: string, at: number) => seen.has(id) && ids.indexOf(id) === at;
  const fresh = chunk.filter(({ id }, at) => isFirst(id, at));
  if (fresh.length === chunk.length) return fresh;
  if (kind.mayRepeat?.(order.format) !== true) {
    const twice = ids.find((id, at) => !isFirst(id, at));
    throw new RegisterError(`The ${kind.one} ${twice} is there twice`);
  }
  counts.skipped += chunk.length - fresh.length;
  return fresh;
}

async function saveChunk<Format extends string, Entry extends RegisterEntry>(
  running: Import<Format, Entry>,
  chunk: readonly Entry[],
): Promise<void> {
  const { counts, kind, order, trx } = running;
  const { onChange, register } = order;
  const entries = await withoutRepeats(running, chunk);
  const ids = entries.map(({ id }) => id);
  const before = await kind.store.hashes(trx, register, ids);
  const hashed = entries.map((entry) => ({ entry, hash: kind.hashOf(entry) }));
  const fresh = hashed.filter(({ entry, hash }) => before.get(entry.id)?.equals(hash) !== true);
  const stored = fresh.map(({ entry, hash }) => kind.toStored(entry, hash));
  await kind.store.save(trx, register, stored);
  const changed = stored.filter(({ id }) => before.has(id)).map(({ id }) => id);
  if (changed.length > 0) await onChange?.(trx, { register, ids: changed, kind: 'changed' });
  counts.added += stored.length - changed.length;
  counts.changed += changed.length;
}

/** A register with this number of entries or fewer may be replaced entirely. */
const smallRegister = 20;

/** The parts of an import that remove entries. */
interface Removal<Format extends string, Entry extends RegisterEntry>
  extends Pick<Import<Format, Entry>, 'counts' | 'kind' | 'trx'> {
  readonly order: Pick<ImportRequest<Format>, 'mayShrink' | 'onChange' | 'register'>;
}

async function removeRest<Format extends string, Entry extends RegisterEntry>({
  counts,
  kind,
  order,
  trx,
}: Removal<Format, Entry>): Promise<void> {
  const { mayShrink, onChange, register } = order;
  const { missing, stored } = await kind.store.countUnseen(trx, register);
  if (mayShrink !== true && stored > smallRegister && missing * 2 > stored) {
    throw new RegisterError(
      `${missing} of the ${stored} ${kind.many} of ${register} would be removed; nothing was imported`,
    );
  }
  while (counts.removed < missing) {
    const ids = await kind.store.removeUnseen(trx, register, chunkEntries);
    if (ids.length === 0) return;
    counts.removed += ids.length;
    await onChange?.(trx, { register, ids, kind: 'removed' });
  }
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

async function importFile<Format extends string, Entry extends RegisterEntry>(
  running: Import<Format, Entry>,
  file: RegisterFile,
): Promise<ImportReport<Format>> {
  const { counts, kind, order, trx } = running;
  const { country, format, now, onProgress } = order;
  const register = await kind.store.lock(trx, order.register, format, now);
  if (register.format !== format) {
    throw new RegisterError(`${register.name} is a register in the format ${register.format}`);
  }
  const contentHash = sha256([format, country ?? '', file.hash].join('\n'));
  if (register.contentHash === contentHash) return { register, isUnchanged: true, ...counts };
  await kind.prepare?.(trx);
  await kind.store.startSeeing(trx);
  const onSkipped = () => {
    counts.skipped += 1;
  };
  let hasAny = false;
  const entries = kind.read({ file, format, country, onSkipped });
  for await (const chunk of inChunks(entries, kind.many, onProgress)) {
    hasAny = true;
    await saveChunk(running, chunk);
  }
  if (!hasAny) throw new RegisterError(`There is no ${kind.one} in it`);
  await removeRest(running);
  await kind.conclude?.(trx, register.name);
  const version = `${now.toISOString().slice(0, 10)}-${contentHash.slice(0, 12)}`;
  const imported = { version, contentHash, loadedAt: now };
  const finished = await kind.store.finish(trx, register.name, imported);
  return { register: finished, isUnchanged: false, ...counts };
}

/**
 * Imports a register from its file, in one transaction. The same file again changes nothing.
 *
 * @throws RegisterError for an invalid file; then nothing is saved
 */
export async function importRegisterFile<Format extends string, Entry extends RegisterEntry>(
  db: Db,
  kind: RegisterKind<Format, Entry>,
  order: ImportRequest<Format>,
): Promise<ImportReport<Format>> {
  if (!/^[a-z0-9][a-z0-9_-]{0,39}$/.test(order.register)) {
    throw new RegisterError('A register is named with up to 40 of a-z, 0-9, - and _');
  }
  const country = order.country === undefined ? undefined : countryOf(order.country);
  if (order.country !== undefined && (order.country.length !== 2 || country === undefined)) {
    throw new RegisterError(`There is no country ${order.country}`);
  }
  const { country: _, ...rest } = order;
  const wanted = country === undefined ? rest : { country, ...rest };
  const file = await openRegister(order.path, kind.mayBeLatin?.(order.format) === true);
  const counts: Counts = { added: 0, changed: 0, removed: 0, skipped: 0 };
  return inTransaction(db, (trx) => importFile({ trx, kind, order: wanted, counts }, file));
}

/** A register to remove. */
export type RemovalRequest = Pick<ImportRequest<string>, 'now' | 'onChange' | 'register'>;

/**
 * Removes a register with its entries.
 *
 * @returns the number of removed entries; undefined if there is no such register
 */
export async function removeRegisterEntries<Format extends string, Entry extends RegisterEntry>(
  trx: Db,
  kind: RegisterKind<Format, Entry>,
  { now, ...request }: RemovalRequest,
): Promise<number | undefined> {
  const { register } = request;
  if ((await kind.store.lockKnown(trx, register)) === undefined) return undefined;
  const counts: Counts = { added: 0, changed: 0, removed: 0, skipped: 0 };
  await kind.prepare?.(trx);
  await kind.store.startSeeing(trx);
  await removeRest({ trx, kind, counts, order: { ...request, mayShrink: true } });
  await kind.conclude?.(trx, register);
  await kind.store.finish(trx, register, { version: '', contentHash: '', loadedAt: now });
  return counts.removed;
}
