/** Work in steps of some milliseconds, so that whoever runs it can let others in between. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs it to its end at once. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

const turnMs = 8;

/** Runs it to its end, and lets the event loop go round whenever it has had eight milliseconds. */
export async function runInTurns<Result>(steps: Steps<Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    if (performance.now() - since < turnMs) continue;
    await new Promise((resolve) => setImmediate(resolve));
    since = performance.now();
  }
}
