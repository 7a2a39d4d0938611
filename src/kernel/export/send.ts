import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { ExportLimits } from './limits.js';
import type { Spool } from './spool.js';

/** Returns the bytes that the operating system has accepted for the client. */
function bytesTaken({ socket }: ServerResponse): number {
  return socket === null ? 0 : socket.bytesWritten - socket.writableLength;
}

/**
 * Sends the file and ends the reply. Disconnects a client that reads too little within a window, or that has not
 * finished at `endsAt`.
 *
 * @param endsAt  by `performance.now()`
 * @throws Error with code ABORT_ERR after such a disconnection, ERR_STREAM_PREMATURE_CLOSE if the client disconnected
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
