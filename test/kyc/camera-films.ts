import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { drawPage } from '../../scripts/specimens/draw.js';
import { passport } from '../support/documents/pictures.js';
import { imageOf, type PersonName, portrait } from './face-photos.js';

/*
 * Pictures that a camera shows: drawn documents and photographs of people on a table or wall. A film runs in the fake
 * camera of Chromium; a still stays as long as a test needs it, however busy the machine is.
 */

export interface Scene {
  readonly width: number;
  readonly height: number;
  /** The larger share of the frame that the subject fills. */
  readonly fill: number;
  readonly background?: string;
  /** Degrees. */
  readonly turn?: number;
  /** Share of the frame by which the subject is moved to the right. */
  readonly aside?: number;
  /** 1: as drawn. */
  readonly brightness?: number;
}

async function placed(subject: Buffer, scene: Scene): Promise<Buffer> {
  const {
    aside = 0,
    background = '#6b6256',
    brightness = 1,
    fill,
    height,
    turn = 0,
    width,
  } = scene;
  const [most, high] = [Math.round(width * fill), Math.round(height * fill)];
  const turned = await sharp(subject)
    .ensureAlpha()
    .rotate(turn, { background: '#0000' })
    .toBuffer();
  const input = await sharp(turned).resize({ width: most, height: high, fit: 'inside' }).toBuffer();
  const { height: tall = 0, width: wide = 0 } = await sharp(input).metadata();
  const left = Math.min(width - wide, Math.round((width - wide) / 2 + aside * width));
  const top = Math.round((height - tall) / 2);
  const base = sharp({ create: { width, height, channels: 3, background } });
  const whole = await base.composite([{ input, left, top }]).png().toBuffer();
  return sharp(whole).modulate({ brightness }).jpeg({ quality: 90 }).toBuffer();
}

/** A drawn passport page as PNG. */
export const drawnPage = (): Buffer => Buffer.from(drawPage(passport(), { seed: 5 }));

/** Returns a document on a table, as JPEG. */
export const pageScene = (scene: Scene): Promise<Buffer> => placed(drawnPage(), scene);

/** Returns a person in front of a wall, as JPEG. `margin` is the space around the face, in face sizes. */
export async function faceScene(name: PersonName, scene: Scene, margin = 0.7): Promise<Buffer> {
  const person = await imageOf(await portrait(name, margin))
    .png()
    .toBuffer();
  return placed(person, scene);
}

/** Returns a table without a document, as JPEG. */
export function emptyTable({ height, width }: Pick<Scene, 'width' | 'height'>): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 120, sigma: 25 } as const;
  const create = { width, height, channels: 3 as const, background: '#6b6256', noise };
  return sharp({ create }).jpeg({ quality: 90 }).toBuffer();
}

/** The frames that Chromium shows in a second. */
const framesPerSecond = 30;

export interface Film {
  readonly path: string;
  remove(): Promise<void>;
}

/** Writes a film that shows pictures one after the other, again and again. */
export async function filmOf(pictures: readonly Buffer[], secondsEach: number): Promise<Film> {
  const folder = await mkdtemp(join(tmpdir(), 'notaria-film-'));
  const path = join(folder, 'camera.mjpeg');
  const frames = pictures.flatMap((picture) =>
    Array.from({ length: framesPerSecond * secondsEach }, () => picture),
  );
  await writeFile(path, Buffer.concat(frames));
  return { path, remove: () => rm(folder, { recursive: true, force: true }) };
}

/** The arguments with which Chromium shows a film as its camera. */
export const cameraOf = ({ path }: Film): readonly string[] => [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${path}`,
];

/** Replaces the camera of a page by a canvas, whose picture `showPicture` sets. */
export const stillCamera = `(() => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 640, height: 480 });
  let picture;
  const draw = () => picture && canvas.getContext('2d').drawImage(picture, 0, 0);
  window.showPicture = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
    draw();
  };
  navigator.mediaDevices.getUserMedia = async () => {
    draw();
    // A stream of a canvas has frames only while something is drawn.
    setInterval(draw, 50);
    return canvas.captureStream();
  };
})()`;

/** Shows a picture of 640 × 480 to a page with `stillCamera`, until the next one. */
export const showPicture = (page: Page, jpeg: Buffer): Promise<unknown> =>
  page.evaluate(`showPicture(${JSON.stringify(jpeg.toString('base64'))})`);
