export interface Outcome<T> {
  readonly row: T;
  /** Why the server refused it; undefined when it succeeded. */
  readonly error?: unknown;
}

interface Run<T> {
  readonly rows: readonly T[];
  readonly work: (row: T) => Promise<unknown>;
  /** Rows that are waiting when it aborts are not begun. */
  readonly signal: AbortSignal;
  readonly report: (outcome: Outcome<T>) => void;
}

const atOnce = 4;

/** Works on every row, at most four at a time. A failure does not stop the others. */
export async function runEach<T>({ rows, work, signal, report }: Run<T>): Promise<void> {
  const waiting = rows.values();
  const takeNext = async (): Promise<void> => {
    for (const row of waiting) {
      if (signal.aborted) return;
      try {
        await work(row);
        report({ row });
      } catch (error) {
        report({ row, error });
      }
    }
  };
  await Promise.all(Array.from({ length: atOnce }, takeNext));
}
