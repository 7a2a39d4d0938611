import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ExportLimits } from './limits.js';
import type { Spool } from './spool.js';

/** Bytes that the operating system has taken for the reader. */
function bytesTaken({ socket }: ServerResponse): number {
  return socket === null ? 0 : socket.bytesWritten - socket.writableLength;
}

/**
 * Sends the file and ends the reply. A reader that takes too little within a window, or that is not done at `endsAt`,
 * is broken off.
 *
 * @param endsAt  by `performance.now()`
 * @throws Error with code ABORT_ERR when it was broken off, ERR_STREAM_PREMATURE_CLOSE when the reader left
 */
export async function sendSpool(
  spool: Spool,
  response: ServerResponse,
  { windowMs, windowBytes }: ExportLimits,
  endsAt: number,
): Promise<void> {
  const limit = new AbortController();
  const end = () => limit.abort();
  const total = setTimeout(end, endsAt - performance.now());
  let before = bytesTaken(response);
  const window = setInterval(() => {
    const accepted = bytesTaken(response);
    if (accepted - before < windowBytes) end();
    before = accepted;
  }, windowMs);
  try {
    await pipeline(spool.read(), response, { signal: limit.signal });
  } finally {
    clearTimeout(total);
    clearInterval(window);
  }
}
