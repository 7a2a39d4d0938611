import sharp, { type Sharp } from 'sharp';
import { maxDecodedBytes, maxPixels } from '../limits.js';
import { tooCostly, tooManyPixels } from '../unusable.js';

/*
 * The only file that imports sharp, so that every image is bounded in bytes and pixels before it is decoded. The process
 * that decodes it is bounded in memory and time (src/kernel/processes/children.ts).
 */

/** An upload takes at most 15 MB; a decoded page of a PDF, as PNG, takes more. */
const maxEncodedBytes = 64_000_000;

const limits = { limitInputPixels: maxPixels, failOn: 'warning', pages: 1 } as const;

// A process that decodes has one task at a time, and a second look at an image is rare.
sharp.cache(false);
sharp.concurrency(1);

const bytesPerSample: Readonly<Record<string, number>> = {
  ushort: 2,
  short: 2,
  uint: 4,
  int: 4,
  float: 4,
  complex: 8,
  double: 8,
  dpcomplex: 16,
};

interface OpenedImage {
  readonly image: Sharp;
  /** In pixels, as stored. */
  readonly width: number;
}

/**
 * Opens the first page of an encoded image, unless its header tells that its decoder would hold too much.
 *
 * @throws UnusableImageError for an image that is too large, Error for one that cannot be read
 */
export async function openImage(data: Uint8Array): Promise<OpenedImage> {
  if (data.byteLength > maxEncodedBytes) throw tooCostly();
  const { channels, depth, height, isProgressive, width } = await sharp(data, limits).metadata();
  if (width * height > maxPixels) throw tooManyPixels();
  // A progressive or interlaced image is held whole while its passes arrive, beside the decoded pixels.
  const copies = isProgressive ? 2 : 1;
  const bytes = width * height * channels * (bytesPerSample[depth] ?? 1) * copies;
  if (bytes > maxDecodedBytes) throw tooCostly();
  return { image: sharp(data, limits), width };
}

export interface RawPixels {
  /** Row by row. */
  readonly data: Uint8Array | Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
  readonly channels: 1 | 3 | 4;
}

/**
 * Opens decoded pixels.
 *
 * @throws UnusableImageError when there are too many
 */
export function openPixels({ channels, data, height, width }: RawPixels): Sharp {
  if (width * height > maxPixels) throw tooManyPixels();
  const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
  return sharp(bytes, { raw: { width, height, channels } });
}

/** A pipeline of changes to one image. */
export type { Sharp as ImagePipeline };
