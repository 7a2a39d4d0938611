/**
 * The parts of the host that the client uses, described by shape. Public signatures name no DOM or Node type, so the
 * package compiles with the types of either, of both and of neither.
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

/** Any fetch Response. */
export interface ResponseLike {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  text(): Promise<string>;
  arrayBuffer(): Promise<ArrayBuffer>;
  /** A stream of the web's kind. */
  readonly body?: unknown;
}

/** The caller's own AbortSignal where its types are loaded: an init of ours then fits its `fetch`. */
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

/** Time as the client sees it. Replace it in tests. */
export interface Clock {
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** Runs once after `ms` milliseconds; the function returned calls it off. */
  after(ms: number, run: () => void): () => void;
}

export interface Host {
  readonly fetch: FetchLike;
  readonly AbortController: new () => {
    readonly signal: HostSignal;
    abort(reason?: unknown): void;
  };
  readonly Blob: new (parts: readonly unknown[]) => HostBlob;
  readonly crypto: { randomUUID(): string };
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
    // Timers hold 31 bits; a longer wait would fire at once, so it is taken as no limit.
    const timer = ms > 2 ** 31 - 1 ? 0 : setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};
