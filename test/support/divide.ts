/**
 * Divides items between workers, such as browser tabs, which work side by side. Each takes the next item that is left, also one
 * that was added meanwhile.
 */
export async function divide<W, T>(
  workers: readonly W[],
  items: readonly T[] | ReadonlySet<T>,
  work: (worker: W, item: T) => Promise<void>,
): Promise<void> {
  const left = items.values();
  await Promise.all(
    workers.map(async (worker) => {
      for (const item of left) await work(worker, item);
    }),
  );
}
