import type { Face } from '../engines/index.js';
import type { ZoneReading } from '../mrz/index.js';
import type { CutBox } from './child/cut.js';

type Point = readonly [number, number];

/** Returns the box around points, with a margin as a share of the longer side. */
function around(points: readonly Point[], margin: number): CutBox {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - x, Math.max(...ys) - y];
  return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
}

/** Returns the box of the zone with a margin. */
export const zoneBox = ({ corners }: ZoneReading): CutBox => around(corners, 0.03);

/** The portrait of a page, in columns of the zone from the left end of its first line. */
const layout = { left: -1.6, right: 17, lowest: -2, highest: -26 } as const;

/**
 * Returns the position of the portrait on a page with a two-line zone: at the left, above the zone. Cards have it on
 * the other side.
 *
 * @param aspect  the image's width for a height of 1, upright
 * @see ICAO Doc 9303-4, zone V
 */
export function portraitBox({ corners, lines }: ZoneReading, aspect: number): CutBox | undefined {
  const [upperLeft, upperRight] = corners;
  const columns = lines[0]?.length;
  if (lines.length !== 2 || columns === undefined) return undefined;
  if (upperLeft === undefined || upperRight === undefined) return undefined;
  const right = (upperRight[0] - upperLeft[0]) / columns;
  const down = (upperRight[1] - upperLeft[1]) / columns;
  const at = (u: number, v: number): Point => [
    upperLeft[0] + u * right - (v * down) / aspect,
    upperLeft[1] + u * down + v * right * aspect,
  ];
  const { highest, left, lowest } = layout;
  const rightmost = layout.right;
  return around(
    [at(left, lowest), at(rightmost, lowest), at(rightmost, highest), at(left, highest)],
    0,
  );
}

/** Returns the box of the largest face, with the margins of a passport picture. */
export function faceBox(faces: readonly Face[]): CutBox | undefined {
  const [largest] = faces
    .filter(({ confidence }) => confidence >= 60)
    .sort((a, b) => b.width * b.height - a.width * a.height);
  if (largest === undefined) return undefined;
  const { height, width, x, y } = largest;
  return {
    x: x - 0.4 * width,
    y: y - 0.5 * height,
    width: 1.8 * width,
    height: 2 * height,
  };
}
