import type { Frame } from './frame.js';

/** The change of brightness at each pixel, to the right and downwards. */
export interface Gradient {
  readonly width: number;
  readonly height: number;
  readonly right: Int16Array;
  readonly down: Int16Array;
  /** The least change that counts as an edge. */
  readonly least: number;
}

const leastChange = 6;
const leastOfMean = 0.9;

/** Returns the gradient by the filter of Sobel. */
export function gradientOf({ grey, height, width }: Frame): Gradient {
  const right = new Int16Array(grey.length);
  const down = new Int16Array(grey.length);
  let sum = 0;
  const at = (index: number): number => grey[index] ?? 0;
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const i = y * width + x;
      const [above, below] = [i - width, i + width];
      const diagonal = at(below + 1) - at(above - 1);
      const other = at(above + 1) - at(below - 1);
      right[i] = (diagonal + other + 2 * (at(i + 1) - at(i - 1))) / 4;
      down[i] = (diagonal - other + 2 * (at(below) - at(above))) / 4;
      sum += Math.abs(right[i] ?? 0) + Math.abs(down[i] ?? 0);
    }
  }
  const mean = sum / (2 * grey.length);
  return { width, height, right, down, least: Math.max(leastChange, mean * leastOfMean) };
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * An almost upright line `x = at + slope * (y - middle)`, or an almost level one with `x` and `y` exchanged.
 * `middle` is that of the frame.
 */
export interface Line {
  readonly isUpright: boolean;
  readonly at: number;
  readonly slope: number;
}

/** Returns the place of a line across its direction. */
function placeOn({ at, isUpright, slope }: Line, along: number, gradient: Gradient): number {
  const middle = (isUpright ? gradient.height : gradient.width) / 2;
  return at + slope * (along - middle);
}

/** Returns the change of brightness across a line; undefined outside of the frame. */
function changeAt(line: Line, along: number, gradient: Gradient): number | undefined {
  const { down, height, right, width } = gradient;
  const across = Math.round(placeOn(line, along, gradient));
  const [x, y] = line.isUpright ? [across, along] : [along, across];
  if (x < 0 || y < 0 || x >= width || y >= height) return undefined;
  return (line.isUpright ? right : down)[y * width + x];
}

/** Returns the share of a line between two places along it that lies on an edge of one direction. */
export function edgeShare(line: Line, from: number, to: number, gradient: Gradient): number {
  const { least } = gradient;
  const counts = { rising: 0, falling: 0, all: 0 };
  for (let along = Math.ceil(from); along <= to; along += 1) {
    const change = changeAt(line, along, gradient);
    if (change === undefined) continue;
    counts.all += 1;
    if (change >= least) counts.rising += 1;
    if (change <= -least) counts.falling += 1;
  }
  return counts.all === 0 ? 0 : Math.max(counts.rising, counts.falling) / counts.all;
}

/** Returns the point that two lines share. */
export function crossing(upright: Line, level: Line, { height, width }: Gradient): Point {
  const [middleX, middleY] = [width / 2, height / 2];
  const start = upright.at + upright.slope * (level.at - level.slope * middleX - middleY);
  const x = start / (1 - upright.slope * level.slope);
  return { x, y: level.at + level.slope * (x - middleX) };
}

const slopes = Array.from({ length: 13 }, (_, index) => (index - 6) * 0.035);
const leastShare = 0.7;
const most = 7;

/** Lines that are about equally clear are one class, so that the text of a document does not displace its border. */
const classOf = ({ share }: Candidate): number => Math.floor(share * 5);

interface Candidate extends Line {
  readonly share: number;
}

/**
 * Returns the lines that lie on an edge in the middle of the frame, the clearest and outermost first.
 *
 * @param from  the places across the line to search
 * @param half  half of the length that must lie on an edge
 */
export function linesBetween(
  isUpright: boolean,
  { from, half, to }: { readonly from: number; readonly to: number; readonly half: number },
  gradient: Gradient,
): Line[] {
  const middle = (isUpright ? gradient.height : gradient.width) / 2;
  const found: Candidate[] = [];
  for (let at = Math.ceil(from); at <= to; at += 1) {
    for (const slope of slopes) {
      const line = { isUpright, at, slope };
      const share = edgeShare(line, middle - half, middle + half, gradient);
      if (share >= leastShare) found.push({ ...line, share });
    }
  }
  const center = (isUpright ? gradient.width : gradient.height) / 2;
  found.sort(
    (one, other) =>
      classOf(other) - classOf(one) || Math.abs(other.at - center) - Math.abs(one.at - center),
  );
  const kept: Candidate[] = [];
  for (const one of found) {
    if (kept.every(({ at }) => Math.abs(at - one.at) > 2) && kept.length < most) kept.push(one);
  }
  return kept;
}
