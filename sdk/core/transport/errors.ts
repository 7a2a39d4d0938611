/** One thing the API found wrong. */
export interface ErrorDetail {
  /** Path in the request, such as `body.lines.0.quantity` or `query.pageSize`. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
}

/** Codes the client itself gives; all others come from the API. */
export type ClientCode =
  | 'timeout'
  | 'connection_failed'
  | 'unexpected_reply'
  | 'aborted'
  | 'invalid_arguments';

export interface Failure {
  /** HTTP status. Absent when there was no reply. */
  readonly statusCode?: number;
  /** Code when the body brings none. */
  readonly code: ClientCode;
  /** Message when the body brings none. */
  readonly message: string;
  readonly response?: unknown;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The members of an error body. Each may be absent or of any type, because a proxy may have written the body. */
interface ErrorBody {
  readonly message?: string;
  readonly code?: unknown;
  readonly errors?: unknown;
  readonly details?: unknown;
  readonly requestId?: string;
  readonly retryable?: boolean;
}

const listOf = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? value : []);

/**
 * A call that failed. Holds what the API said and nothing of the request: no header, no body, no
 * credential, so it can be logged as it is.
 */
export class ApiError<Code extends string = string> extends Error {
  override readonly name: string = 'ApiError';
  /** HTTP status; 0 when there was no reply. */
  readonly statusCode: number = 0;
  /** The stable part: decide by it, not by the translated `message`. */
  declare readonly code: Code | ClientCode;
  declare readonly errors: readonly string[];
  declare readonly details: readonly ErrorDetail[];
  /** Quote it when reporting a problem. */
  declare readonly requestId: string | undefined;
  /** Seconds the API asked to wait. */
  declare readonly retryAfter: number | undefined;
  /** False when the API says that the same call cannot succeed later; undefined when it says nothing. */
  declare readonly retryable: boolean | undefined;
  /** The reply's body: parsed when it was JSON, else its text. */
  declare readonly response: unknown;

  constructor({ message, cause, ...rest }: Failure) {
    // One API puts the error into `error`, an object or a text; the other has it at the top.
    const body = Object(rest.response) as { readonly error?: ErrorBody };
    const error = body.error ?? (body as ErrorBody);
    const said = typeof error === 'string' ? error : error.message;
    super(said ?? message, (cause && { cause }) as ErrorOptions | undefined);
    Object.assign(this, rest, {
      code: typeof error.code === 'string' ? error.code : rest.code,
      errors: listOf(error.errors),
      details: listOf(error.details),
      requestId: rest.requestId ?? error.requestId,
      retryable: error.retryable,
    });
  }

  override toString(): string {
    const id = this.requestId ? ` (request ${this.requestId})` : '';
    return `${this.name}: ${this.statusCode} ${this.code}: ${this.message}${id}`;
  }
}

type ErrorClass = new (failure: Failure) => ApiError;

/** The classes of the client's errors, for some codes of its own and for all others; the former extend the latter. */
export type ErrorClasses = Readonly<Partial<Record<ClientCode, ErrorClass>>> & {
  readonly other: ErrorClass;
};
