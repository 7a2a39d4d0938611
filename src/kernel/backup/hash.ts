import { createHash, type Hash } from 'node:crypto';
import { createReadStream, existsSync } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Size and hash of a file or folder. */
export interface PartSum {
  readonly files: number;
  readonly bytes: number;
  /** Hash of the names, sizes and bytes of all files, sorted by name. */
  readonly sha256: string;
}

interface FoundFile {
  readonly path: string;
  readonly name: string;
  readonly size: number;
}

/** Yields the files at or below a path, and its folders, whose names end with a slash; sorted by name. */
async function* filesAt(path: string, name = ''): AsyncGenerator<FoundFile> {
  const facts = await stat(path);
  if (!facts.isDirectory()) {
    yield { path, name, size: facts.size };
    return;
  }
  // PostgreSQL does not start without its empty folders.
  yield { path, name: `${name}/`, size: 0 };
  for (const child of (await readdir(path)).sort()) {
    yield* filesAt(join(path, child), `${name}/${child}`);
  }
}

/** On a busy server every read waits, so that small files are read together and others in large chunks. */
const smallBytes = 256 * 1024;
const filesTogether = 32;
const chunkBytes = 1024 * 1024;

type Content = Buffer | undefined;

/** Reads a small file whole; leaves others to a stream. */
async function readSmall({ name, path, size }: FoundFile): Promise<Content> {
  if (name.endsWith('/')) return Buffer.alloc(0);
  return size <= smallBytes ? readFile(path) : undefined;
}

async function update(hash: Hash, { name, path, size }: FoundFile, content: Content) {
  hash.update(`${name}\0${size}\0`);
  if (content !== undefined) hash.update(content);
  else {
    const chunks = createReadStream(path, { highWaterMark: chunkBytes });
    for await (const chunk of chunks) hash.update(chunk as Buffer);
  }
}

async function updateAll(hash: Hash, files: readonly FoundFile[]): Promise<void> {
  const contents = await Promise.all(files.map(readSmall));
  for (const [index, file] of files.entries()) await update(hash, file, contents[index]);
}

async function sumOf(path: string): Promise<PartSum> {
  const hash = createHash('sha256');
  let [files, bytes] = [0, 0];
  let waiting: FoundFile[] = [];
  for await (const file of filesAt(path)) {
    waiting.push(file);
    if (!file.name.endsWith('/')) files += 1;
    bytes += file.size;
    if (waiting.length < filesTogether) continue;
    await updateAll(hash, waiting);
    waiting = [];
  }
  await updateAll(hash, waiting);
  return { files, bytes, sha256: hash.digest('hex') };
}

/** Returns the size and hash of a file, or of a folder with its content; undefined if it does not exist. */
export async function hashPart(path: string): Promise<PartSum | undefined> {
  return existsSync(path) ? sumOf(path) : undefined;
}
