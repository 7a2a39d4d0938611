/** The most searches that run side by side. */
const atOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs the work when its turn comes, unless the signal aborts before. */
export async function takeTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
  if (running === atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    signal.throwIfAborted();
    return await work();
  } finally {
    // The next one inherits the turn.
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
