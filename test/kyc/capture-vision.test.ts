import sharp from 'sharp';
import { faceCascade } from '../../scripts/build/capture/face-cascade.mjs';
import { faceHint, pageHint } from '../../src/capture/vision/advice.js';
import { findFaces, readCascade } from '../../src/capture/vision/face.js';
import { type Frame, frameOf } from '../../src/capture/vision/frame.js';
import { findPage } from '../../src/capture/vision/page.js';
import { describe, expect, test } from '../support/jest.js';
import { faceScene, pageScene, type Scene } from './camera-films.js';
import { drawing, imageOf, type PersonName, people, portrait, turnHead } from './face-photos.js';

/** Returns a picture as the page examines it. */
async function frame(picture: Buffer, shorter: number): Promise<Frame> {
  const { height = 1, width = 1 } = await sharp(picture).metadata();
  const scale = shorter / Math.min(width, height);
  const sized = sharp(picture).resize({ width: Math.round(width * scale) });
  const { data, info } = await sized.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return frameOf(new Uint8ClampedArray(data), info.width);
}

const wide = { width: 1280, height: 720 };
const high = { width: 720, height: 1280 };

describe('findPage', () => {
  const scenes: Scene[] = ['#6b6256', '#222222', '#b0b0b0'].flatMap((background) =>
    [0, 3].flatMap((turn) => [
      { ...wide, fill: 0.75, background, turn },
      { ...high, fill: 0.85, background, turn },
    ]),
  );

  test.each(scenes)('finds the edges of a document: %j', async (scene) => {
    const found = findPage(await frame(await pageScene(scene), 120));
    expect(found?.isCut).toBe(false);
    expect(Math.abs((found?.fill ?? 0) - scene.fill)).toBeLessThan(0.1);
    expect(pageHint('good', found)).toBe('good');
  });

  test.each([wide, high])(
    'finds none in a picture of a person or without a subject: %j',
    async (size) => {
      for (const name of ['ana', 'cleo', 'eva'] as const) {
        const person = await faceScene(name, { ...size, fill: 1 }, 1.5);
        expect(findPage(await frame(person, 120))).toBeUndefined();
      }
      const empty = { ...size, channels: 3 as const, background: '#808080' };
      const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
      for (const create of [empty, { ...empty, noise }]) {
        const picture = await sharp({ create }).jpeg().toBuffer();
        expect(findPage(await frame(picture, 120))).toBeUndefined();
      }
    },
  );

  test('tells a small and a cut document', async () => {
    const hintOf = async (fill: number) =>
      pageHint('good', findPage(await frame(await pageScene({ ...wide, fill }), 120)));
    expect([await hintOf(0.4), await hintOf(0.97)]).toEqual(['pageSmall', 'pageCut']);
    expect([pageHint('dark', undefined), pageHint('blurred', undefined)]).toEqual([
      'dark',
      'blurred',
    ]);
  });
});

describe('findFaces', () => {
  const cascade = readCascade(faceCascade(process.cwd()));
  const names = Object.keys(people) as PersonName[];

  const facesIn = async (picture: Buffer) => findFaces(await frame(picture, 240), cascade);

  test.each(names)('finds the face of %s, also slightly turned', async (name) => {
    const straight = await facesIn(await faceScene(name, { ...high, fill: 1 }));
    const turned = await imageOf(turnHead(await portrait(name), 20))
      .jpeg()
      .toBuffer();
    expect([straight.length, (await facesIn(turned)).length]).toEqual([1, 1]);
  });

  test('finds nine of ten faces in weak, strong and blurred light', async () => {
    let found = 0;
    for (const name of names) {
      const one = await faceScene(name, { ...high, fill: 1 });
      for (const picture of [
        sharp(one).modulate({ brightness: 0.6 }),
        sharp(one).modulate({ brightness: 1.2 }),
        sharp(one).blur(3),
        sharp(one).greyscale(),
      ]) {
        if ((await facesIn(await picture.jpeg().toBuffer())).length === 1) found += 1;
      }
    }
    expect(found).toBeGreaterThanOrEqual(names.length * 4 * 0.9);
  });

  test('finds none on a drawn document or in noise', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    const create = { ...high, channels: 3 as const, background: '#808080', noise };
    const pictures = [
      await pageScene({ ...wide, fill: 0.8 }),
      await pageScene({ ...high, fill: 0.8 }),
      await sharp({ create }).jpeg().toBuffer(),
      await drawing(),
    ];
    for (const picture of pictures) expect(await facesIn(picture)).toEqual([]);
  });

  test('finds two people, and asks for one', async () => {
    const [left, right] = [
      await faceScene('bea', { width: 480, height: 640, fill: 1 }, 0.5),
      await faceScene('eva', { width: 480, height: 640, fill: 1 }, 0.5),
    ];
    const create = { width: 960, height: 640, channels: 3 as const, background: '#808080' };
    const both = sharp({ create }).composite([
      { input: left, left: 0, top: 0 },
      { input: right, left: 480, top: 0 },
    ]);
    const seen = await frame(await both.jpeg().toBuffer(), 240);
    const faces = findFaces(seen, cascade);
    const sides = faces.slice(0, 2).map(({ size, x }) => x + size / 2 > seen.width / 2);
    expect([sides.sort(), faceHint('good', faces, seen)]).toEqual([[false, true], 'faces']);
  });

  test('gives advice by size and place, and on light first', () => {
    const seen: Frame = { width: 200, height: 300, grey: new Uint8Array(60_000) };
    const face = (x: number, y: number, size: number) => [{ x, y, size }];
    expect([
      faceHint('good', face(60, 110, 80), seen),
      faceHint('good', face(80, 130, 40), seen),
      faceHint('good', face(10, 60, 180), seen),
      faceHint('good', face(0, 110, 80), seen),
      faceHint('good', [], seen),
      faceHint('blurred', [], seen),
      faceHint('dark', face(60, 110, 80), seen),
    ]).toEqual(['good', 'faceSmall', 'faceLarge', 'faceAside', 'faceMissing', 'blurred', 'dark']);
  });
});
