import sharp from 'sharp';

/** An image as people see it: upright, one page, without the camera's notes of time and place. */
export interface CleanImage {
  readonly data: Uint8Array;
  readonly contentType: 'image/jpeg';
}

/** It cannot be decoded whole, or is larger than anybody's picture; the message is for the sender. */
export class UnusableImageError extends Error {
  override readonly name = 'UnusableImageError';
  readonly spanish: string;

  constructor(message: string, spanish: string) {
    super(message);
    this.spanish = spanish;
  }
}

/** A telephone's best pictures have about fifty million. A small file can claim to have far more. */
const maxPixels = 50_000_000;

/** More shows nothing more of a face or a line of text, and costs every engine. */
const maxSide = 4_000;

sharp.cache(false);
sharp.concurrency(1);

function explain(error: unknown): UnusableImageError {
  const reason = error instanceof Error ? error.message : '';
  return /pixel limit|too large|dimensions/i.test(reason)
    ? new UnusableImageError(
        `It has more than ${maxPixels / 1e6} million pixels`,
        `tiene más de ${maxPixels / 1e6} millones de píxeles`,
      )
    : new UnusableImageError(
        'It is damaged, or is no such image',
        'está dañada, o no es una imagen de ese tipo',
      );
}

/**
 * Decodes an upload once and writes it anew: what follows sees pixels that are whole, and nothing that hides in the
 * file survives.
 *
 * @throws UnusableImageError
 */
export async function cleanImage(data: Uint8Array): Promise<CleanImage> {
  try {
    const cleaned = await sharp(data, { limitInputPixels: maxPixels, failOn: 'warning', pages: 1 })
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return { data: cleaned, contentType: 'image/jpeg' };
  } catch (error) {
    throw explain(error);
  }
}
