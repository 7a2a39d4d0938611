import { greyOf } from '../../images/child/index.js';
import {
  type CaptureQuality,
  captureQuality,
  type Grey,
  shrink,
  turnRight,
} from '../../images/index.js';
import { readZone, type ZoneReading } from '../../mrz/index.js';

/** The evidence of one image. */
export interface PageEvidence {
  readonly quality: CaptureQuality;
  readonly zone: ZoneReading | null;
  /** The clockwise rotation that makes the zone upright. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Width divided by height, upright. */
  readonly aspect: number;
}

/** A larger width shows no more of a line of forty-four characters. */
const readingSide = 1_800;
const qualitySide = 1_000;

function anyWayUp(grey: Grey): Pick<PageEvidence, 'zone' | 'turn'> {
  const lying = readZone(grey);
  if (lying !== undefined) return { zone: lying, turn: lying.isUpsideDown ? 180 : 0 };
  const standing = readZone(turnRight(grey));
  if (standing === undefined) return { zone: null, turn: 0 };
  return { zone: standing, turn: standing.isUpsideDown ? 270 : 90 };
}

/** Examines a cleaned image. This takes some hundred milliseconds. */
export async function readPage(image: Uint8Array): Promise<PageEvidence> {
  const grey = await greyOf(image, readingSide);
  const small = shrink(grey, Math.max(grey.width, grey.height) / qualitySide);
  const way = anyWayUp(grey);
  const aspect = grey.width / grey.height;
  return {
    quality: captureQuality(small, grey),
    ...way,
    aspect: way.turn % 180 === 0 ? aspect : 1 / aspect,
  };
}
