import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import { Zip, type ZipInputFile } from 'fflate';

/** A file of an archive, which is written part by part. */
export interface ZipEntry {
  readonly name: string;
  readonly parts: Iterable<string> | AsyncIterable<string>;
}

/** In a thread of Node.js: the deflate of fflate would hold the event loop up. */
const deflate = promisify<Buffer, { finishFlush: number }, Buffer<ArrayBuffer>>(deflateRaw);

/** An empty last block. It ends a stream of parts that were compressed separately. */
const endOfData = Buffer.from([3, 0]);

const deflated = 8;
/** A constant date, so that the same rows give the same bytes. */
const mtime = new Date(1980, 0, 1);
/** Beyond it a field of the format would overflow. */
const maxSize = 0xffff_ffff;

/** Streams a zip archive. Entries are not kept in memory, and their sizes are not known in advance. */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const ready: Buffer[] = [];
  let offset = 0;
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    offset += chunk.length;
    ready.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.length));
  });
  for await (const { name, parts } of entries) {
    const start = offset;
    const file: ZipInputFile = { filename: name, size: 0, crc: 0, compression: deflated, mtime };
    zip.add(file);
    for await (const part of parts) {
      const bytes = Buffer.from(part);
      file.ondata?.(null, await deflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH }), false);
      file.crc = crc32(bytes, file.crc);
      file.size += bytes.length;
      yield* ready.splice(0);
    }
    if (file.size > maxSize || start > maxSize)
      throw new RangeError(`${name} is too large for a zip`);
    file.ondata?.(null, endOfData, true);
  }
  zip.end();
  yield* ready;
}
