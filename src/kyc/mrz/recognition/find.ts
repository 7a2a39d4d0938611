import { type Component, connectedComponents, type Grey, shrink } from '../../images/index.js';

// A local copy of the function, because a look-up in the innermost loops would take most of the time.
const { abs, floor, max, min } = Math;

/** A long, thin area with many strokes, in pixels of the picture. */
export interface Band {
  readonly x: number;
  readonly y: number;
  /** The angle in radians, clockwise. */
  readonly angle: number;
  readonly length: number;
  readonly thickness: number;
}

/** Measures the changes of a row from column to column, smoothed with the neighbouring rows. */
function changesOf({ data, width }: Grey, y: number, changes: Float32Array): void {
  const blend = (at: number): number =>
    (data[at - width] ?? 0) + 2 * (data[at] ?? 0) + (data[at + width] ?? 0);
  for (let x = 1; x < width - 1; x += 1) {
    const at = y * width + x;
    changes[x] = abs(blend(at + 1) - blend(at - 1));
  }
}

/** Smooths changes along each row, so that lines of text become bars. */
function strokes(grey: Grey, reach: number): Float32Array {
  const { height, width } = grey;
  const result = new Float32Array(width * height);
  const changes = new Float32Array(width);
  for (let y = 1; y < height - 1; y += 1) {
    changesOf(grey, y, changes);
    let sum = 0;
    for (let x = -reach; x < width; x += 1) {
      sum += (changes[x + reach] ?? 0) - (changes[x - reach - 1] ?? 0);
      if (x >= 0) result[y * width + x] = sum;
    }
  }
  return result;
}

/** Returns the threshold that best separates two groups of values (Otsu's method). */
function parting(values: Float32Array): number {
  const top = values.reduce((most, value) => max(most, value), 0);
  const bins = new Float64Array(128);
  for (const value of values) {
    const bin = min(127, floor((128 * value) / (top + 1e-6)));
    bins[bin] = (bins[bin] ?? 0) + 1;
  }
  const total = values.length;
  const whole = bins.reduce((sum, count, bin) => sum + count * bin, 0);
  let [below, sumBelow, best, bestAt] = [0, 0, -1, 0];
  bins.forEach((count, bin) => {
    below += count;
    sumBelow += count * bin;
    if (below === 0 || below === total) return;
    const apart = sumBelow / below - (whole - sumBelow) / (total - below);
    const between = below * (total - below) * apart * apart;
    if (between > best) [best, bestAt] = [between, bin];
  });
  return ((bestAt + 1) / 128) * top;
}

function bandOf({ n, x, y, xx, xy, yy }: Component): Band {
  const [cx, cy] = [x / n, y / n];
  const [vx, vy, vxy] = [xx / n - cx * cx, yy / n - cy * cy, xy / n - cx * cy];
  const angle = 0.5 * Math.atan2(2 * vxy, vx - vy);
  const [mean, half] = [(vx + vy) / 2, Math.hypot((vx - vy) / 2, vxy)];
  const side = (variance: number): number => Math.sqrt(12 * Math.max(variance, 1 / 12));
  return { x: cx, y: cy, angle, length: side(mean + half), thickness: side(mean - half) };
}

const steepest = 0.3;

const isLong = ({ angle, length, thickness }: Band, width: number): boolean =>
  length > width * 0.22 && length > 11 * thickness && Math.abs(angle) < steepest;

/**
 * Returns the distance from the first line down to the second, perpendicular to both; undefined if they are not lines
 * of one text.
 */
function below(a: Band, b: Band): number | undefined {
  const isAlike =
    Math.abs(a.angle - b.angle) < 0.05 &&
    Math.min(a.length, b.length) > 0.8 * Math.max(a.length, b.length);
  if (!isAlike) return undefined;
  const angle = (a.angle + b.angle) / 2;
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const along = dx * Math.cos(angle) + dy * Math.sin(angle);
  const across = dy * Math.cos(angle) - dx * Math.sin(angle);
  const isNear = across > 0 && across < a.length * 0.13;
  return isNear && Math.abs(along) < a.length * 0.12 ? across : undefined;
}

interface Pair {
  readonly upper: Band;
  readonly lower: Band;
  readonly step: number;
}

/** Returns groups of two or three lines below each other at the same distance. */
function groupsOf(bands: readonly Band[]): Band[][] {
  const pairs = bands.flatMap((upper) =>
    bands.flatMap((lower): Pair[] => {
      const step = below(upper, lower);
      return step === undefined ? [] : [{ upper, lower, step }];
    }),
  );
  const triples = pairs.flatMap(({ lower, step, upper }) =>
    pairs
      .filter((next) => next.upper === lower && Math.abs(next.step - step) <= 0.3 * step)
      .map((next) => [upper, lower, next.lower]),
  );
  return [...pairs.map(({ lower, upper }) => [upper, lower]), ...triples];
}

const weight = (group: readonly Band[]): number =>
  group.reduce((sum, { length }) => sum + length, 0);

const isSame = (a: readonly Band[], b: readonly Band[]): boolean =>
  a.length === b.length &&
  a.every((band, at) => {
    const other = b[at];
    return other !== undefined && Math.hypot(band.x - other.x, band.y - other.y) < band.length / 20;
  });

export const scaled = (band: Band, by: number): Band => ({
  x: (band.x + 0.5) * by - 0.5,
  y: (band.y + 0.5) * by - 0.5,
  angle: band.angle,
  length: band.length * by,
  thickness: band.thickness * by,
});

/**
 * Finds candidates for machine-readable lines, the most likely first.
 *
 * @param width  working width of the picture; a smaller one makes small text harder to find
 */
export function findGroups(grey: Grey, width: number, atMost: number): Band[][] {
  const factor = Math.max(1, grey.width / width);
  const small = shrink(grey, factor);
  const values = strokes(small, Math.round(small.width / 42));
  const limit = parting(values);
  const found: Band[][] = [];
  for (const share of [1, 0.65, 1.5, 0.45]) {
    const bands = connectedComponents(values, small.width, limit * share)
      .filter(({ n }) => n > small.width)
      .map(bandOf)
      .filter((band) => isLong(band, small.width));
    for (const group of groupsOf(bands)) {
      if (!found.some((other) => isSame(other, group))) found.push(group);
    }
  }
  const by = grey.width / small.width;
  return found
    .sort((a, b) => weight(b) - weight(a))
    .slice(0, atMost)
    .map((group) => group.map((band) => scaled(band, by)));
}
