/** One thing the API found wrong. */
export interface ErrorDetail {
  /** Where in the request: `body.lines.0.quantity`, `query.pageSize`. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Codes the client itself gives; all others come from the API. */
export type ClientCode = 'timeout' | 'connection_failed' | 'unexpected_reply';

export interface Failure {
  /** HTTP status; 0 when there was no reply. */
  readonly statusCode: number;
  /** Code when the body brings none. */
  readonly code: ClientCode;
  /** Message when the body brings none. */
  readonly message: string;
  readonly body?: unknown;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

type Members = Readonly<Record<string, unknown>>;

const members = (value: unknown): Members =>
  value !== null && typeof value === 'object' ? (value as Members) : {};

const text = (value: unknown): string | undefined =>
  value && typeof value === 'string' ? value : undefined;

const list = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? value : []);

/**
 * A call that failed. Holds what the API said and nothing of the request: no header, no body, no
 * credential, so it can be logged as it is.
 */
export class ApiError<Code extends string = string> extends Error {
  override readonly name: string = 'ApiError';
  /** HTTP status; 0 when there was no reply. */
  readonly statusCode: number;
  /** The stable part: decide by it, not by the translated `message`. */
  readonly code: Code | ClientCode;
  readonly errors: readonly string[];
  readonly details: readonly ErrorDetail[];
  /** Quote it when reporting a problem. */
  readonly requestId: string | undefined;
  /** Seconds the API asked to wait. */
  readonly retryAfter: number | undefined;
  /** The reply's body: parsed when it was JSON, else its text. */
  readonly response: unknown;

  constructor(failure: Failure) {
    const body = members(failure.body);
    // One API puts the error into `error` (an object or a text), the other has it at the top.
    const said = body['error'] === undefined ? body : members(body['error']);
    super(
      text(said['message']) ?? text(body['error']) ?? failure.message,
      failure.cause === undefined ? undefined : { cause: failure.cause },
    );
    this.statusCode = failure.statusCode;
    this.code = (text(said['code']) as Code | undefined) ?? failure.code;
    this.errors = list(said['errors']);
    this.details = list(said['details']);
    this.requestId = failure.requestId ?? text(said['requestId']);
    this.retryAfter = failure.retryAfter;
    this.response = failure.body;
  }

  override toString(): string {
    const id = this.requestId ? ` (request ${this.requestId})` : '';
    return `${this.name}: ${this.statusCode} ${this.code}: ${this.message}${id}`;
  }
}

/** The classes a client throws; both special ones extend the first, so one `instanceof` catches all. */
export interface ErrorClasses {
  readonly status: new (failure: Failure) => ApiError;
  readonly timeout: new (failure: Failure) => ApiError;
  readonly connection: new (failure: Failure) => ApiError;
}
