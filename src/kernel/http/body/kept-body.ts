import type { IncomingMessage } from 'node:http';

const kept = new WeakMap<IncomingMessage, Buffer>();

/** Keeps a body that was read before the request reached its operation. */
export function keepBody(request: IncomingMessage, body: Buffer): void {
  kept.set(request, body);
}

/** Returns the body that was read before; undefined for one that still waits on the connection. */
export const keptBody = (request: IncomingMessage): Buffer | undefined => kept.get(request);
