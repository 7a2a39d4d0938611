import type { Pose } from '../reading.js';

export interface Point {
  readonly x: number;
  readonly y: number;
}

function middle(points: readonly Point[]): Point {
  const sum = points.reduce((a, b) => ({ x: a.x + b.x, y: a.y + b.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/**
 * Returns the height of an eye divided by its width, from its six points: a corner, two above, a corner, two below.
 */
function opening(points: readonly Point[]): number {
  const [corner, upper, upper2, other, lower2, lower] = points;
  if (!(corner && upper && upper2 && other && lower2 && lower)) return 0;
  return (apart(upper, lower) + apart(upper2, lower2)) / (2 * apart(corner, other) || 1);
}

/**
 * The head's pose from the 68 landmarks of a face (the iBUG order: jaw, brows, nose, eyes, mouth).
 *
 * @param points  in pixels, in any scale
 */
export function poseOf(points: readonly Point[]): Pose {
  const [rightEye, leftEye] = [points.slice(36, 42), points.slice(42, 48)];
  const [right, left] = [middle(rightEye), middle(leftEye)];
  const between = middle([right, left]);
  const width = apart(left, right) || 1;
  const [cos, sin] = [(left.x - right.x) / width, (left.y - right.y) / width];
  const level = ({ x, y }: Point): Point => {
    const [dx, dy] = [x - between.x, y - between.y];
    return { x: dx * cos + dy * sin, y: dy * cos - dx * sin };
  };
  const at = (index: number): Point => level(points[index] ?? between);
  const [nose, mouth] = [at(30), level(middle(points.slice(48, 60)))];
  const [toRight, toLeft] = [nose.x - at(2).x, at(14).x - nose.x];
  return {
    turn: (toRight - toLeft) / (toRight + toLeft || 1),
    nod: nose.y / (mouth.y || 1),
    roll: (Math.atan2(sin, cos) * 180) / Math.PI,
    eyes: (opening(rightEye) + opening(leftEye)) / 2,
  };
}

/**
 * Eyes, nose and mouth by where they are: the detector's box moves by a tenth between two copies of a picture.
 *
 * @returns a square in the same pixels
 */
export function innerFace(points: readonly Point[]): {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
} {
  const [eyes, mouth] = [middle(points.slice(36, 48)), middle(points.slice(48, 60))];
  const side = 2.2 * apart(eyes, mouth);
  const centre = middle([eyes, mouth]);
  return { x: centre.x - side / 2, y: centre.y - side / 2, width: side, height: side };
}
