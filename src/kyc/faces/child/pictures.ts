import { type ImagePipeline, openImage, openPixels } from '../../images/child/index.js';

import { pad } from '../networks/pixels.js';
import type { DecodedPicture, MeasureRequest, PixelMeasurements } from '../reading.js';
import type { Pixels, Rect } from '../shapes.js';

/** The networks see less than this; a face in a corner of a large picture is still one. */
const maxSide = 1024;

/**
 * Decodes a picture, scaled to the size that the networks need.
 *
 * @throws Error if the data is not an image
 */
export async function decode(upload: Uint8Array): Promise<DecodedPicture> {
  const { image, width: from } = await openImage(upload);
  const size = { width: maxSide, height: maxSide, fit: 'inside' as const };
  const { data, info } = await image
    .resize({ ...size, withoutEnlargement: true })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, from };
}

/** Decodes a picture; null if the data is not an image. */
export const decodeFaces = (upload: Uint8Array): Promise<DecodedPicture | null> =>
  decode(upload).catch(() => null);

const cutOut = (pixels: Pixels, { height, width, x, y }: Rect): ImagePipeline =>
  openPixels({ ...pixels, channels: 3 }).extract({ left: x, top: y, width, height });

async function grey(pixels: Pixels, box: Rect, side: number): Promise<Uint8Array> {
  const image = cutOut(pixels, box).resize({ width: side, height: side, fit: 'fill' });
  return image.greyscale().toColourspace('b-w').raw().toBuffer();
}

const detailSide = 160;

/** Measures how sharp and how light a box is. */
async function lookAt(
  pixels: Pixels,
  box: Rect,
): Promise<Pick<PixelMeasurements, 'detail' | 'light'>> {
  const values = await grey(pixels, box, detailSide);
  const at = (index: number): number => values[index] ?? 0;
  let [count, sum, squares, edges, edgeSquares] = [0, 0, 0, 0, 0];
  for (let row = 1; row < detailSide - 1; row += 1) {
    for (let column = 1; column < detailSide - 1; column += 1) {
      const here = row * detailSide + column;
      const value = at(here);
      const beside = at(here - 1) + at(here + 1) + at(here - detailSide) + at(here + detailSide);
      const edge = 4 * value - beside;
      count += 1;
      sum += value;
      squares += value * value;
      edges += edge;
      edgeSquares += edge * edge;
    }
  }
  const variance = squares / count - (sum / count) ** 2;
  const detail = edgeSquares / count - (edges / count) ** 2;
  return { detail: variance < 1 ? 0 : (1000 * detail) / variance, light: sum / count / 255 };
}

const thumbnailSide = 24;

/** Measures what the networks do not tell of each face. */
export async function measureFaces({
  faces,
  padding,
  pixels,
}: MeasureRequest): Promise<PixelMeasurements[]> {
  const seen = padding === 0 ? pixels : pad(pixels, padding);
  const looks: PixelMeasurements[] = [];
  for (const { inner, outer } of faces) {
    const thumbnail = await grey(seen, inner, thumbnailSide);
    looks.push({ ...(await lookAt(seen, outer)), thumbnail });
  }
  return looks;
}
