import type { IncomingMessage } from 'node:http';
import inject, { type InjectOptions } from 'light-my-request';
import type { FetchLike } from '../../sdk/core/transport/runtime.js';
import type { Listener } from '../kernel/http/server/server.js';

/** Headers that a call takes over from the request of its caller, in addition to the credentials. */
const passedOn = [
  'accept-language',
  'authorization',
  'host',
  'user-agent',
  'x-api-key',
  'x-environment',
  'x-forwarded-for',
] as const;

function inheritedHeaders({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
}

/**
 * Returns a `fetch` that calls the listener of this process for the caller of a request, without a connection: the call
 * passes every step of the pipeline, and has the address and the credentials of that caller.
 */
export function innerFetch(listener: Listener, caller: IncomingMessage): FetchLike {
  const inherited = inheritedHeaders(caller);
  const remoteAddress = caller.socket.remoteAddress ?? '0.0.0.0';
  return async (address, init) => {
    // Encodes a form with files.
    const request = new Request(address, init);
    const { pathname, search } = new URL(address);
    const reply = await inject(listener as Parameters<typeof inject>[0], {
      method: init.method as NonNullable<InjectOptions['method']>,
      url: pathname + search,
      headers: { ...Object.fromEntries(request.headers), ...inherited },
      remoteAddress,
      payload: Buffer.from(await request.arrayBuffer()),
      signal: init.signal,
    });
    const headers = Object.entries(reply.headers).map(([name, value]) => [name, String(value)]);
    const hasBody = reply.rawPayload.length > 0;
    return new Response(hasBody ? new Uint8Array(reply.rawPayload) : null, {
      status: reply.statusCode,
      headers: Object.fromEntries(headers),
    });
  };
}
