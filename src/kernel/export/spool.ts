import { randomUUID } from 'node:crypto';
import { type FileHandle, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { errors } from '../errors.js';
import type { ExportLimits } from './limits.js';

const prefix = 'notaria-export-';

/** A temporary file that holds an export between the database and the client. */
export interface Spool {
  /** In bytes. */
  readonly size: number;
  /** @throws ApiError 503 with Retry-After beyond the limits of an export and of the process */
  append(bytes: Buffer): Promise<void>;
  /** Returns a stream of the whole file. */
  read(): Readable;
  /** Deletes the file and releases the slot of its company. */
  close(): Promise<void>;
}

/** @throws ApiError 503 with Retry-After while the company or the process has no free slot */
export type OpenSpool = (company: string) => Promise<Spool>;

/** Opens a file and removes its name at once, so that the system deletes it even if the process is killed. */
async function openNameless(folder: string): Promise<FileHandle> {
  const path = join(folder, `${prefix}${randomUUID()}`);
  const file = await open(path, 'wx+', 0o600);
  try {
    await rm(path, { force: true });
    return file;
  } catch (error) {
    await file.close();
    throw error;
  }
}

/**
 * Removes files of processes that were killed between the two steps of `openNameless`. A file in use only loses the
 * name that it is about to lose anyway.
 */
export async function removeLeftovers(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  const ours = names.filter((name) => name.startsWith(prefix));
  // The file belongs to another user of the system, whose next start removes it.
  await Promise.all(
    ours.map((name) => rm(join(folder, name), { force: true }).catch(() => undefined)),
  );
}

/** The exports of this process. */
interface Usage {
  readonly limits: ExportLimits;
  /** The number of exports by company. */
  readonly perCompany: Map<string, number>;
  exports: number;
  bytes: number;
}

function takePlace(usage: Usage, company: string): void {
  const { limits, perCompany } = usage;
  const count = perCompany.get(company) ?? 0;
  if (usage.exports >= limits.exports || count >= limits.exportsPerCompany) {
    throw errors.unavailable();
  }
  usage.exports += 1;
  perCompany.set(company, count + 1);
}

function leavePlace(usage: Usage, company: string): void {
  const { perCompany } = usage;
  usage.exports -= 1;
  const left = (perCompany.get(company) ?? 1) - 1;
  if (left > 0) perCompany.set(company, left);
  else perCompany.delete(company);
}

function spoolOf(usage: Usage, file: FileHandle, company: string): Spool {
  const { limits } = usage;
  let size = 0;
  return {
    get size() {
      return size;
    },
    async append(bytes) {
      if (size + bytes.length > limits.bytesPerExport) {
        throw errors.exportTooLarge(limits.bytesPerExport);
      }
      if (usage.bytes + bytes.length > limits.bytes) throw errors.unavailable();
      size += bytes.length;
      usage.bytes += bytes.length;
      await file.writeFile(bytes);
    },
    read: () => file.createReadStream({ start: 0 }),
    async close() {
      usage.bytes -= size;
      leavePlace(usage, company);
      await file.close();
    },
  };
}

/** Limits the exports of this process: their number, their number per company, and their bytes. */
export function createSpools(limits: ExportLimits): OpenSpool {
  const usage: Usage = { limits, perCompany: new Map(), exports: 0, bytes: 0 };
  return async (company) => {
    takePlace(usage, company);
    try {
      return spoolOf(usage, await openNameless(limits.folder), company);
    } catch (error) {
      leavePlace(usage, company);
      throw error;
    }
  };
}
