import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import {
  prepareZXingModule,
  type ReaderOptions,
  type ReadResult,
  readBarcodes as scan,
} from 'zxing-wasm/reader';
import { decodeGrey, type GreyImage, softened, type View, viewOf, within } from './grey.js';
import { skewsOf } from './skew.js';

export type BarcodeFormat = 'PDF417' | 'QRCode';

export interface Barcode {
  readonly format: BarcodeFormat;
  /** The text as encoded, with control characters. */
  readonly text: string;
}

export interface BarcodeInput {
  /** An encoded image. */
  readonly data: Uint8Array;
  /** The formats to search for until one is found. */
  readonly formats: readonly BarcodeFormat[];
}

let opened: Promise<unknown> | undefined;

/** Without this path, the package would download the file. */
async function openModule(): Promise<void> {
  const file = fileURLToPath(import.meta.resolve('zxing-wasm/reader/zxing_reader.wasm'));
  const binary = await readFile(file);
  const wasmBinary = new Uint8Array(binary).buffer;
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
}

/** A portable grey map: one byte per pixel, where raw pixels would have to be four. */
function greyMap({ data, height, width }: GreyImage): Uint8Array {
  return Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);
}

type Binarizer = NonNullable<ReaderOptions['binarizer']>;

/** A code that needed almost all of its error correction may have been corrected to a wrong text. */
const leastSpare = 0.25;

function isSure({ extra, text }: ReadResult): boolean {
  const { UEC: spare = 1 } = JSON.parse(extra || '{}') as { readonly UEC?: number };
  return text !== '' && spare >= leastSpare;
}

async function scanOnce(
  image: GreyImage,
  formats: readonly BarcodeFormat[],
  binarizer: Binarizer,
): Promise<Barcode[]> {
  const options: ReaderOptions = { formats: [...formats], textMode: 'Plain', binarizer };
  const results = await scan(greyMap(image), options);
  const valid = results.filter((result) => result.isValid && isSure(result));
  return valid.map(({ format, text }) => ({ format: format as BarcodeFormat, text }));
}

/** A small image is enough to detect directions. */
const skewSide = 1_000;

/** Larger images are scaled down to this side. */
const viewSide = 2_400;

/** Upper limit of scanned pixels, so that an image without a code takes a few seconds. */
const mostPixels = 60_000_000;

const fixedTurns = [-3, 3, -6, 6, -9, 9, -12, 12, -15, 15];

/** Returns the views to scan, from the cheap and usual to the costly and rare. */
function viewsFor(skews: readonly number[]): View[] {
  const turns = skews.map((skew) => -skew).filter((turn) => Math.abs(turn) >= 1);
  const plain = { scale: 1, turn: 0, sharpen: 0 };
  const straight = [0, ...turns];
  const rest = fixedTurns.filter((fixed) => turns.every((turn) => Math.abs(turn - fixed) >= 2));
  return [
    ...straight.map((turn) => ({ ...plain, turn })),
    ...straight.slice(0, 2).map((turn) => ({ ...plain, turn, scale: 2 })),
    ...rest.map((turn) => ({ ...plain, turn })),
    ...straight.slice(2).map((turn) => ({ ...plain, turn, scale: 2 })),
    ...straight.slice(0, 2).map((turn) => ({ ...plain, turn, scale: 3 })),
    ...straight.slice(0, 2).map((turn) => ({ ...plain, turn, scale: 2, sharpen: 4 })),
  ];
}

/**
 * Reads codes at any angle, if a bar is about 1.5 pixels wide or more.
 *
 * @returns an empty list if none is found
 * @throws Error if the data is not an image
 */
export async function readBarcodes({ data, formats }: BarcodeInput): Promise<Barcode[]> {
  opened ??= openModule();
  await opened;
  const whole = await decodeGrey(data);
  const first = await scanOnce(whole, formats, 'LocalAverage');
  if (first.length > 0) return first;
  const image = await within(whole, viewSide);
  const skews = skewsOf(await softened(await within(image, skewSide)), 3);
  let left = mostPixels;
  for (const view of viewsFor(skews)) {
    const cost = 2 * image.width * image.height * view.scale ** 2;
    if (cost > left) continue;
    left -= cost;
    const seen = await viewOf(image, view);
    for (const binarizer of ['LocalAverage', 'GlobalHistogram'] as const) {
      const found = await scanOnce(seen, formats, binarizer);
      if (found.length > 0) return found;
    }
  }
  return [];
}
