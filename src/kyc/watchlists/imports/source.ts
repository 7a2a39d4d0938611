import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename } from 'node:path';

/** A list that cannot be read or has another format. The message names the place. */
export class WatchlistError extends Error {
  override readonly name = 'WatchlistError';
}

/** @throws WatchlistError the error of `work` with the place in front of its message */
export function atPlace<Result>(place: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof WatchlistError)) throw error;
    throw new WatchlistError(`${place}: ${error.message}`);
  }
}

/** A checked file of a list. Its content is read later, in pieces. */
export interface SourceFile {
  readonly path: string;
  /** For messages. */
  readonly name: string;
  /** SHA-256 of its bytes, hex. */
  readonly hash: string;
  readonly encoding: 'utf-8' | 'latin1';
}

function isDecodable(decoder: InstanceType<typeof TextDecoder>, chunk?: Uint8Array): boolean {
  try {
    decoder.decode(chunk, { stream: chunk !== undefined });
    return true;
  } catch {
    return false;
  }
}

/**
 * Decodes text as UTF-8 if it is valid, otherwise as Latin-1, which the Treasury uses.
 *
 * @throws WatchlistError if the file does not exist
 */
export async function openSource(path: string): Promise<SourceFile> {
  const [hash, decoder] = [createHash('sha256'), new TextDecoder('utf-8', { fatal: true })];
  let isUtf8 = true;
  try {
    for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
      hash.update(chunk);
      isUtf8 &&= isDecodable(decoder, chunk);
    }
  } catch (error) {
    throw new WatchlistError(`${path} cannot be read: ${(error as NodeJS.ErrnoException).code}`);
  }
  isUtf8 &&= isDecodable(decoder);
  const encoding = isUtf8 ? 'utf-8' : 'latin1';
  return { path, name: basename(path), hash: hash.digest('hex'), encoding };
}

/** The text of a file, a piece at a time. */
export async function* readPieces({ path, encoding }: SourceFile): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of createReadStream(path) as AsyncIterable<Uint8Array>) {
    yield decoder.decode(chunk, { stream: true });
  }
  yield decoder.decode();
}

/** Longest line of a list. */
const longestLine = 8 * 1024 * 1024;

interface Line {
  /** From 1. */
  readonly number: number;
  readonly text: string;
}

/** @throws WatchlistError for a line of more than 8 MB */
export async function* readLines(file: SourceFile): AsyncGenerator<Line> {
  let [number, rest] = [0, ''];
  for await (const piece of readPieces(file)) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    for (const text of lines) yield { number: ++number, text };
    if (rest.length > longestLine) {
      throw new WatchlistError(`${file.name}, line ${number + 1}: it is longer than 8 MB`);
    }
  }
  if (rest !== '') yield { number: number + 1, text: rest };
}
