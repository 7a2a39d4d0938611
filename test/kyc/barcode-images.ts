import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp, { type Sharp } from 'sharp';
import { prepareZXingModule, type WriterOptions, writeBarcode } from 'zxing-wasm/writer';

/** Returns the data of a card in the layout of the standard, from version 2 on. */
export function cardText(elements: Readonly<Record<string, string>>, version = 8): string {
  const lines = Object.entries(elements).map(([name, value]) => `${name}${value}`);
  const subfile = `DL${lines.join('\n')}\r`;
  const two = String(version).padStart(2, '0');
  const length = String(subfile.length).padStart(4, '0');
  return `@\n\x1e\rANSI 636014${two}0001DL0031${length}${subfile}`;
}

export const johnDoe = {
  DAQ: 'D1234562',
  DCS: 'PUBLIC',
  DDE: 'N',
  DAC: 'JOHN',
  DDF: 'N',
  DAD: 'QUINCY',
  DDG: 'N',
  DBD: '08312013',
  DBB: '01311970',
  DBA: '01312035',
  DBC: '1',
  DAU: '069 in',
  DAY: 'GRN',
  DAG: '789 E OAK ST',
  DAI: 'SACRAMENTO',
  DAJ: 'CA',
  DAK: '902230000  ',
  DCF: '83D9BN217QO983B1',
  DCG: 'USA',
};

const paper = '#e8e8e0';
let isOpen = false;

/** Draws a code with a margin; its narrowest bar is `module` pixels wide. */
export async function drawBarcode(
  text: string,
  format: 'PDF417' | 'QRCode' = 'PDF417',
  module = 3,
  // The standard asks for level 3 at least, and recommends 5.
  ecLevel: WriterOptions['ecLevel'] & string = format === 'PDF417' ? '5' : 'M',
): Promise<Sharp> {
  if (!isOpen) {
    const wasm = fileURLToPath(
      new URL('../../node_modules/zxing-wasm/dist/writer/zxing_writer.wasm', import.meta.url),
    );
    const wasmBinary = new Uint8Array(await readFile(wasm)).buffer;
    await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true });
    isOpen = true;
  }
  const options = { format, scale: module, addQuietZones: true, ecLevel };
  const { error, image } = await writeBarcode(text, options);
  if (image === null) throw new Error(error);
  const code = Buffer.from(await image.arrayBuffer());
  const margin = { top: 60, bottom: 60, left: 60, right: 60 };
  const drawn = sharp(code).flatten({ background: 'white' });
  return sharp(await drawn.extend({ ...margin, background: paper }).toBuffer());
}

/** Distortions of a camera. */
export const distortions: Readonly<Record<string, (image: Sharp) => Sharp>> = {
  clean: (image) => image,
  'upside down': (image) => image.rotate(180),
  'turned by 5 degrees': (image) => image.rotate(5, { background: paper }),
  'turned by -15 degrees': (image) => image.rotate(-15, { background: paper }),
  'turned by 37 degrees': (image) => image.rotate(37, { background: paper }),
  blurred: (image) => image.blur(2),
  dark: (image) => image.linear(0.3, 0),
};
