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
  /** By how much it has to be turned for its zone to be upright, clockwise. */
  readonly turn: 0 | 90 | 180 | 270;
  /** Width for a height of 1, upright. */
  readonly aspect: number;
}

/** More shows no more of a line of forty-four signs. */
const readingSide = 1_800;
const qualitySide = 1_000;

function anyWayUp(grey: Grey): Pick<PageEvidence, 'zone' | 'turn'> {
  const lying = readZone(grey);
  if (lying !== undefined) return { zone: lying, turn: lying.isUpsideDown ? 180 : 0 };
  const standing = readZone(turnRight(grey));
  if (standing === undefined) return { zone: null, turn: 0 };
  return { zone: standing, turn: standing.isUpsideDown ? 270 : 90 };
}

/** Looks at an image that was cleaned: some hundred milliseconds of work. */
export async function readPage(image: Uint8Array): Promise<PageEvidence> {
  const grey = await greyOf(image, readingSide);
  const small = shrink(grey, Math.max(grey.width, grey.height) / qualitySide);
  const way = anyWayUp(grey);
  const aspect = grey.width / grey.height;
  return {
    ...{ quality: captureQuality(small, grey), ...way },
    aspect: way.turn % 180 === 0 ? aspect : 1 / aspect,
  };
}
