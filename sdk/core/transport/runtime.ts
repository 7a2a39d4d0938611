/**
 * The parts of the runtime that the client uses, described by shape. Public signatures name no type of the DOM or of
 * Node.js, so that the package compiles with either of them, both or neither.
 */

/** Any AbortSignal. */
export interface SignalLike {
  readonly aborted: boolean;
  readonly reason?: unknown;
  addEventListener(type: 'abort', listener: () => void): void;
  removeEventListener(type: 'abort', listener: () => void): void;
}

/** Any Blob. */
export interface BlobLike {
  readonly size: number;
  readonly type: string;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** Any ReadableStream of a page or of Node.js. */
export interface WebStreamLike {
  getReader(): unknown;
}

/** Any fetch Response. */
export interface ResponseLike {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
  /** A web stream. */
  readonly body?: unknown;
}

/** The AbortSignal of the application's own types, if they are loaded, so that its `fetch` accepts our options. */
export type HostSignal = typeof globalThis extends { AbortSignal: { prototype: infer S } }
  ? S
  : SignalLike;
type HostBlob = typeof globalThis extends { Blob: { prototype: infer B } } ? B : BlobLike;

export interface FetchInit {
  method: string;
  headers: Record<string, string>;
  signal: HostSignal;
  redirect: 'error';
  body?: string | HostBlob;
  credentials?: 'include' | 'omit' | 'same-origin';
  /** With a body that is a stream. */
  duplex?: 'half';
}

export type FetchLike = (url: string, init: FetchInit) => Promise<ResponseLike>;

/** The clock of the client; tests replace it. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Calls back once after `ms` milliseconds. Returns a function that cancels it. */
  after(ms: number, run: () => void): () => void;
}

export interface Host {
  readonly fetch: FetchLike;
  readonly AbortController: new () => {
    readonly signal: HostSignal;
    abort(reason?: unknown): void;
  };
  readonly Blob: new (parts: readonly unknown[]) => HostBlob;
  readonly Response: new (body: unknown) => { blob(): Promise<HostBlob> };
  readonly crypto: { randomUUID(): string };
  /** Of a page. */
  readonly document?: { readonly cookie: string };
  /** Of a page and its workers. */
  readonly location?: { readonly origin: string };
  setTimeout(run: () => void, ms: number): unknown;
  clearTimeout(timer: unknown): void;
}

export const host: Host = globalThis as unknown as Host;

declare const setTimeout: Host['setTimeout'];
declare const clearTimeout: Host['clearTimeout'];

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    // Timers hold 24 days. A longer timer would fire at once, so that it counts as no limit.
    const timer = ms > 2e9 ? 0 : setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
