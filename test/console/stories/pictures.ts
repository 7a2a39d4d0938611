import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import sharp from 'sharp';

/** The pixels of a picture, three bytes each, row by row. */
interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly data: Buffer;
}

/** The largest difference of a channel that counts as the same color. */
const sameLevels = 4;

/**
 * How far two pictures may differ. Edges of letters depend on the release of Chromium, surfaces and lines do not. So
 * an edge counts from a large difference, and each part may differ in a small share of all pixels.
 */
const edgeLevels = 48;
const mostShare = 0.001;

async function pixelsOf(picture: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

/** Returns the largest difference of a channel between two pixels, 0 to 255. */
function distance(one: Pixels, at: number, other: Pixels, otherAt: number): number {
  let largest = 0;
  for (let channel = 0; channel < 3; channel += 1) {
    const level = one.data[at * 3 + channel] ?? 0;
    largest = Math.max(largest, Math.abs(level - (other.data[otherAt * 3 + channel] ?? 0)));
  }
  return largest;
}

/** Returns true within a surface or a line: its neighbors at two opposite sides have the same color. */
function isInside(picture: Pixels, at: number): boolean {
  const isSame = (by: number): boolean => distance(picture, at, picture, at + by) <= sameLevels;
  const { width } = picture;
  return (isSame(-1) && isSame(1)) || (isSame(-width) && isSame(width));
}

/** Colors are kept in steps of so many levels. Half of it is below every limit. */
const step = 4;

/** Compresses a picture. Rounded colors and WebP take half of what an exact PNG takes. */
export async function compress(picture: Buffer): Promise<Buffer> {
  const { width, height, data } = await pixelsOf(picture);
  const rounded = data.map((level) => Math.min(255, Math.round(level / step) * step));
  return sharp(rounded, { raw: { width, height, channels: 3 } })
    .webp({ lossless: true, effort: 6 })
    .toBuffer();
}

/**
 * Compares a drawn picture with its reference.
 *
 * @returns the difference in words; undefined if the pictures are the same within the limits
 */
export async function compare(drawn: Buffer, reference: string): Promise<string | undefined> {
  const [now, before] = await Promise.all([pixelsOf(drawn), pixelsOf(reference)]);
  if (now.width !== before.width || now.height !== before.height) {
    const size = ({ width, height }: Pixels): string => `${width} × ${height}`;
    return `its size is ${size(now)}, the reference has ${size(before)} pixels`;
  }
  const most = mostShare * now.width * now.height;
  let [insides, edges] = [0, 0];
  for (let at = 0; at < now.width * now.height; at += 1) {
    const by = distance(now, at, before, at);
    if (by > edgeLevels) edges += 1;
    else if (by > sameLevels && isInside(now, at) && isInside(before, at)) insides += 1;
  }
  if (edges > most) return `${edges} pixels differ by more than ${edgeLevels} levels`;
  if (insides > most) return `${insides} pixels of surfaces and lines have another color`;
  return undefined;
}

/** Adds white below and to the right, up to a size. */
async function extend(picture: Buffer | string, width: number, height: number): Promise<Buffer> {
  const own = await sharp(picture).metadata();
  const [right, bottom] = [width - own.width, height - own.height];
  return sharp(picture).extend({ right, bottom, background: '#fff' }).png().toBuffer();
}

/** Draws the pixels that differ in red on white. */
async function drawChanged(one: Pixels, other: Pixels): Promise<Buffer> {
  const { width, height } = one;
  const colors = Array.from({ length: width * height }, (_, at) =>
    distance(one, at, other, at) > sameLevels ? [255, 0, 0] : [255, 255, 255],
  );
  const raw = { width, height, channels: 3 } as const;
  return sharp(Buffer.from(colors.flat()), { raw }).png().toBuffer();
}

/** Writes one picture: the reference, the drawn story, and the pixels that differ in red, side by side. */
export async function writeDifference(
  path: string,
  drawn: Buffer,
  reference: Buffer | string,
): Promise<void> {
  const [now, before] = await Promise.all([pixelsOf(drawn), pixelsOf(reference)]);
  const width = Math.max(now.width, before.width);
  const height = Math.max(now.height, before.height);
  const left = await extend(reference, width, height);
  const middle = await extend(drawn, width, height);
  const right = await drawChanged(await pixelsOf(left), await pixelsOf(middle));
  const parts = [left, middle, right].map((input, at) => ({ input, left: at * width, top: 0 }));
  mkdirSync(dirname(path), { recursive: true });
  await sharp({ create: { width: width * 3, height, channels: 3, background: '#fff' } })
    .composite(parts)
    .png()
    .toFile(path);
}
