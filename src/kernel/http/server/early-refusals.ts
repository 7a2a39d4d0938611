/** A refusal before the operation of the request is known. */
export interface Refusal {
  readonly status: number;
  readonly message: string;
  /** The codes in the ERP and the verification API. Default: an invalid request. */
  readonly codes?: readonly [string, string];
  /** True if the same request may succeed when it is sent again. */
  readonly isRetryable?: boolean;
}

/** Refusals that any request can meet. The server answers them, and the published documents declare them. */
export const earlyRefusals = {
  late: { status: 408, message: 'The request took too long to arrive', isRetryable: true },
  expectation: { status: 417, message: 'No Expect header but 100-continue is known' },
  headers: { status: 431, message: 'The headers are too large' },
} as const satisfies Readonly<Record<string, Refusal>>;
