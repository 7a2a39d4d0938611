import sharp from 'sharp';
import { type Children, openChildren } from '../../src/kernel/processes/children.js';
import { TaskFailedError } from '../../src/kernel/processes/tasks.js';
import type { Barcode, BarcodeInput } from '../../src/kyc/barcodes/index.js';
import { imageLimits } from '../../src/kyc/images/index.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { cardText, distortions, drawBarcode, johnDoe } from './barcode-images.js';

interface BarcodeTasks {
  readonly [task: string]: (input: never) => unknown;
  barcodes(input: BarcodeInput): Promise<Barcode[]>;
}

const both = ['PDF417', 'QRCode'] as const;
const text = cardText(johnDoe);
let images: Children<BarcodeTasks>;

beforeAll(() => {
  const options = { ...imageLimits, name: 'images', children: 1, waiting: 4 };
  images = openChildren<BarcodeTasks>('images', options);
});
afterAll(() => images.close());

const read = (data: Uint8Array, formats: BarcodeInput['formats'] = both) =>
  images.run('barcodes', { data, formats }, { signals: [] });

describe('readBarcodes', () => {
  test.each(Object.keys(distortions))('reads a card’s code that is %s', async (name) => {
    const image = distortions[name]?.(await drawBarcode(text)) ?? sharp();
    expect(await read(await image.jpeg().toBuffer())).toEqual([{ format: 'PDF417', text }]);
  });

  test.each([0.7, 0.5, 0.4])('reads a code of %d times the size, rotated', async (scale) => {
    const drawn = await drawBarcode(text);
    const { width } = await drawn.metadata();
    const small = await drawn.resize({ width: Math.round(width * scale) }).toBuffer();
    const tilted = await sharp(small).rotate(4, { background: 'white' }).jpeg().toBuffer();
    expect(await read(tilted)).toEqual([{ format: 'PDF417', text }]);
  });

  // With so few error-correction code words, a wrong text can pass as correct.
  test.each([0.7, 0.5, 0.4])(
    'reports no wrong text for a code with little error correction, at %d times the size',
    async (scale) => {
      const drawn = await drawBarcode(text, 'PDF417', 3, '0');
      const { width } = await drawn.metadata();
      const small = await drawn.resize({ width: Math.round(width * scale) }).toBuffer();
      const tilted = await sharp(small).rotate(4, { background: 'white' }).jpeg().toBuffer();
      const found = await read(tilted);
      expect(found.filter((code) => code.text !== text)).toEqual([]);
    },
  );

  test('reads a square code character by character', async () => {
    const address = 'https://example.com/cédula?n=001-1391820-5\n';
    const drawn = (await drawBarcode(address, 'QRCode', 5)).rotate(33, { background: 'white' });
    const image = await drawn.blur(1.5).png().toBuffer();
    expect(await read(image)).toEqual([{ format: 'QRCode', text: address }]);
    expect(await read(image, ['PDF417'])).toEqual([]);
  });

  test('returns no code for a page without one, and refuses a file that is not an image', async () => {
    const size = { width: 300, height: 200, channels: 3 as const };
    const plain = sharp({ create: { ...size, background: 'white' } });
    expect(await read(await plain.png().toBuffer())).toEqual([]);
    await expect(read(Buffer.from('no image'))).rejects.toBeInstanceOf(TaskFailedError);
  });
});
