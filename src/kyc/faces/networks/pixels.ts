import type { Pixels, Rect } from '../shapes.js';
import type { Tensor, TensorLibrary } from './libraries.js';

/** The value of the bytes that `pad` puts around a picture. */
const grey = 128;

/** Puts grey around a picture, this share of its width and height on each side: the detector misses faces that fill one. */
export function pad(pixels: Pixels, share: number): Pixels {
  const [x, y] = [Math.round(pixels.width * share), Math.round(pixels.height * share)];
  const [width, height] = [pixels.width + 2 * x, pixels.height + 2 * y];
  const data = new Uint8Array(width * height * 3).fill(grey);
  const rowBytes = pixels.width * 3;
  for (let row = 0; row < pixels.height; row += 1) {
    const from = row * rowBytes;
    data.set(pixels.data.subarray(from, from + rowBytes), ((row + y) * width + x) * 3);
  }
  return { data, width, height };
}

/** Cuts a box of whole pixels out. */
export function crop(pixels: Pixels, { height, width, x, y }: Rect): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row += 1) {
    const from = ((row + y) * pixels.width + x) * 3;
    data.set(pixels.data.subarray(from, from + width * 3), row * width * 3);
  }
  return { data, width, height };
}

/** Returns the part of the picture that a box covers, enlarged by `share` of its size on each side. */
export function around({ height, width, x, y }: Rect, share: number, within: Pixels): Rect {
  const left = Math.max(0, Math.floor(x - width * share));
  const top = Math.max(0, Math.floor(y - height * share));
  const right = Math.min(within.width, Math.ceil(x + width * (1 + share)));
  const bottom = Math.min(within.height, Math.ceil(y + height * (1 + share)));
  return { x: left, y: top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
}

/** The caller disposes of it. */
export function toTensor(library: TensorLibrary, { data, height, width }: Pixels): Tensor {
  return library.tensor3d(new Int32Array(data), [height, width, 3], 'int32');
}
