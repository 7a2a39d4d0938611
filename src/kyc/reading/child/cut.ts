import { openImage } from '../../images/child/index.js';

/** Position in the image, from 0 to 1 of its width and height. */
export interface CutBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CutInput {
  readonly image: Uint8Array;
  /** Rotation in degrees clockwise, before the part is cut out. */
  readonly turn: 0 | 90 | 180 | 270;
  readonly box: CutBox;
}

/** The least size in pixels. */
const smallest = 48;

const between = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(high, value));

/** Returns a part of an image as JPEG; null if hardly any of it is within the image. */
export async function cut({ box, image, turn }: CutInput): Promise<Uint8Array | null> {
  const { image: opened } = await openImage(image);
  const { data, info } = await opened.rotate(turn).toBuffer({ resolveWithObject: true });
  const { height, width } = info;
  const left = Math.round(between(box.x, 0, 1) * width);
  const top = Math.round(between(box.y, 0, 1) * height);
  const right = Math.round(between(box.x + box.width, 0, 1) * width);
  const bottom = Math.round(between(box.y + box.height, 0, 1) * height);
  if (right - left < smallest || bottom - top < smallest) return null;
  const { image: upright } = await openImage(data);
  return await upright
    .extract({ left, top, width: right - left, height: bottom - top })
    .jpeg({ quality: 92 })
    .toBuffer();
}
