import type { Shot } from './api.js';

export type Facing = 'user' | 'environment';
export type Light = 'dark' | 'bright' | 'blurred' | 'good';

export interface Camera {
  readonly video: HTMLVideoElement;
  /** A picture as the camera sees it, never mirrored. */
  take(name: string): Promise<Shot>;
  light(): Light;
  close(): void;
}

const sampleSize = 64;
/** Means of 0 to 255. */
const darkBelow = 45;
const brightAbove = 225;
/** Mean difference of neighbours; a plain wall in good light is over it, a smear is not. */
const blurredBelow = 1.2;

function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error('No picture was made')) : resolve(blob);
    canvas.toBlob(done, 'image/jpeg', 0.9);
  });
}

function draw(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, width, height);
  return canvas;
}

/** How the light is, judged by a small grey copy. */
export function lightOf(rgba: Uint8ClampedArray, width: number): Light {
  let sum = 0;
  let change = 0;
  const grey: number[] = [];
  for (let at = 0; at < rgba.length; at += 4) {
    const [red = 0, green = 0, blue = 0] = [rgba[at], rgba[at + 1], rgba[at + 2]];
    const value = 0.3 * red + 0.59 * green + 0.11 * blue;
    const left = grey.length % width === 0 ? value : (grey.at(-1) ?? value);
    sum += value;
    change += Math.abs(value - left);
    grey.push(value);
  }
  const mean = sum / grey.length;
  if (mean < darkBelow) return 'dark';
  if (mean > brightAbove) return 'bright';
  return change / grey.length < blurredBelow ? 'blurred' : 'good';
}

/** @throws DOMException where there is no camera or it is not allowed */
export async function openCamera(facing: Facing, label: string): Promise<Camera> {
  const wanted = { facingMode: facing, width: { ideal: 1920 }, height: { ideal: 1080 } };
  const stream = await navigator.mediaDevices.getUserMedia({ video: wanted, audio: false });
  const video = document.createElement('video');
  Object.assign(video, { muted: true, playsInline: true, srcObject: stream });
  video.setAttribute('aria-label', label);
  await video.play();
  return {
    video,
    async take(name) {
      const canvas = draw(video, video.videoWidth, video.videoHeight);
      return { blob: await jpegOf(canvas), name };
    },
    light() {
      const canvas = draw(video, sampleSize, sampleSize);
      const pixels = canvas.getContext('2d')?.getImageData(0, 0, sampleSize, sampleSize);
      return pixels === undefined ? 'good' : lightOf(pixels.data, sampleSize);
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
    },
  };
}

const accepted = ['image/jpeg', 'image/png', 'image/webp'];
const maxBytes = 5_000_000;
const maxSide = 3_000;

/**
 * A chosen file as it can be sent: as it is, or made smaller and a JPEG.
 *
 * @throws Error for what the browser cannot show
 */
export async function shotOf(file: File): Promise<Shot> {
  const bitmap = await createImageBitmap(file);
  if (accepted.includes(file.type) && file.size <= maxBytes) return { blob: file, name: file.name };
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  return { blob: await jpegOf(draw(bitmap, width, height)), name };
}
