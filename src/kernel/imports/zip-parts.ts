import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** In a thread of Node.js, and bounded: the sizes that an archive names may be wrong. */
const inflate = promisify<Uint8Array, { maxOutputLength: number }, Buffer<ArrayBuffer>>(inflateRaw);

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const partSignature = 0x04034b50;
/** The shortest end of an archive; a comment may follow. */
const endLength = 22;
const maxComment = 65_535;
const maxEntries = 5_000;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly packedBytes: number;
  readonly offset: number;
}

function endOf(archive: Buffer): number {
  const last = archive.length - endLength;
  for (let at = last; at >= Math.max(0, last - maxComment); at -= 1) {
    if (archive.readUInt32LE(at) === endSignature) return at;
  }
  throw new RangeError('The archive has no end');
}

function* entriesOf(archive: Buffer): Generator<Entry> {
  const end = endOf(archive);
  const count = archive.readUInt16LE(end + 10);
  if (count > maxEntries) throw new RangeError('The archive has too many entries');
  let at = archive.readUInt32LE(end + 16);
  for (let index = 0; index < count; index += 1) {
    if (archive.readUInt32LE(at) !== entrySignature) throw new RangeError('An entry is damaged');
    const nameLength = archive.readUInt16LE(at + 28);
    yield {
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      isEncrypted: (archive.readUInt16LE(at + 8) & 1) === 1,
      method: archive.readUInt16LE(at + 10),
      packedBytes: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    };
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
}

function packedOf(archive: Buffer, { offset, packedBytes }: Entry): Buffer {
  if (archive.readUInt32LE(offset) !== partSignature) throw new RangeError('A part is damaged');
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28);
  if (start + packedBytes > archive.length) throw new RangeError('A part is cut off');
  return archive.subarray(start, start + packedBytes);
}

const stored = 0;
const deflated = 8;

/**
 * Unpacks single parts of a ZIP archive.
 *
 * @param maxBytes  of all parts together
 * @returns a function that resolves to a part, or to undefined if the archive has none of that name
 * @throws RangeError for an archive that is damaged or encrypted; its parts reject with an error for more than `maxBytes`
 */
export function openZip(
  bytes: Uint8Array,
  maxBytes: number,
): (name: string) => Promise<Buffer | undefined> {
  const archive = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map([...entriesOf(archive)].map((entry) => [entry.name, entry]));
  let left = maxBytes;
  return async (name) => {
    const entry = entries.get(name);
    if (entry === undefined) return undefined;
    if (entry.isEncrypted) throw new RangeError('The archive is encrypted');
    const packed = packedOf(archive, entry);
    if (entry.method !== stored && entry.method !== deflated) {
      throw new RangeError('The archive has an unknown compression');
    }
    const part =
      entry.method === stored ? packed : await inflate(packed, { maxOutputLength: left });
    left -= part.length;
    return part;
  };
}
