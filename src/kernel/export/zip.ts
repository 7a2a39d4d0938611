import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';

/** A file of an archive, which is written part by part. */
export interface ZipEntry {
  readonly name: string;
  readonly parts: Iterable<string> | AsyncIterable<string>;
}

const deflate = promisify<Buffer, { finishFlush: number }, Buffer>(deflateRaw);

/** An empty last block. It ends a stream of parts that were compressed separately. */
const endOfData = Buffer.from([3, 0]);

const version = 20;
/** Sizes follow the data; names are UTF-8. */
const flags = 0x0808;
const deflated = 8;
/** A constant date, 1 January 1980, so that the same rows give the same bytes. */
const date = 0x0021;
/** Beyond it a field of the format would overflow. */
const maxSize = 0xffff_ffff;

interface WrittenEntry {
  readonly name: Buffer;
  readonly offset: number;
  readonly sum: number;
  readonly packed: number;
  readonly size: number;
}

/** Numbers of two or four bytes, little-endian: `[2, x]` or `[4, x]`. */
function record(...numbers: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const buffer = Buffer.alloc(numbers.reduce((sum, [bytes]) => sum + bytes, 0));
  let at = 0;
  for (const [bytes, value] of numbers) at = buffer.writeUIntLE(value, at, bytes);
  return buffer;
}

const shared = [
  [2, version],
  [2, flags],
  [2, deflated],
  [2, 0],
  [2, date],
] as const;

const localHeader = (name: Buffer): Buffer =>
  Buffer.concat([
    record([4, 0x04034b50], ...shared, [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ]);

const descriptor = ({ sum, packed, size }: WrittenEntry): Buffer =>
  record([4, 0x08074b50], [4, sum], [4, packed], [4, size]);

function directoryEntry({ name, offset, sum, packed, size }: WrittenEntry): Buffer {
  const sizes = [
    [4, sum],
    [4, packed],
    [4, size],
  ] as const;
  const rest = record([2, name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0], [4, offset]);
  return Buffer.concat([record([4, 0x02014b50], [2, version], ...shared, ...sizes), rest, name]);
}

function directory(entries: readonly WrittenEntry[], offset: number): Buffer {
  const listed = Buffer.concat(entries.map(directoryEntry));
  const count = entries.length;
  const end = record([4, 0x06054b50], [2, 0], [2, 0], [2, count], [2, count]);
  return Buffer.concat([listed, end, record([4, listed.length], [4, offset], [2, 0])]);
}

/** Writes an entry at `offset` and returns the facts for its directory record. */
async function* writeEntry(
  { name, parts }: ZipEntry,
  offset: number,
): AsyncGenerator<Buffer, WrittenEntry> {
  const path = Buffer.from(name);
  yield localHeader(path);
  let [sum, packed, size] = [0, endOfData.length, 0];
  for await (const part of parts) {
    const bytes = Buffer.from(part);
    const data = await deflate(bytes, { finishFlush: constants.Z_SYNC_FLUSH });
    sum = crc32(bytes, sum);
    packed += data.length;
    size += bytes.length;
    yield data;
  }
  if (size > maxSize || offset > maxSize) throw new RangeError(`${name} is too large for a zip`);
  yield endOfData;
  const written = { name: path, offset, sum, packed, size };
  yield descriptor(written);
  return written;
}

/** Streams a zip archive. Entries are not kept in memory, and their sizes are not known in advance. */
export async function* writeZip(
  entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>,
): AsyncGenerator<Buffer> {
  const written: WrittenEntry[] = [];
  let offset = 0;
  for await (const entry of entries) {
    const start = offset;
    const one = yield* counted(writeEntry(entry, start), (bytes) => (offset += bytes));
    written.push(one);
  }
  yield directory(written, offset);
}

async function* counted<R>(
  source: AsyncGenerator<Buffer, R>,
  count: (bytes: number) => void,
): AsyncGenerator<Buffer, R> {
  try {
    for (;;) {
      const step = await source.next();
      if (step.done) return step.value;
      count(step.value.length);
      yield step.value;
    }
  } finally {
    await source.return(undefined as never);
  }
}
