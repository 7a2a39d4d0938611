import type { Shot } from '../api.js';
import { draw, jpegOf } from './camera.js';

const accepted = ['image/jpeg', 'image/png', 'image/webp'];
const maxBytes = 5_000_000;
const maxDocumentBytes = 15_000_000;
const maxSide = 3_000;

export class TooLargeError extends Error {}

/**
 * Returns a chosen file to send: unchanged, or scaled down as a JPEG.
 *
 * @param takesDocuments  true if it may be a PDF
 * @throws TooLargeError for a PDF over the limit of the server
 * @throws Error for a file that the browser cannot decode
 */
export async function shotOf(file: File, takesDocuments: boolean): Promise<Shot> {
  if (takesDocuments && file.type === 'application/pdf') {
    if (file.size > maxDocumentBytes) throw new TooLargeError();
    return { blob: file, name: file.name };
  }
  const bitmap = await createImageBitmap(file);
  if (accepted.includes(file.type) && file.size <= maxBytes) return { blob: file, name: file.name };
  const scale = Math.min(1, maxSide / Math.max(bitmap.width, bitmap.height));
  const [width, height] = [Math.round(bitmap.width * scale), Math.round(bitmap.height * scale)];
  const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
  return { blob: await jpegOf(draw(bitmap, width, height)), name };
}
