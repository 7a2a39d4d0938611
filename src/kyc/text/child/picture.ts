import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPixels } from '../../images/child/index.js';
import { longestSide } from '../lines.js';

/** A decoded picture of the library: rows of bits, or three or four bytes per pixel. */
interface DecodedBitmap {
  readonly width: number;
  readonly height: number;
  readonly kind: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

const channelsOf: Readonly<Record<number, 3 | 4>> = { 2: 3, 3: 4 };

/** The least size. Smaller pictures are logos. */
const leastSide = 300;

function isDecoded(value: unknown): value is DecodedBitmap {
  if (typeof value !== 'object' || value === null) return false;
  const { data, height, width } = value as Partial<DecodedBitmap>;
  return typeof width === 'number' && typeof height === 'number' && ArrayBuffer.isView(data);
}

/** One bit per pixel. Rows are padded to whole bytes. */
function unpacked({ data, height, width }: DecodedBitmap): Buffer {
  const rowBytes = Math.ceil(width / 8);
  const grey = Buffer.alloc(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const byte = data[y * rowBytes + (x >> 3)] ?? 0;
      grey[y * width + x] = (byte >> (7 - (x & 7))) & 1 ? 255 : 0;
    }
  }
  return grey;
}

function toImage(picture: DecodedBitmap) {
  const channels = channelsOf[picture.kind];
  return channels === undefined
    ? openPixels({ ...picture, data: unpacked(picture), channels: 1 })
    : openPixels({ ...picture, channels });
}

interface Store {
  get(id: string, callback: (value: unknown) => void): unknown;
}

const load = (store: Store, id: string): Promise<unknown> =>
  new Promise((resolve) => {
    store.get(id, resolve);
  });

/** Returns the largest picture on a page as PNG, upright and scaled down for reading; undefined without a picture. */
export async function pictureOf(page: PDFPageProxy): Promise<Uint8Array | undefined> {
  const { argsArray, fnArray } = await page.getOperatorList();
  const painted = argsArray.filter((_, at) => fnArray[at] === OPS.paintImageXObject) as unknown[][];
  const ids = painted.flatMap(([id]) => (typeof id === 'string' ? [id] : []));
  const stores = { page: page.objs as Store, common: page.commonObjs as Store };
  let largest: DecodedBitmap | undefined;
  for (const id of new Set(ids)) {
    const found = await load(id.startsWith('g_') ? stores.common : stores.page, id);
    if (!isDecoded(found) || Math.min(found.width, found.height) < leastSide) continue;
    const area = largest === undefined ? 0 : largest.width * largest.height;
    if (found.width * found.height > area) largest = found;
  }
  if (largest === undefined) return undefined;
  const image = toImage(largest).rotate(page.rotate).flatten({ background: 'white' });
  const fitting = { width: longestSide, height: longestSide, fit: 'inside' as const };
  return image
    .resize({ ...fitting, withoutEnlargement: true })
    .png({ compressionLevel: 1 })
    .toBuffer();
}
