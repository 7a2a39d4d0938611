import type { GreyImage } from './grey.js';

/** Steps of one degree from 0 to 89: a code has edges along its bars and across them. */
const degrees = 90;

/** Weak edges, such as noise and soft shades, have no direction. */
const leastSlope = 24;

/** An edge appears in several neighbouring directions. */
const leastApart = 8;

/** Returns the strength of each direction among the edges of an image, in degrees from 0 to 89. */
function directionsIn({ data, height, width }: GreyImage): Float64Array {
  const votes = new Float64Array(degrees);
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const across = (data[at + 1] ?? 0) - (data[at - 1] ?? 0);
      const down = (data[at + width] ?? 0) - (data[at - width] ?? 0);
      const slope = Math.abs(across) + Math.abs(down);
      if (slope < leastSlope) continue;
      const turned = (Math.atan2(down, across) * 180) / Math.PI + 360;
      const bin = Math.round(turned) % degrees;
      votes[bin] = (votes[bin] ?? 0) + slope ** 2;
    }
  }
  return votes;
}

/** Adds the neighbouring directions, because no edge is exactly straight. */
const smoothed = (votes: Float64Array): Float64Array =>
  votes.map((_, bin) => {
    const near = [-2, -1, 0, 1, 2].map((step) => votes[(bin + step + degrees) % degrees] ?? 0);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = near;
    return a + 2 * b + 3 * c + 2 * d + e;
  });

const signed = (bin: number): number => (bin > degrees / 2 ? bin - degrees : bin);

const apart = (one: number, other: number): number => {
  const distance = Math.abs(one - other) % degrees;
  return Math.min(distance, degrees - distance);
};

/**
 * Returns the most frequent angles of the edges of a smoothed image against the vertical, the most frequent first.
 *
 * @returns at most `count` angles, in degrees from -44 to 45, clockwise
 */
export function skewsOf(image: GreyImage, count: number): number[] {
  const votes = smoothed(directionsIn(image));
  const bins = [...votes.keys()].sort((a, b) => (votes[b] ?? 0) - (votes[a] ?? 0));
  const found: number[] = [];
  for (const bin of bins) {
    if (found.length === count || votes[bin] === 0) break;
    if (found.every((known) => apart(known, bin) >= leastApart)) found.push(bin);
  }
  return found.map(signed);
}
