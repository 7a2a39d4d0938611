/** Below this much CPU time, the runtime's own work outweighs the code's. */
const floorMs = 4;

/** Linear work grows fourfold, quadratic work sixteenfold; short runs scatter between. */
const mostLinear = 9;

const attempts = 6;

/** Returns the CPU time of one run: the time of day would count what other processes do. */
function cpuMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { system, user } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Returns how many times more CPU time `work` takes on an input of four times the size, or undefined if the growth is
 * linear. Garbage collection makes single runs slow, so only growth that repeats itself counts.
 */
export function superlinearGrowth(work: (size: number) => void, size: number): number | undefined {
  work(size);
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const small = Math.max(
      floorMs,
      cpuMs(() => work(size)),
    );
    const large = Math.max(
      floorMs,
      cpuMs(() => work(4 * size)),
    );
    least = Math.min(least, large / small);
    if (least <= mostLinear) return undefined;
  }
  return least;
}
