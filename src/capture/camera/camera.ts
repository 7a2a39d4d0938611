import type { Shot } from '../api.js';
import { type Frame, frameOf } from '../vision/frame.js';
import { type Light, lightOf } from '../vision/light.js';

export type Facing = 'user' | 'environment';

export interface Camera {
  readonly video: HTMLVideoElement;
  /** A picture of the camera, never mirrored. */
  take(name: string): Promise<Shot>;
  light(): Light;
  /** The picture of the moment, whose shorter side has so many pixels. */
  frame(shorter: number): Frame;
  close(): void;
}

const sampleSize = 64;

/** @throws Error if the browser makes no picture */
export function jpegOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const done = (blob: Blob | null) =>
      blob === null ? reject(new Error('No picture was made')) : resolve(blob);
    canvas.toBlob(done, 'image/jpeg', 0.9);
  });
}

/** Draws a picture in another size. */
export function draw(source: CanvasImageSource, width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d', { willReadFrequently: true })?.drawImage(source, 0, 0, width, height);
  return canvas;
}

function pixelsOf(canvas: HTMLCanvasElement): Uint8ClampedArray {
  const { height, width } = canvas;
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  return pixels?.data ?? new Uint8ClampedArray();
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
    frame(shorter) {
      const { videoHeight, videoWidth } = video;
      const scale = shorter / Math.max(1, Math.min(videoWidth, videoHeight));
      const [width, height] = [Math.round(videoWidth * scale), Math.round(videoHeight * scale)];
      return frameOf(pixelsOf(draw(video, width, height)), width);
    },
    light() {
      return lightOf(pixelsOf(draw(video, sampleSize, sampleSize)), sampleSize);
    },
    close() {
      for (const track of stream.getTracks()) track.stop();
    },
  };
}
