/** Below this much CPU time, the runtime's own work outweighs the code's. */
const floorMs = 4;

/** Linear work grows fourfold, quadratic work sixteenfold; short runs scatter between. */
const mostLinear = 9;

/**
 * Garbage collection makes single runs slow, and inputs that just outgrow the young generation cost more per character
 * than smaller ones. Such growth is gone in a repetition or at the double size; quadratic growth stays.
 */
const scales = [1, 1, 1, 2, 2, 4];

/** Returns the CPU time of one run: the time of day would count what other processes do. */
async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { system, user } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Returns how many times more CPU time `work` takes on an input of four times the size, or undefined if the growth is
 * linear. Only growth that repeats itself at larger sizes counts.
 */
export async function superlinearGrowth(
  work: (size: number) => unknown,
  size: number,
): Promise<number | undefined> {
  await work(size);
  const cpuOf = async (input: number): Promise<number> =>
    Math.max(floorMs, await cpuMs(() => work(input)));
  let least = Number.POSITIVE_INFINITY;
  for (const scale of scales) {
    const input = scale * size;
    // Twice, since one slow run of the small input would hide the growth.
    const small = Math.min(await cpuOf(input), await cpuOf(input));
    least = Math.min(least, (await cpuOf(4 * input)) / small);
    if (least <= mostLinear) return undefined;
  }
  return least;
}
