import type { ServerResponse } from 'node:http';

/** Returns a signal that aborts when the client disconnects. Created on first use, because few operations need it. */
export function abandonmentOf(response: ServerResponse): () => AbortSignal {
  let controller: AbortController | undefined;
  return () => {
    if (controller !== undefined) return controller.signal;
    const abandonment = new AbortController();
    controller = abandonment;
    if (response.destroyed) abandonment.abort();
    else response.once('close', () => abandonment.abort());
    return abandonment.signal;
  };
}
