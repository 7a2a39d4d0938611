import { constants } from 'node:fs';
import { open, realpath } from 'node:fs/promises';
import { basename, resolve, sep } from 'node:path';
import type { FileInput } from '../core/files.js';
import { ToolError } from './errors.js';
import type { ReadFile } from './tools.js';

const refused = (why: string): ToolError => new ToolError('file_refused', why);

const isWithin = (folder: string, path: string): boolean =>
  path.startsWith(folder.endsWith(sep) ? folder : folder + sep);

/** Returns the real path of `path` in the first folder that contains it, or undefined if none does. */
async function find(folders: readonly string[], path: string): Promise<string | undefined> {
  for (const base of folders) {
    const found = await realpath(resolve(base, path)).catch(() => undefined);
    if (found !== undefined && folders.some((folder) => isWithin(folder, found))) return found;
  }
  return undefined;
}

async function readWhole(path: string, maxBytes: number): Promise<FileInput> {
  // Opens no link and no pipe, so that the file that is read is the one that was checked.
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
 * Reads files in some folders and their subfolders. For a link, the place of its target counts.
 *
 * @param folders  real, absolute paths
 */
export function readFilesOf(folders: readonly string[]): ReadFile {
  return async (path, maxBytes) => {
    if (folders.length === 0) throw refused('No files can be sent: no --files DIR was given.');
    const found = await find(folders, path);
    if (found === undefined) throw refused('There is no such file in the folders of --files.');
    return await readWhole(found, maxBytes).catch((error: unknown) => {
      throw error instanceof ToolError ? error : refused('The file cannot be read.');
    });
  };
}
