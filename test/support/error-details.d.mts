export declare function showDetails(error: unknown): unknown;
export declare function withLines<Failure extends Error>(
  error: Failure,
  lines: readonly string[],
): Failure;
