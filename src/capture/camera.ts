import type { Shot } from './api.js';
import { type Light, lightOf } from './light.js';

export type Facing = 'user' | 'environment';

export interface Camera {
  readonly video: HTMLVideoElement;
  /** A picture of the camera, never mirrored. */
  take(name: string): Promise<Shot>;
  light(): Light;
  close(): void;
}

const sampleSize = 64;
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

/** @throws DOMException if there is no camera, or if it is not allowed */
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
 * Returns a chosen file to send: unchanged, or scaled down as a JPEG.
 *
 * @throws Error for a file that the browser cannot decode
 */
export async function shotOf(file: File): Promise<Shot> {
  const bitmap = await createImageBitmap(file);
  if (accepted.includes(file.type) && file.size <= maxBytes) return { blob: file, name: file.name };
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  return { blob: await jpegOf(draw(bitmap, width, height)), name };
}
