import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import type { FileInput } from '../core/files.js';
import { ToolError } from './errors.js';
import type { ReadFile } from './tools.js';

const refused = (why: string): ToolError => new ToolError('file_refused', why);

/** Where `path` really leads, if that is within `folder`, whose own path is real. */
async function within(folder: string, path: string): Promise<string | undefined> {
  const found = await realpath(resolve(folder, path)).catch(() => undefined);
  return found?.startsWith(folder.endsWith(sep) ? folder : folder + sep) ? found : undefined;
}

async function readWhole(path: string, maxBytes: number): Promise<FileInput> {
  // No link any more, and no pipe that never ends: what was looked at is what is read.
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants;
  const file = await open(path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw refused('Only files can be sent.');
    if (stats.size > maxBytes) throw refused(`The file is larger than ${maxBytes} bytes.`);
    return { data: await file.readFile(), filename: basename(path) };
  } finally {
    await file.close();
  }
}

/**
 * Reads files of some folders and of those inside them. What a link leads to counts, not where it lies.
 *
 * @param folders  real, absolute paths
 */
export function readFilesOf(folders: readonly string[]): ReadFile {
  return async (path, maxBytes) => {
    if (folders.length === 0) throw refused('No files can be sent: no --files DIR was given.');
    for (const folder of folders) {
      const found = await within(folder, path);
      if (found === undefined) continue;
      return await readWhole(found, maxBytes).catch((error: unknown) => {
        throw error instanceof ToolError ? error : refused('The file cannot be read.');
      });
    }
    throw refused('There is no such file in the folders given by --files.');
  };
}
