import sharp from 'sharp';
import { distortions, perspective } from '../../scripts/specimens/distort.js';
import { drawPage } from '../../scripts/specimens/draw.js';
import { pageOf, specimens } from '../../scripts/specimens/people.js';
import type { Grey } from '../../src/kyc/images/index.js';
import { readZone } from '../../src/kyc/mrz/index.js';
import { describe, expect, test } from '../support/jest.js';

async function grey(png: Buffer): Promise<Grey> {
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

/** Stroke widths that differ from those of the reader; each glyph is slightly displaced. */
const strokes = [8, 0, -10, 14, -4];

function drawn(at: number): { readonly png: Buffer; readonly lines: readonly string[] } {
  const specimen = specimens[at];
  if (specimen === undefined) throw new Error(`There is no specimen ${at}`);
  const page = pageOf(specimen);
  const png = drawPage(page, { seed: at + 1, stroke: strokes[at] ?? 0, shift: 0.8 });
  return { png, lines: page.zone };
}

const distorted = (png: Buffer, by: string): Promise<Buffer> =>
  distortions.get(by)?.(png) ?? Promise.reject(new Error(`There is no ${by}`));

describe('readZone', () => {
  test.each([
    [0, 'clean'],
    [1, 'desk, all'],
    [2, 'turned -6'],
    [3, 'width 450'],
    [4, 'noise 45'],
    [0, 'blur 4'],
    [1, 'glare'],
    [4, 'dark'],
  ])('reads specimen %d, %s', async (at, by) => {
    const { lines, png } = drawn(at);
    expect(readZone(await grey(await distorted(png, by)))).toMatchObject({
      lines,
      isValid: true,
      doubts: 0,
      isUpsideDown: false,
    });
  });

  const sides = [0.06, -0.04].flatMap((share) => specimens.map((_, at) => [share, at] as const));

  test.each(sides)('reads a page in perspective by %d: specimen %d', async (share, at) => {
    const { lines, png } = drawn(at);
    const zone = readZone(await grey(await perspective(share)(png)));
    expect(zone).toMatchObject({ lines, isValid: true });
    expect(zone?.fit).toBeGreaterThan(0.9);
  });

  test('reads an upside-down page, and returns the position of the zone', async () => {
    const { lines, png } = drawn(0);
    const zone = readZone(await grey(await sharp(png).rotate(180).png().toBuffer()));
    expect(zone).toMatchObject({ lines, isUpsideDown: true });
    const [upperLeft = [0, 0], , lowerRight = [0, 0]] = zone?.corners ?? [];
    expect(upperLeft[0]).toBeCloseTo(0.053, 1);
    expect(upperLeft[1]).toBeGreaterThan(0.7);
    expect(lowerRight[0]).toBeCloseTo(0.947, 1);
  });

  test('marks an uncertain reading by doubts or a wrong check digit', async () => {
    const { lines, png } = drawn(3);
    for (const sigma of [2.5, 3.5]) {
      const small = await sharp(png).resize({ width: 560 }).blur(sigma).png().toBuffer();
      const zone = readZone(await grey(small));
      const isSure = zone?.isValid === true && zone.doubts === 0;
      expect(!isSure || zone.lines.join() === lines.join()).toBe(true);
    }
  });

  test('returns undefined for a page without a zone', async () => {
    const png = drawPage({ fields: [['Surname', 'REYES']], zone: [] }, { seed: 3 });
    expect(readZone(await grey(png))).toBeUndefined();
    const black: Grey = { data: new Uint8Array(200 * 100), width: 200, height: 100 };
    expect(readZone(black)).toBeUndefined();
    expect(readZone({ data: new Uint8Array(1), width: 1, height: 1 })).toBeUndefined();
  });
});
