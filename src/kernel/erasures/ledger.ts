import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { folderStore } from '../blobs/stores/folder.js';
import { s3Store } from '../blobs/stores/s3.js';
import { type ObjectStore, StoreBusyError } from '../blobs/stores/store.js';
import type { Config } from '../config/config.js';

/**
 * The record of erasures, beside the database and outside of its backups: a database that is restored from an older backup
 * holds erased records again, and the ledger tells which. It holds ids and times, no personal data.
 */
export interface ErasureLedger {
  /** Makes the place of the ledger, so that its absence at a restore shows that another place is meant. */
  create(): Promise<void>;
  exists(): boolean;
  /**
   * Adds a line, which is on the disk or in the bucket when this resolves.
   *
   * @throws StoreBusyError if it cannot be written; then nothing may be erased
   */
  add(companyId: number, at: Date, line: object): Promise<void>;
  /** Yields the lines from a time on, the first first. */
  linesSince(since: Date): AsyncGenerator<unknown>;
}

/** By company and month; the last part begins with the time. */
const form = /^\d{1,15}\/\d{4}-\d{2}\/(\d{8}T\d{9}Z)-[0-9a-f-]{36}\.json$/;

const stampOf = (at: Date): string => at.toISOString().replace(/[-:.]/g, '');

const nameOf = (companyId: number, at: Date): string =>
  `${companyId}/${at.toISOString().slice(0, 7)}/${stampOf(at)}-${randomUUID()}.json`;

/** Lines that are read at the same time. */
const together = 32;

async function namesSince(store: ObjectStore, since: Date): Promise<readonly string[]> {
  const first = stampOf(since);
  const found: (readonly [string, string])[] = [];
  for await (const { name } of store.list()) {
    const stamp = form.exec(name)?.[1];
    if (stamp !== undefined && stamp >= first) found.push([stamp, name]);
  }
  return found.sort(([one], [other]) => (one < other ? -1 : 1)).map(([, name]) => name);
}

async function readLine(store: ObjectStore, name: string): Promise<unknown> {
  const content = await store.get(name);
  if (content === undefined) throw new Error(`The line ${name} of the ledger is gone`);
  return JSON.parse(content.toString());
}

/** @param folder  the folder of the store; undefined for a bucket, which exists */
export function ledgerIn(store: ObjectStore, folder?: string): ErasureLedger {
  return {
    async create() {
      if (folder !== undefined) await mkdir(folder, { recursive: true, mode: 0o700 });
    },
    exists: () => folder === undefined || existsSync(folder),
    async add(companyId, at, line) {
      const content = Buffer.from(`${JSON.stringify(line)}\n`);
      await store.put(nameOf(companyId, at), content).catch((cause: unknown) => {
        throw new StoreBusyError('The ledger of erasures cannot be written', { cause });
      });
    },
    async *linesSince(since) {
      const names = await namesSince(store, since);
      for (let from = 0; from < names.length; from += together) {
        const some = names.slice(from, from + together);
        yield* await Promise.all(some.map((name) => readLine(store, name)));
      }
    },
  };
}

/** Opens a ledger in a folder. */
export const folderLedger = (folder: string): ErasureLedger =>
  ledgerIn(
    folderStore(folder, (name) => form.test(name)),
    folder,
  );

/** The name of the ledger in DATA_DIR or in the bucket. */
export const ledgerName = 'erasures';

/** Opens the configured ledger. */
export function openLedger({
  dataDir,
  erasuresDir,
  s3,
}: Pick<Config, 'dataDir' | 'erasuresDir' | 's3'>): ErasureLedger {
  if (erasuresDir !== undefined) return folderLedger(erasuresDir);
  if (s3 === undefined) return folderLedger(join(dataDir, ledgerName));
  return ledgerIn(s3Store(s3, `${ledgerName}/`));
}
