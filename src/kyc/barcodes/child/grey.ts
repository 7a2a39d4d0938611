import { type ImagePipeline, openImage, openPixels } from '../../images/child/index.js';

/** One byte per pixel, row by row. */
export interface GreyImage {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

/** The processing of an image before it is scanned. */
export interface View {
  /** Larger than 1 enlarges. */
  readonly scale: number;
  /** The rotation in degrees, clockwise. */
  readonly turn: number;
  /** The standard deviation of an unsharp mask, in pixels; 0 for none. */
  readonly sharpen: number;
}

async function rawOf(image: ImagePipeline): Promise<GreyImage> {
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const open = (image: GreyImage): ImagePipeline => openPixels({ ...image, channels: 1 });

/** @throws Error if the data is not an image */
export async function decodeGrey(data: Uint8Array): Promise<GreyImage> {
  const { image } = await openImage(data);
  return await rawOf(image.flatten({ background: 'white' }).grayscale());
}

/** Scales an image down to fit a square of this side in pixels. Smaller images are unchanged. */
export async function within(image: GreyImage, side: number): Promise<GreyImage> {
  if (Math.max(image.width, image.height) <= side) return image;
  const resized = open(image).resize({ width: side, height: side, fit: 'inside' });
  return rawOf(resized.grayscale());
}

/** Smooths the steps of slanted edges, whose directions are wrong. */
export const softened = (image: GreyImage): Promise<GreyImage> =>
  rawOf(open(image).blur(1.6).grayscale());

export async function viewOf(image: GreyImage, { scale, sharpen, turn }: View): Promise<GreyImage> {
  let seen = image;
  if (scale !== 1) {
    const width = Math.max(1, Math.round(image.width * scale));
    seen = await rawOf(open(seen).resize({ width, kernel: 'cubic' }).grayscale());
  }
  if (turn !== 0) {
    seen = await rawOf(open(seen).rotate(turn, { background: '#808080' }).grayscale());
  }
  return sharpen === 0 ? seen : rawOf(open(seen).sharpen({ sigma: sharpen }).grayscale());
}
