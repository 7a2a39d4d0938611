import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/*
 * A reply often comes before the body of its request: a wrong key is refused, a file is too large. A connection that is
 * closed with unread bytes is reset, and the reset overtakes the reply: the client sees a lost connection, and repeats a
 * request that was refused. So the rest of the body is read and dropped first, within bounds.
 */

/** The most that is dropped: more than the largest upload that a contract allows. */
const mostBytes = 32 * 2 ** 20;
const mostMs = 20_000;

const draining = new WeakSet<Socket>();

/** Returns true while the rest of a request that has its reply is read from the connection. */
export const isDraining = (socket: Socket): boolean => draining.has(socket);

/** Returns true if a part of the body has not arrived yet. */
export function hasUnreadBody({ complete, destroyed, headers }: IncomingMessage): boolean {
  if (complete || destroyed) return false;
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && length !== '0');
}

/**
 * Reads and drops the rest of a body.
 *
 * @param done  called once: with false if the body goes over the bounds, so that the connection must close
 */
export function dropBody(request: IncomingMessage, done: (isWhole: boolean) => void): void {
  const { socket } = request;
  let left = mostBytes;
  const count = ({ length }: Buffer): void => {
    left -= length;
    if (left < 0) end();
  };
  const end = (): void => {
    clearTimeout(timer);
    request.off('data', count).off('end', end).off('close', end);
    draining.delete(socket);
    done(request.complete);
  };
  const timer = setTimeout(end, mostMs);
  draining.add(socket);
  request.on('data', count).once('end', end).once('close', end);
  // A parser of uploads may have paused or piped it.
  request.unpipe();
  request.resume();
}
