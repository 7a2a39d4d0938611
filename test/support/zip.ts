import { crc32, inflateRawSync } from 'node:zlib';

/** Returns the files of a zip archive by name, as its directory lists them; checks sizes and checksums. */
export function unzip(content: Uint8Array): ReadonlyMap<string, string> {
  const bytes = Buffer.from(content);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const files = new Map<string, string>();
  let at = bytes.readUInt32LE(end + 16);
  for (let left = bytes.readUInt16LE(end + 10); left > 0; left -= 1) {
    const [packed, size] = [bytes.readUInt32LE(at + 20), bytes.readUInt32LE(at + 24)];
    const nameLength = bytes.readUInt16LE(at + 28);
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength);
    const local = bytes.readUInt32LE(at + 42);
    const start = local + 30 + bytes.readUInt16LE(local + 26) + bytes.readUInt16LE(local + 28);
    const data = inflateRawSync(bytes.subarray(start, start + packed));
    if (data.length !== size || crc32(data) !== bytes.readUInt32LE(at + 16)) {
      throw new Error(`${name} is damaged`);
    }
    files.set(name, data.toString());
    at += 46 + nameLength + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return files;
}
