import type { FrameEvidence } from '../../engines/index.js';
import type { FaceMeasurements, MeasuredFace } from '../reading.js';
import { similarity } from './match.js';

/*
 * The evidence in frames of a challenge. The limits come from photographs of five people: copies of a picture
 * (compressed, lit, scaled, cut or rotated) change `turn` by .08 and `nod` by .02 at most; heads drawn on a ball
 * change `turn` by .15 to .64 at 45 degrees, and `nod` by .05 to .16 at 40 degrees upwards. A real nose stands out,
 * which increases both.
 */
const turned = 0.2;
const nodded = 0.04;

export function turnBetween(
  image: FaceMeasurements,
  frame: FaceMeasurements,
): FrameEvidence['turn'] {
  const [aside, up] = [frame.pose.turn - image.pose.turn, image.pose.nod - frame.pose.nod];
  if (Math.abs(aside) >= turned) return aside > 0 ? 'left' : 'right';
  return up >= nodded ? 'up' : 'none';
}

/** 0 for the same pixels under any light, 1 for unrelated ones. */
export function difference(a: Uint8Array, b: Uint8Array): number {
  const mean = (values: Uint8Array): number =>
    values.reduce((sum, value) => sum + value, 0) / values.length;
  const [meanA, meanB] = [mean(a), mean(b)];
  let [both, ofA, ofB] = [0, 0, 0];
  for (let at = 0; at < a.length; at += 1) {
    const [x, y] = [(a[at] ?? 0) - meanA, (b[at] ?? 0) - meanB];
    both += x * y;
    ofA += x * x;
    ofB += y * y;
  }
  return ofA === 0 || ofB === 0 ? 0 : 1 - both / Math.sqrt(ofA * ofB);
}

/**
 * Copies of a still differ by .012 or less when they are compressed, lit, scaled or cut; heads on a ball that turn by
 * three more degrees by .01 or more. The limit rather misses a copy than refuses a steady head: a repeated still has
 * no turn anyway.
 */
const repeated = 0.008;

/**
 * Each frame against the image and the frames before it.
 *
 * @param image   the one face of the image; undefined where there is none, or several
 * @param frames  the faces of each frame
 */
export function frameEvidence(
  image: MeasuredFace | undefined,
  frames: readonly (readonly MeasuredFace[])[],
): FrameEvidence[] {
  const seen: FaceMeasurements[] = image?.measured ? [image.measured] : [];
  return frames.map((faces): FrameEvidence => {
    const measured = faces.length === 1 ? faces[0]?.measured : undefined;
    if (measured === undefined || image?.measured === undefined) {
      return { faceCount: faces.length, turn: null, similarity: null, isRepeated: false };
    }
    const isRepeated = seen.some(
      (earlier) => difference(earlier.thumbnail, measured.thumbnail) < repeated,
    );
    seen.push(measured);
    return {
      faceCount: 1,
      turn: turnBetween(image.measured, measured),
      similarity: similarity(image.measured.embedding, measured.embedding),
      isRepeated,
    };
  });
}
