import type { Frame } from './frame.js';

/** A square around a face, in pixels. */
export interface FaceBox {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A rectangle within the window, whose grey values count with a weight. */
interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
}

/** Compares the brightness of two or three areas of the window. */
interface Feature {
  readonly areas: readonly Area[];
  readonly threshold: number;
  /** The scores below the threshold and above it. */
  readonly below: number;
  readonly above: number;
}

interface Stage {
  readonly least: number;
  readonly features: readonly Feature[];
}

/** The stages that a window with a face passes: a cascade of Haar features. */
export interface Cascade {
  /** The width and height of its window. */
  readonly side: number;
  readonly stages: readonly Stage[];
}

/** Reads a cascade from the list of numbers that `scripts/build/capture/face-cascade.mjs` returns. */
export function readCascade(numbers: readonly number[]): Cascade {
  let at = 0;
  const next = (): number => numbers[at++] ?? 0;
  const some = <T>(count: number, read: () => T): T[] => Array.from({ length: count }, read);
  const area = (): Area => {
    const [x, y, width, height, weight] = [next(), next(), next(), next(), next()];
    return { x, y, width, height, weight };
  };
  const feature = (): Feature => {
    if (next() !== 0) throw new Error('The cascade has a tilted feature');
    const areas = some(next(), area);
    return { areas, threshold: next(), below: next(), above: next() };
  };
  const [side] = [next(), next()];
  const stages: Stage[] = [];
  while (at < numbers.length) {
    const least = next();
    stages.push({ least, features: some(next(), feature) });
  }
  return { side, stages };
}

/** Sums of all pixels above and to the left, and of their squares, with one more row and column. */
interface Sums {
  readonly stride: number;
  readonly values: Float64Array;
  readonly squares: Float64Array;
}

function sumsOf({ grey, height, width }: Frame): Sums {
  const stride = width + 1;
  const [values, squares] = [0, 1].map(() => new Float64Array(stride * (height + 1))) as [
    Float64Array,
    Float64Array,
  ];
  for (let y = 0; y < height; y += 1) {
    let [row, rowSquares] = [0, 0];
    for (let x = 0; x < width; x += 1) {
      const value = grey[y * width + x] ?? 0;
      row += value;
      rowSquares += value * value;
      const [here, above] = [(y + 1) * stride + x + 1, y * stride + x + 1];
      values[here] = (values[above] ?? 0) + row;
      squares[here] = (squares[above] ?? 0) + rowSquares;
    }
  }
  return { stride, values, squares };
}

/** The corners of an area, counted from the corner of its window in a list of sums. */
interface ScaledArea {
  readonly corners: readonly [number, number, number, number];
  readonly weight: number;
}

interface ScaledFeature {
  readonly areas: readonly ScaledArea[];
  readonly feature: Feature;
}

interface ScaledStage {
  readonly least: number;
  readonly features: readonly ScaledFeature[];
}

const totalAt = (sums: Float64Array, at: number, [a, b, c, d]: ScaledArea['corners']): number =>
  (sums[at + d] ?? 0) - (sums[at + c] ?? 0) - (sums[at + b] ?? 0) + (sums[at + a] ?? 0);

function cornersOf(x: number, y: number, width: number, height: number, stride: number) {
  const a = y * stride + x;
  return [a, a + width, a + height * stride, a + height * stride + width] as const;
}

/** Rounds the areas to whole pixels. The first one takes the weight that the others then lack. */
function scaledFeature(feature: Feature, scale: number, stride: number): ScaledFeature {
  let balance = 0;
  const sized = feature.areas.map(({ height, weight, width, x, y }) => {
    const [left, top, across, down] = [x, y, width, height].map((each) =>
      Math.round(each * scale),
    ) as [number, number, number, number];
    return { corners: cornersOf(left, top, across, down, stride), area: across * down, weight };
  });
  const areas: ScaledArea[] = [];
  for (const { area, corners, weight } of sized.slice(1)) {
    balance += area * weight;
    areas.push({ corners, weight });
  }
  const [first] = sized;
  if (first !== undefined) areas.push({ corners: first.corners, weight: -balance / first.area });
  return { areas, feature };
}

function passes(
  { values }: Sums,
  at: number,
  { features, least }: ScaledStage,
  size: number,
  spread: number,
): boolean {
  let score = 0;
  for (const { areas, feature } of features) {
    let sum = 0;
    for (const { corners, weight } of areas) sum += weight * totalAt(values, at, corners);
    const isBelow = sum / (size * size) < feature.threshold * spread;
    score += isBelow ? feature.below : feature.above;
  }
  return score >= least;
}

/** A window with less contrast is a background. */
const leastSpread = 8;

/** Returns the windows of one scale that pass all stages. */
function windowsIn(sums: Sums, frame: Frame, cascade: Cascade, scale: number): FaceBox[] {
  const { stride } = sums;
  const size = Math.round(cascade.side * scale);
  const whole = cornersOf(0, 0, size, size, stride);
  const stages = cascade.stages.map(({ features, least }): ScaledStage => {
    return { least, features: features.map((each) => scaledFeature(each, scale, stride)) };
  });
  const step = Math.round(scale * 1.4);
  const found: FaceBox[] = [];
  for (let y = 0; y + size <= frame.height; y += step) {
    for (let x = 0; x + size <= frame.width; x += step) {
      const at = y * stride + x;
      const mean = totalAt(sums.values, at, whole) / (size * size);
      const variance = totalAt(sums.squares, at, whole) / (size * size) - mean * mean;
      const spread = Math.sqrt(Math.max(0, variance));
      if (spread < leastSpread) continue;
      if (stages.every((stage) => passes(sums, at, stage, size, spread))) {
        found.push({ x, y, size });
      }
    }
  }
  return found;
}

/** Windows of one face lie within each other. */
function isSameFace(one: FaceBox, other: FaceBox): boolean {
  const [large, small] = one.size > other.size ? [one, other] : [other, one];
  const isIn = (from: number, at: number) => at > from && at < from + large.size;
  const half = small.size / 2;
  return isIn(large.x, small.x + half) && isIn(large.y, small.y + half);
}

const meanOf = (boxes: readonly FaceBox[], value: (box: FaceBox) => number): number =>
  boxes.reduce((sum, box) => sum + value(box), 0) / boxes.length;

const boxOf = (group: readonly FaceBox[]): FaceBox => ({
  x: meanOf(group, ({ x }) => x),
  y: meanOf(group, ({ y }) => y),
  size: meanOf(group, ({ size }) => size),
});

/** Joins the windows, or groups of windows, that are of one face. */
function joined(groups: readonly (readonly FaceBox[])[]): FaceBox[][] {
  const all: FaceBox[][] = [];
  for (const group of groups) {
    const known = all.find((one) => isSameFace(boxOf(one), boxOf(group)));
    if (known === undefined) all.push([...group]);
    else known.push(...group);
  }
  return all;
}

/** One window may pass by accident. A face passes at several places and scales. */
const leastWindows = 5;
const scaleStep = 1.1;
/** The size of the smallest face that is looked for, in pixels. */
const leastSize = 48;

/** Returns the frontal, upright faces, the largest first. */
export function findFaces(frame: Frame, cascade: Cascade): FaceBox[] {
  const sums = sumsOf(frame);
  const windows: FaceBox[] = [];
  const most = Math.min(frame.width, frame.height) / cascade.side;
  for (let scale = leastSize / cascade.side; scale <= most; scale *= scaleStep) {
    windows.push(...windowsIn(sums, frame, cascade, scale));
  }
  const groups = joined(windows.map((box) => [box]));
  return joined([...groups].sort((one, other) => other.length - one.length))
    .filter((group) => group.length >= leastWindows)
    .map(boxOf)
    .sort((one, other) => other.size - one.size);
}
