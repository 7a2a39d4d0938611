/** Below this much CPU time, the runtime's own work outweighs the code's. */
const floorMs = 4;

/** Linear work grows fourfold, quadratic work sixteenfold; short runs scatter between. */
const mostLinear = 9;

const attempts = 6;

/** Returns the CPU time of one run: the time of day would count what other processes do. */
async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { system, user } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Returns how many times more CPU time `work` takes on an input of four times the size, or undefined if the growth is
 * linear. Garbage collection makes single runs slow, so only growth that repeats itself counts.
 */
export async function superlinearGrowth(
  work: (size: number) => unknown,
  size: number,
): Promise<number | undefined> {
  await work(size);
  const cpuOf = async (input: number): Promise<number> =>
    Math.max(floorMs, await cpuMs(() => work(input)));
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    // Twice, since one slow run of the small input would hide the growth.
    const small = Math.min(await cpuOf(size), await cpuOf(size));
    least = Math.min(least, (await cpuOf(4 * size)) / small);
    if (least <= mostLinear) return undefined;
  }
  return least;
}
