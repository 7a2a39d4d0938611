import type { Grey } from '../grey.js';
import { openImage } from './open.js';

/**
 * Of an image that was cleaned: upright already.
 *
 * @param maxSide  in pixels; a larger image is made smaller
 * @throws Error for what cannot be decoded
 */
export async function greyOf(image: Uint8Array, maxSide: number): Promise<Grey> {
  const { image: opened } = await openImage(image);
  const { data, info } = await opened
    .flatten({ background: 'white' })
    .greyscale()
    .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}
