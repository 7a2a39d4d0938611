/** Work in steps of some milliseconds, between which other work may run. */
export type Steps<Result> = Generator<void, Result, void>;

/** Runs all steps at once. */
export function runAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}

/** Calls `visit` with each item, and pauses after every `size` of them. */
export function* visitInSteps<Item>(
  items: Iterable<Item>,
  size: number,
  visit: (item: Item, at: number) => void,
): Steps<void> {
  let at = 0;
  for (const item of items) {
    if (at % size === 0) yield;
    visit(item, at);
    at += 1;
  }
}

const turnMs = 8;

/** Runs all steps, and yields to the event loop every eight milliseconds. */
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
