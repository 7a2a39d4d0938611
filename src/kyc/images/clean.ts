import { openSlots, type SlotRequest } from '../../kernel/slots.js';
import { maxDecodedBytes, maxPixels, openImage } from './open.js';
import { damaged, tooCostly, tooManyPixels, UnusableImageError } from './unusable.js';

/** An upright image of one page, without metadata. */
export interface CleanImage {
  readonly data: Uint8Array;
  readonly contentType: 'image/jpeg';
}

/** A larger image shows no more of a face or a line of text and slows every engine down. */
const maxSide = 4_000;

/**
 * sharp decodes in libuv's pool, also from a worker thread, and password hashes and file access share that pool: one
 * decode in four threads leaves them room. The queue bounds the memory of uploads that wait.
 */
const poolThreads = Number(process.env['UV_THREADPOOL_SIZE'] ?? 4);
const slots = openSlots({
  running: Math.max(1, Math.floor(poolThreads / 4)),
  waiting: 16,
  waitingPerCaller: 8,
});

function explain(error: unknown): UnusableImageError {
  if (error instanceof UnusableImageError) return error;
  const reason = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|dimensions/i.test(reason)) return tooManyPixels(maxPixels);
  if (/^timeout/i.test(reason)) return tooCostly(maxDecodedBytes);
  return damaged();
}

async function decodeAndEncode(data: Uint8Array): Promise<CleanImage> {
  try {
    const { image } = await openImage(data);
    const cleaned = await image
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

/**
 * Decodes an upload once and encodes it anew: engines see whole pixels, and metadata or trailing data do not survive.
 *
 * @throws UnusableImageError
 * @throws ApiError 503 when too many images wait
 */
export function cleanImage(data: Uint8Array, request: SlotRequest = {}): Promise<CleanImage> {
  return slots(request, () => decodeAndEncode(data));
}
