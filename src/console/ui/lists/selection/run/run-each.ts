import { problemOf } from '../../../../data/queries/problem.js';

export interface Outcome<T> {
  readonly row: T;
  /** The position of the row. */
  readonly position: number;
  /** The reply of the server. */
  readonly result?: unknown;
  /** The refusal of the server; undefined after success. */
  readonly error?: unknown;
}

interface Run<T> {
  readonly rows: readonly T[];
  readonly work: (row: T) => Promise<unknown>;
  /** After an abort, no further rows are started. */
  readonly signal: AbortSignal;
  readonly report: (outcome: Outcome<T>) => void;
}

const atOnce = 4;

/** Resolves after the time, or as soon as the signal aborts. */
const wait = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, seconds * 1000);
    signal.addEventListener('abort', () => resolve());
  });

/** Repeats a request over the rate limit when the server accepts requests again. */
export async function whenAllowed<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      const { kind, retryAfter = 5 } = problemOf(error);
      if (kind === 'busy' && !signal.aborted) await wait(retryAfter, signal);
      if (kind !== 'busy' || signal.aborted) throw error;
    }
  }
}

/** Runs the work for every row, at most four at a time. A failure does not stop the others. */
export async function runEach<T>({ rows, work, signal, report }: Run<T>): Promise<void> {
  const waiting = rows.entries();
  const takeNext = async (): Promise<void> => {
    for (const [position, row] of waiting) {
      if (signal.aborted) return;
      try {
        const result = await whenAllowed(() => work(row), signal);
        report({ row, position, result });
      } catch (error) {
        report({ row, position, error });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
}
