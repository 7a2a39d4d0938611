/** Runs a step of the work and records how long it took under its name. */
export async function timed<T>(step: string, work: () => Promise<T> | T): Promise<T> {
  const start = performance.now();
  try {
    return await work();
  } finally {
    performance.measure(step, { start });
  }
}

/**
 * Returns and resets the recorded steps, one line each, in the order of their start. Steps with the same name are
 * added up.
 */
export function takeTimings(): readonly string[] {
  const sums = new Map<string, number>();
  for (const { name, duration } of performance.getEntriesByType('measure')) {
    sums.set(name, (sums.get(name) ?? 0) + duration);
  }
  performance.clearMeasures();
  return [...sums].map(([name, ms]) => `${name.padEnd(28)}${ms.toFixed(0).padStart(6)} ms`);
}
