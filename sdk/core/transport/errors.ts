/** One fault that the API found. */
export interface ErrorDetail {
  /** Path in the request, such as `body.lines.0.quantity` or `query.pageSize`. */
  readonly path: string;
  readonly code: string;
  readonly message: string;
  /** The day on which stock would fall below zero, for a document of a past day. */
  readonly day?: string;
  /** The numbers of the later documents that would lack goods on `day`. */
  readonly documents?: readonly string[];
}

/** Codes of errors that the client detects. All other codes come from the API. */
export type ClientCode =
  | 'timeout'
  | 'connection_failed'
  | 'unexpected_reply'
  | 'aborted'
  | 'invalid_arguments';

export interface Failure {
  /** HTTP status. Absent when there was no reply. */
  readonly statusCode?: number;
  /** The code if the body has none. */
  readonly code: ClientCode;
  /** The message if the body has none. */
  readonly message: string;
  readonly response?: unknown;
  readonly requestId?: string | undefined;
  readonly retryAfter?: number | undefined;
  readonly cause?: unknown;
}

/** The members of an error body. A proxy may have written it, so each member may be absent or of another type. */
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
 * A call that failed. It contains the reply of the API and nothing of the request: no header, body or credential. It
 * is safe to log.
 */
export class ApiError<Code extends string = string> extends Error {
  /** HTTP status; 0 when there was no reply. */
  readonly statusCode: number = 0;
  /** A stable code for decisions in code. The `message` is translated and may change. */
  declare readonly code: Code | ClientCode;
  declare readonly errors: readonly string[];
  declare readonly details: readonly ErrorDetail[];
  /** The id of the request, for support. */
  declare readonly requestId: string | undefined;
  /** The delay that the API requested, in seconds. */
  declare readonly retryAfter: number | undefined;
  /** False if the API says that the same call cannot succeed later; undefined if it does not say. */
  declare readonly retryable: boolean | undefined;
  /** The body of the reply: parsed JSON, or text. */
  declare readonly response: unknown;

  constructor(failure: Failure) {
    const { message, ...rest } = failure;
    // The verification API puts the error into `error`, as an object or a text. The ERP API has it at the top.
    const body = Object(rest.response) as { readonly error?: ErrorBody };
    const error = body.error ?? (body as ErrorBody);
    super(typeof error === 'string' ? error : (error.message ?? message), failure);
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

/**
 * The error classes of a client: one for some of the client's own codes, and `other` for the rest, which those
 * extend.
 */
export type ErrorClasses = Readonly<Partial<Record<ClientCode, ErrorClass>>> & {
  readonly other: ErrorClass;
};
