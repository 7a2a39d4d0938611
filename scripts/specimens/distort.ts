import sharp from 'sharp';
import { bellCurve, seeded } from './random.js';

const { max, min } = Math;

/** A distortion of the picture of a document by printing, photography or transmission. */
export type Distortion = (png: Buffer) => Promise<Buffer>;

const widthOf = async (png: Buffer): Promise<number> => (await sharp(png).metadata()).width;

const narrow =
  (width: number): Distortion =>
  (png) =>
    sharp(png).resize({ width }).png().toBuffer();

const turn =
  (degrees: number, background = '#6b6256'): Distortion =>
  (png) =>
    sharp(png).rotate(degrees, { background }).png().toBuffer();

const blur =
  (sigma: number): Distortion =>
  (png) =>
    sharp(png).blur(sigma).png().toBuffer();

const jpeg =
  (quality: number): Distortion =>
  async (png) =>
    sharp(await sharp(png).jpeg({ quality }).toBuffer())
      .png()
      .toBuffer();

const dark: Distortion = (png) => sharp(png).linear(0.35, 0).png().toBuffer();

function noise(deviation: number): Distortion {
  return async (png) => {
    const { data, info } = await sharp(png)
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const random = seeded(deviation);
    for (let at = 0; at < data.length; at += 3) {
      const by = deviation * bellCurve(random);
      for (let channel = at; channel < at + 3; channel += 1) {
        data[channel] = max(0, min(255, (data[channel] ?? 0) + by));
      }
    }
    const { channels, height, width } = info;
    return sharp(data, { raw: { width, height, channels } }).png().toBuffer();
  };
}

/** The reflection of a lamp in the middle of the page. */
const glare: Distortion = async (png) => {
  const { height, width } = await sharp(png).metadata();
  const lamp = `<svg width="${width}" height="${height}"><radialGradient id="g"><stop offset="0.35"
    stop-color="#fff"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
    <ellipse cx="${width * 0.55}" cy="${height * 0.45}" rx="${width * 0.22}" ry="${height * 0.2}"
    fill="url(#g)"/></svg>`;
  return sharp(png)
    .composite([{ input: Buffer.from(lamp) }])
    .png()
    .toBuffer();
};

/** A table with a grain around the document. */
async function onDesk(png: Buffer, degrees: number): Promise<Buffer> {
  const page = await turn(degrees, '#00000000')(await sharp(png).ensureAlpha().png().toBuffer());
  const width = Math.round((await widthOf(png)) * 1.36);
  const height = Math.round(width * 0.75);
  const random = seeded(7);
  const grain = Array.from({ length: 90 }, (_, line) => {
    const [y, tone] = [((line + random()) / 90) * height, 70 + Math.round(random() * 45)];
    return `<path d="M0 ${y} Q ${width / 2} ${y + 30 * (random() - 0.5)} ${width} ${y}" fill="none"
      stroke="rgb(${tone + 25},${tone + 5},${tone - 15})" stroke-width="${2 + 9 * random()}"/>`;
  });
  const desk = `<svg width="${width}" height="${height}"><rect width="100%" height="100%" fill="#6f5a44"/>${grain.join('')}</svg>`;
  return sharp(Buffer.from(desk))
    .composite([{ input: page, gravity: 'centre' }])
    .png()
    .toBuffer();
}

/** Perspective: the right edge is shorter by this share, half of it at the top and half at the bottom. */
export const perspective =
  (share: number): Distortion =>
  async (png) => {
    const { data, info } = await sharp(png)
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { height, width } = info;
    const pixels = Buffer.alloc(data.length, 0x60);
    for (let at = 0; at < width * height; at += 1) {
      const [x, y] = [at % width, Math.floor(at / width)];
      // Perspective scales width and height alike.
      const size = 1 - (share * x) / width;
      const from = Math.round((x * (1 - share)) / size);
      const row = Math.round(height / 2 + (y - height / 2) / size);
      if (row < 0 || row >= height || from >= width) continue;
      pixels.writeUInt32LE(data.readUInt32LE((row * width + from) * 4), at * 4);
    }
    return sharp(pixels, { raw: { width, height, channels: 4 } })
      .flatten({ background: '#606060' })
      .png()
      .toBuffer();
  };

const chain =
  (...steps: readonly Distortion[]): Distortion =>
  async (png) => {
    let image = png;
    for (const step of steps) image = await step(image);
    return image;
  };

/** The sixteen distortions of the measurement. */
export const distortions: ReadonlyMap<string, Distortion> = new Map<string, Distortion>([
  ['clean', (png) => Promise.resolve(png)],
  ['width 600', narrow(600)],
  ['width 450', narrow(450)],
  ['turned 1', turn(1)],
  ['turned 3', turn(3)],
  ['turned -6', turn(-6)],
  ['blur 1.5', blur(1.5)],
  ['blur 2.5', blur(2.5)],
  ['blur 4', blur(4)],
  ['noise 20', noise(20)],
  ['noise 45', noise(45)],
  ['jpeg 20', jpeg(20)],
  ['dark', dark],
  ['glare', glare],
  ['desk', (png) => onDesk(png, 0)],
  ['desk, all', chain((png) => onDesk(png, 3), blur(1), noise(12), jpeg(50))],
]);
