import type { Frame } from './frame.js';
import {
  crossing,
  edgeShare,
  type Gradient,
  gradientOf,
  type Line,
  linesBetween,
  type Point,
} from './lines.js';

/** The corners of a document, clockwise from the upper left one. */
export type Corners = readonly [Point, Point, Point, Point];

export interface PageBox {
  readonly corners: Corners;
  /** The larger of its width and height as shares of the frame. */
  readonly fill: number;
  /** True if a corner is at the border of the frame. */
  readonly isCut: boolean;
}

interface Sides {
  readonly left: Line;
  readonly right: Line;
  readonly top: Line;
  readonly bottom: Line;
}

/** The shares of the frame in which a document must reach around the middle. */
const [halfWidth, halfHeight, inner] = [0.14, 0.1, 0.12];

/** Returns every choice of four candidates. */
function sidesIn(gradient: Gradient): Sides[] {
  const { height, width } = gradient;
  const upright = (from: number, to: number) =>
    linesBetween(true, { from, to, half: height * halfHeight }, gradient);
  const level = (from: number, to: number) =>
    linesBetween(false, { from, to, half: width * halfWidth }, gradient);
  const [lefts, rights] = [
    upright(1, width * (0.5 - inner)),
    upright(width * (0.5 + inner), width - 2),
  ];
  const [tops, bottoms] = [
    level(1, height * (0.5 - inner)),
    level(height * (0.5 + inner), height - 2),
  ];
  return lefts.flatMap((left) =>
    rights.flatMap((right) =>
      tops.flatMap((top) => bottoms.map((bottom) => ({ left, right, top, bottom }))),
    ),
  );
}

const cornersOf = ({ bottom, left, right, top }: Sides, gradient: Gradient): Corners => [
  crossing(left, top, gradient),
  crossing(right, top, gradient),
  crossing(right, bottom, gradient),
  crossing(left, bottom, gradient),
];

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y);

/** Cards are 1.59 times as wide as high, pages of passports 1.42 times; the picture is taken at an angle. */
const [leastRatio, mostRatio] = [1.2, 1.95];
const isPageShape = ([upperLeft, upperRight, lowerRight, lowerLeft]: Corners): boolean => {
  const wide = distance(upperLeft, upperRight) + distance(lowerLeft, lowerRight);
  const high = distance(upperLeft, lowerLeft) + distance(upperRight, lowerRight);
  const ratio = Math.max(wide, high) / Math.max(1, Math.min(wide, high));
  return ratio >= leastRatio && ratio <= mostRatio;
};

/** The part of a side beyond its corners in which an edge speaks against it. */
const beyond = 0.15;

/** Returns how much of a side is an edge, and how much of its continuation. */
function judgeSide(line: Line, one: number, other: number, gradient: Gradient) {
  const [from, to] = [Math.min(one, other), Math.max(one, other)];
  const length = to - from;
  const before = edgeShare(line, from - length * beyond, from - 3, gradient);
  const after = edgeShare(line, to + 3, to + length * beyond, gradient);
  const margin = length * 0.06;
  return { on: edgeShare(line, from + margin, to - margin, gradient), off: (before + after) / 2 };
}

const [leastSide, leastMean] = [0.55, 0.72];

/** Returns a score of four sides; undefined if they are no document. */
function scoreOf(sides: Sides, corners: Corners, gradient: Gradient): number | undefined {
  const [upperLeft, upperRight, lowerRight, lowerLeft] = corners;
  const judged = [
    judgeSide(sides.left, upperLeft.y, lowerLeft.y, gradient),
    judgeSide(sides.right, upperRight.y, lowerRight.y, gradient),
    judgeSide(sides.top, upperLeft.x, upperRight.x, gradient),
    judgeSide(sides.bottom, lowerLeft.x, lowerRight.x, gradient),
  ];
  const mean = judged.reduce((sum, { on }) => sum + on, 0) / judged.length;
  if (Math.min(...judged.map(({ on }) => on)) < leastSide || mean < leastMean) return undefined;
  const off = judged.reduce((sum, side) => sum + side.off, 0) / judged.length;
  const area = distance(upperLeft, upperRight) * distance(upperLeft, lowerLeft);
  return mean - 0.4 * off + (0.5 * area) / (gradient.width * gradient.height);
}

const border = 0.025;

function boxOf(corners: Corners, { height, width }: Gradient): PageBox {
  const [columns, rows] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [left, right] = [Math.min(...columns) / width, Math.max(...columns) / width];
  const [top, bottom] = [Math.min(...rows) / height, Math.max(...rows) / height];
  const isCut = Math.min(left, top) < border || Math.max(right, bottom) > 1 - border;
  return { corners, fill: Math.max(right - left, bottom - top), isCut };
}

/**
 * Finds a document around the middle of a frame by the four lines of its border. Advice only: a document on a
 * background of its own color has no border, and a rectangle of another kind has one.
 */
export function findPage(frame: Frame): PageBox | undefined {
  const gradient = gradientOf(frame);
  let best: { readonly score: number; readonly corners: Corners } | undefined;
  for (const sides of sidesIn(gradient)) {
    const corners = cornersOf(sides, gradient);
    if (!isPageShape(corners)) continue;
    const score = scoreOf(sides, corners, gradient);
    if (score !== undefined && score > (best?.score ?? 0)) best = { score, corners };
  }
  return best && boxOf(best.corners, gradient);
}
