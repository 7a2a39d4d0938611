import { type ImagePipeline, openImage, openPixels } from '../images/index.js';
import type { Rect, Tensor, TensorLibrary } from './libraries.js';

/** Three bytes a pixel, row by row. */
export interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

/** The networks see less than this; a face in a corner of a large picture is still one. */
const maxSide = 1024;

async function toPixels(image: ImagePipeline): Promise<Pixels> {
  const { data, info } = await image.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

const open = (pixels: Pixels): ImagePipeline => openPixels({ ...pixels, channels: 3 });

/** @returns the picture, no larger than the networks need it, and how wide it was */
export async function decode(data: Uint8Array): Promise<Pixels & { readonly from: number }> {
  const { image, width: from } = await openImage(data);
  const size = { width: maxSide, height: maxSide, fit: 'inside' as const };
  const pixels = await toPixels(
    image.resize({ ...size, withoutEnlargement: true }).toColourspace('srgb'),
  );
  return { ...pixels, from };
}

/** Grey around it, so much of its width and height on each side: the detector misses faces that fill a picture. */
export function pad(pixels: Pixels, share: number): Promise<Pixels> {
  const [x, y] = [Math.round(pixels.width * share), Math.round(pixels.height * share)];
  const background = { r: 128, g: 128, b: 128 };
  return toPixels(open(pixels).extend({ left: x, right: x, top: y, bottom: y, background }));
}

/** What of a box and `share` of its size around it lies in the picture. */
export function around({ height, width, x, y }: Rect, share: number, within: Pixels): Rect {
  const left = Math.max(0, Math.floor(x - width * share));
  const top = Math.max(0, Math.floor(y - height * share));
  const right = Math.min(within.width, Math.ceil(x + width * (1 + share)));
  const bottom = Math.min(within.height, Math.ceil(y + height * (1 + share)));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

const cutOut = (pixels: Pixels, { height, width, x, y }: Rect): ImagePipeline =>
  open(pixels).extract({ left: x, top: y, width, height });

export const crop = (pixels: Pixels, box: Rect): Promise<Pixels> => toPixels(cutOut(pixels, box));

async function grey(pixels: Pixels, box: Rect, side: number): Promise<Uint8Array> {
  const image = cutOut(pixels, box).resize({ width: side, height: side, fit: 'fill' });
  return image.greyscale().toColourspace('b-w').raw().toBuffer();
}

const detailSide = 160;

/** How sharp and how light a box is; see `Measured`. */
export async function lookAt(
  pixels: Pixels,
  box: Rect,
): Promise<{ readonly detail: number; readonly light: number }> {
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

export const thumbnail = (pixels: Pixels, box: Rect): Promise<Uint8Array> =>
  grey(pixels, box, thumbnailSide);

/** The caller disposes of it. */
export function toTensor(library: TensorLibrary, { data, height, width }: Pixels): Tensor {
  return library.tensor3d(new Int32Array(data), [height, width, 3], 'int32');
}
