import { type FetchInit, type FetchLike, host } from './transport/runtime.js';

/** The progress of an upload. */
export interface UploadProgress {
  readonly sentBytes: number;
  /** Size of the body in bytes: the files and the form around them. */
  readonly totalBytes: number;
}

interface Reader {
  read(): Promise<{ readonly value?: Uint8Array | undefined }>;
  cancel(reason?: unknown): Promise<void>;
}

/** The body of an upload. */
interface Form {
  readonly size: number;
  stream(): { getReader(): Reader };
}

interface Controller {
  enqueue(bytes: Uint8Array): void;
  close(): void;
}

/** The Web functions that this file uses, described by shape. */
interface StreamHost {
  readonly ReadableStream: new (
    source: {
      pull?(controller: Controller): Promise<void>;
      cancel?(reason: unknown): Promise<void>;
    },
    strategy?: { readonly highWaterMark: number },
  ) => NonNullable<FetchInit['body']>;
  readonly Request: new (
    url: string,
    init: { readonly method: string; readonly body: unknown; readonly duplex: string },
  ) => { readonly headers: { has(name: string): boolean } };
  readonly performance?: {
    getEntriesByType?(type: 'navigation'): readonly { readonly nextHopProtocol?: string }[];
  };
}

const web = globalThis as unknown as StreamHost;

/** A runtime that cannot send streams writes them as text, or does not ask for `duplex`. */
function sendsStreams(): boolean {
  let isAsked = false;
  const { headers } = new web.Request('http://localhost', {
    method: 'POST',
    body: new web.ReadableStream({}),
    get duplex() {
      isAsked = true;
      return 'half';
    },
  });
  return isAsked && !headers.has('content-type');
}

/** Browsers send streams only over HTTP/2 and later, and reveal the protocol only of their own origin. */
function canCount(url: string): boolean {
  const { location } = host;
  if (!location) return sendsStreams();
  const [page] = web.performance?.getEntriesByType?.('navigation') ?? [];
  const isOwn = url.startsWith(`${location.origin}/`);
  return isOwn && /^h[23]/.test(page?.nextHopProtocol ?? '') && sendsStreams();
}

function counted(form: Form, onProgress: (progress: UploadProgress) => unknown) {
  const reader = form.stream().getReader();
  let sentBytes = 0;
  const source = {
    async pull(controller: Controller) {
      // The connection asks for the next chunk when it has sent the chunks before.
      if (sentBytes) onProgress({ sentBytes, totalBytes: form.size });
      const { value } = await reader.read();
      sentBytes += value?.length ?? 0;
      if (value) controller.enqueue(value);
      else controller.close();
    },
    cancel: (reason: unknown) => reader.cancel(reason),
  };
  return new web.ReadableStream(source, { highWaterMark: 0 });
}

/**
 * A `fetch` that reports how much of an upload was sent, for the option `fetch` of the call. Each attempt counts from
 * the beginning. `onProgress` is never called where the runtime cannot send a stream; the upload itself is the same.
 *
 * @param fetch  makes the request; by default the global one
 */
export const withProgress =
  (onProgress: (progress: UploadProgress) => unknown, fetch?: FetchLike): FetchLike =>
  (url, init) => {
    const send = fetch ?? host.fetch;
    if (typeof init.body !== 'object' || !canCount(url)) return send(url, init);
    const body = counted(init.body as unknown as Form, onProgress);
    return send(url, { ...init, body, duplex: 'half' });
  };
