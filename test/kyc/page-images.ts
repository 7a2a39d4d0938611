import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts } from '@napi-rs/canvas';

const fonts = new URL('../../node_modules/pdfjs-dist/standard_fonts/', import.meta.url);
const font = 'Page';

/** Draws a printed page as PNG: each line at its position in pixels, 24-pixel letters. */
export function drawPage(
  lines: readonly (readonly [x: number, y: number, text: string])[],
  width = 900,
  height = 420,
): Uint8Array<ArrayBuffer> {
  const file = fileURLToPath(new URL('LiberationSans-Regular.ttf', fonts));
  if (!GlobalFonts.has(font)) GlobalFonts.registerFromPath(file, font);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.fillStyle = 'black';
  context.font = `24px ${font}`;
  for (const [x, y, text] of lines) context.fillText(text, x, y);
  return new Uint8Array(canvas.toBuffer('image/png'));
}
