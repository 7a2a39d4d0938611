import sharp from 'sharp';
import { openSlots, type SlotRequest } from '../../kernel/slots.js';

/** An upright image of one page, without metadata. */
export interface CleanImage {
  readonly data: Uint8Array;
  readonly contentType: 'image/jpeg';
}

/** An image that cannot be decoded whole or is too large; the message is for the sender. */
export class UnusableImageError extends Error {
  override readonly name = 'UnusableImageError';
  readonly spanish: string;

  constructor(message: string, spanish: string) {
    super(message);
    this.spanish = spanish;
  }
}

/** The largest phone cameras deliver about fifty million pixels; a small file can declare far more. */
const maxPixels = 50_000_000;

/** What a decoder may hold at once: fifty million pixels of RGBA at eight bits per channel. */
const maxDecodedBytes = 200_000_000;

/** A larger image shows no more of a face or a line of text and slows every engine down. */
const maxSide = 4_000;

/** A phone photograph takes well under a second; decoding past this time is an attack or a broken file. */
const decodeSeconds = 20;

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

sharp.cache(false);
sharp.concurrency(1);

const tooManyPixels = () =>
  new UnusableImageError(
    `It has more than ${maxPixels / 1e6} million pixels`,
    `tiene más de ${maxPixels / 1e6} millones de píxeles`,
  );

const tooCostly = () =>
  new UnusableImageError(
    `Its pixels take more than ${maxDecodedBytes / 1e6} MB to decode: send it smaller, with 8 bits per channel and not progressive or interlaced`,
    `sus píxeles ocupan más de ${maxDecodedBytes / 1e6} MB al decodificarse: envíela más pequeña, con 8 bits por canal y sin modo progresivo ni entrelazado`,
  );

function explain(error: unknown): UnusableImageError {
  if (error instanceof UnusableImageError) return error;
  const reason = error instanceof Error ? error.message : '';
  if (/pixel limit|too large|dimensions/i.test(reason)) return tooManyPixels();
  if (/^timeout/i.test(reason)) return tooCostly();
  return new UnusableImageError(
    'It is damaged, or is no such image',
    'está dañada, o no es una imagen de ese tipo',
  );
}

const bytesPerSample: Readonly<Record<string, number>> = {
  ...{ ushort: 2, short: 2, uint: 4, int: 4, float: 4 },
  ...{ complex: 8, double: 8, dpcomplex: 16 },
};

/** Refuses by its header an image whose decoder would hold too much. */
async function refuseCostly(data: Uint8Array): Promise<void> {
  const options = { limitInputPixels: maxPixels, pages: 1 };
  const { channels, depth, height, isProgressive, width } = await sharp(data, options).metadata();
  // A progressive or interlaced image is held whole while its passes arrive, beside the decoded pixels.
  const copies = isProgressive ? 2 : 1;
  const bytes = width * height * channels * (bytesPerSample[depth] ?? 1) * copies;
  if (bytes > maxDecodedBytes) throw tooCostly();
}

async function decodeAndEncode(data: Uint8Array): Promise<CleanImage> {
  try {
    await refuseCostly(data);
    const cleaned = await sharp(data, { limitInputPixels: maxPixels, failOn: 'warning', pages: 1 })
      .timeout({ seconds: decodeSeconds })
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
