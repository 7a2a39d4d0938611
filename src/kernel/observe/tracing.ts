import type { IncomingMessage } from 'node:http';

/** The end of what a span stands for. */
export interface SpanEnd {
  /** Of an HTTP reply. */
  readonly status?: number | undefined;
  readonly error?: unknown;
}

/** A part of a trace that has begun. */
export interface Span {
  /** Names the span to work that goes on elsewhere, in the form of W3C Trace Context. */
  readonly traceparent: string;
  end(end?: SpanEnd): void;
}

/** Work that is no request of a client. */
export interface TracedWork {
  readonly name: string;
  /** `client` for a request to another service, `consumer` for a job, `internal` for a part of a request. */
  readonly kind: 'client' | 'consumer' | 'internal';
  /** The span that caused it. */
  readonly parent: string | undefined;
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** A request whose operation is known. */
export interface TracedRequest {
  readonly operation: string;
  /** The path of the operation in its contract, with the names of parameters. */
  readonly route: string;
  /** As sent, without the query. */
  readonly path: string;
  readonly request: IncomingMessage;
}

/** Begins spans. Absent where traces are off. */
export interface Tracing {
  /** Continues the trace of the caller, if the request names one. */
  startRequest(request: TracedRequest): Span;
  startWork(work: TracedWork): Span;
}
