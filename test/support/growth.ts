/** Runs this short say more about the machine than about the code. */
const floorMs = 4;

function leastMs(work: () => void): number {
  const runs = [1, 2, 3].map(() => {
    const start = performance.now();
    work();
    return performance.now() - start;
  });
  return Math.min(...runs);
}

/**
 * Returns how many times longer `work` takes on an input of four times the size: about 4 if its cost is linear, 16 if
 * it is quadratic.
 */
export function growthOf(work: (size: number) => void, size: number): number {
  work(size);
  const small = Math.max(
    floorMs,
    leastMs(() => work(size)),
  );
  const large = Math.max(
    floorMs,
    leastMs(() => work(4 * size)),
  );
  return large / small;
}

/** Between linear (4) and quadratic (16) growth, nearer to quadratic: short runs scatter. */
export const mostLinear = 9;
