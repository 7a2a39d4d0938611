import { openImage } from '../../images/child/index.js';
import { longestSide } from '../lines.js';
import type { TextImage } from '../recognise.js';

/**
 * Prepares an image for text recognition: grey and no larger than needed.
 *
 * @throws Error if the data is not an image
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
