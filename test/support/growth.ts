/** Below this much CPU time, the runtime's own work outweighs the code's. */
const floorMs = 4;

/** Linear work grows fourfold, quadratic work sixteenfold; short runs scatter between. */
const mostLinear = 9;

/**
 * Garbage collection slows down single runs, and inputs that just exceed the young generation cost more per character
 * than smaller ones. Such growth disappears in a repetition or at the double size; quadratic growth does not.
 */
const scales = [1, 1, 1, 2, 2, 4];

/** Quadratic work that takes longer than this for a quarter of the size could take hours for the whole. */
const patienceMs = 500;

/** Returns the CPU time of one run, since elapsed time includes other processes. */
async function cpuMs(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { system, user } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/**
 * Returns how many times more CPU time `work` needs for an input of four times the size, or undefined if the growth is
 * linear. Only growth that repeats at larger sizes counts.
 */
export async function superlinearGrowth(
  work: (size: number) => unknown,
  size: number,
): Promise<number | undefined> {
  const cpuOf = async (input: number): Promise<number> =>
    Math.max(floorMs, await cpuMs(() => work(input)));
  const [sixteenth, quarter] = [
    await cpuOf(Math.ceil(size / 16)),
    await cpuOf(Math.ceil(size / 4)),
  ];
  if (quarter > patienceMs && quarter / sixteenth > mostLinear) return quarter / sixteenth;
  await work(size);
  let least = Number.POSITIVE_INFINITY;
  for (const scale of scales) {
    const input = scale * size;
    // Runs the small input twice, since one slow run would hide the growth.
    const small = Math.min(await cpuOf(input), await cpuOf(input));
    least = Math.min(least, (await cpuOf(4 * input)) / small);
    if (least <= mostLinear) return undefined;
  }
  return least;
}
