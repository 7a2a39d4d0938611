import { createWriteStream, existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { create, extract, list } from 'tar';
import { codeOf } from '../db/errors.js';
import { OperatorError } from '../operator/operator.js';
import { entryNames, type PartName, partNames } from './manifest.js';

/** @throws OperatorError if the file exists */
export function refuseExisting(file: string): void {
  if (existsSync(file)) throw new OperatorError(`${file} exists already: name a new file`);
}

/** Writes the named entries of a folder as a compressed tar that only its owner can read, whole or not at all. */
export async function writeArchive(
  folder: string,
  parts: readonly PartName[],
  file: string,
): Promise<void> {
  const draft = `${file}.draft`;
  await rm(draft, { force: true });
  try {
    await pipeline(
      create(
        { cwd: folder, portable: true, strict: true, jobs: 32, maxReadSize: 1024 * 1024 },
        entryNames(parts),
      ),
      // Stored files are encrypted, so that a higher level would not make them smaller.
      createGzip({ level: 1 }),
      createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true }),
    );
    refuseExisting(file);
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    const code = codeOf(error);
    if (code === undefined) throw error;
    throw new OperatorError(`${file} cannot be written: ${code}`, { cause: error });
  }
}

const known: ReadonlySet<string> = new Set(entryNames(partNames));

/** Codes of errors that the disk or permissions cause, and not the archive. */
const systemFault = /^E(?!OF)[A-Z]+$/;

/**
 * Extracts an archive into a new folder. Reads it to its end first, so that a damaged one leaves no file.
 *
 * @throws OperatorError when the archive is damaged or incomplete
 */
export async function extractArchive(file: string, folder: string): Promise<void> {
  try {
    await list({ file, strict: true });
    await mkdir(folder, { mode: 0o700 });
    await extract({
      file,
      cwd: folder,
      strict: true,
      filter: (path, entry) =>
        known.has(path.split('/')[0] ?? '') &&
        (!('type' in entry) || /^(?:File|OldFile|Directory)$/.test(entry.type)),
    });
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (code === 'ENOENT') throw new OperatorError(`There is no file ${file}`);
    if (systemFault.test(code)) {
      throw new OperatorError(`${file} cannot be extracted: ${code}`, { cause: error });
    }
    throw new OperatorError(`${file} is damaged or incomplete`, { cause: error });
  }
}
