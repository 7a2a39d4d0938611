import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** The time in which a client must read a part of its reply. A reply is one part, except for exports. */
export const readingMs = 120_000;

/**
 * Destroys the connections of clients that do not read their replies. Node.js limits only the time of a request, so
 * that such a connection and its reply would stay in memory without end.
 *
 * @param limitMs  a client may take up to twice as long, because connections are checked once in this time
 */
export function destroySlowReaders(server: Server, limitMs: number): void {
  /** The bytes written to each connection at the last check; undefined if none waited for its client. */
  const written = new Map<Socket, number | undefined>();
  server.on('connection', (socket: Socket) => {
    written.set(socket, undefined);
    socket.once('close', () => written.delete(socket));
  });
  const check = setInterval(() => {
    for (const [socket, before] of written) {
      const now = socket.writableLength === 0 ? undefined : socket.bytesWritten;
      if (now !== undefined && now === before) socket.destroy();
      else written.set(socket, now);
    }
  }, limitMs);
  check.unref();
  server.once('close', () => clearInterval(check));
}
