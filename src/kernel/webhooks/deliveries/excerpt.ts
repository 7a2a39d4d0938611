/** The part of an answer that is stored, in bytes of UTF-8. */
export const maxExcerptBytes = 4_096;

const isContinuation = (byte: number | undefined): boolean =>
  byte !== undefined && (byte & 0b1100_0000) === 0b1000_0000;

/** Cuts before the character in which the limit falls. */
function cut(bytes: Buffer): Buffer {
  let end = maxExcerptBytes;
  if (bytes.length <= end) return bytes;
  while (isContinuation(bytes[end])) end -= 1;
  return bytes.subarray(0, end);
}

/**
 * Returns the storable part of an answer: valid UTF-8 without NUL, at most 4 KB.
 *
 * @param bytes  at least the beginning
 */
export function excerpt(bytes: Uint8Array): string {
  const beginning = bytes.subarray(0, maxExcerptBytes + 4);
  // A truncated last character is not a fault of the sender.
  const stream = beginning.length < bytes.length;
  const text = new TextDecoder().decode(beginning, { stream });
  return cut(Buffer.from(text.replaceAll('\0', ''))).toString();
}
