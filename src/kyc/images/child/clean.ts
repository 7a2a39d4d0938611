import type { Message } from '../../../kernel/errors.js';
import { damaged, tooManyPixels, UnusableImageError } from '../unusable.js';
import { openImage } from './open.js';

/** An upright image of one page, without metadata, or the reason why there is none. */
export type CleanResult = { readonly data: Uint8Array } | { readonly reason: Message };

/** A larger image shows no more of a face or a line of text and slows every engine down. */
const maxSide = 4_000;

function explain(error: unknown): UnusableImageError {
  if (error instanceof UnusableImageError) return error;
  const reason = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|dimensions/i.test(reason)) return tooManyPixels();
  return damaged();
}

/** Decodes an upload once and encodes it anew as JPEG. */
export async function cleanImage(upload: Uint8Array): Promise<CleanResult> {
  try {
    const { image } = await openImage(upload);
    const data = await image
      .rotate()
      .resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: 'white' })
      .toColourspace('srgb')
      .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
      .toBuffer();
    return { data };
  } catch (error) {
    return { reason: explain(error).text };
  }
}
