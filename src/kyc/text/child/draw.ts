import { openImage } from '../../images/child/index.js';
import { longestSide } from '../lines.js';
import type { TextImage } from '../recognise.js';

/**
 * Draws an image as the recogniser reads it: grey and no larger than it needs.
 *
 * @throws Error for what is no image
 */
export async function drawForText(upload: Uint8Array): Promise<TextImage> {
  const { image } = await openImage(upload);
  const { data, info } = await image
    .flatten({ background: 'white' })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .grayscale()
    .png({ compressionLevel: 1 })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
