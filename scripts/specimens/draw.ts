import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { outlines } from './ocr-b.js';
import { seeded } from './random.js';

/*
 * Draws front pages of invented documents: a background pattern, a portrait, the printed fields and the MRZ.
 */

const fonts = dirname(fileURLToPath(import.meta.resolve('pdfjs-dist/package.json')));
GlobalFonts.registerFromPath(`${fonts}/standard_fonts/LiberationSans-Regular.ttf`, 'Specimen');

type Brush = SKRSContext2D;

export interface DrawOptions {
  readonly seed: number;
  /** The change of the width of strokes, in thousandths of an em. */
  readonly stroke?: number;
  /** The displacement of glyphs in pixels. */
  readonly shift?: number;
  /** An installed font instead of the outlines. */
  readonly font?: string;
  /** Pixels, to follow lines of any length; 1250 for two lines and 1000 for three unless given. */
  readonly width?: number;
}

export interface Page {
  /** Printed lines: a label and a value each. */
  readonly fields: readonly (readonly [string, string])[];
  readonly zone: readonly string[];
}

interface Layout {
  readonly width: number;
  readonly height: number;
  readonly pitch: number;
  readonly spacing: number;
  readonly left: number;
  /** Of the first base line. */
  readonly top: number;
}

function layoutOf({ zone }: Page, width: number): Layout {
  const [columns, count] = [zone[0]?.length ?? 0, zone.length];
  const isCard = count === 3;
  const height = Math.round(width * (isCard ? 0.63 : 0.704));
  const pitch = (width * 0.894) / Math.max(columns, 30);
  const spacing = isCard ? width * 0.06 : width * 0.052;
  return {
    width,
    height,
    pitch,
    spacing,
    left: width * 0.053,
    top: height - width * 0.05 - spacing * (count - 1),
  };
}

function drawPattern(brush: Brush, { height, width }: Layout, random: () => number): void {
  brush.fillStyle = '#f3f1e6';
  brush.fillRect(0, 0, width, height);
  brush.lineWidth = 1;
  for (let line = 0; line < 70; line += 1) {
    const [phase, lift] = [random() * 7, 6 + random() * 18];
    brush.strokeStyle = ['#c9dcd0', '#d9cfe4', '#cfd9e8'][line % 3] ?? '';
    brush.beginPath();
    for (let x = 0; x <= width; x += 8) {
      const y = (line / 70) * height + lift * Math.sin(x / 45 + phase) + 4 * Math.sin(x / 13);
      brush.lineTo(x, y);
    }
    brush.stroke();
  }
}

function drawPortrait(brush: Brush, { height, top, width }: Layout): void {
  const [x, y, w] = [width * 0.05, height * 0.12, width * 0.26];
  const h = Math.min(height * 0.5, top - width * 0.05 - y);
  brush.save();
  brush.rect(x, y, w, h);
  brush.clip();
  brush.fillStyle = '#b9c4cf';
  brush.fillRect(x, y, w, h);
  const ellipse = (colour: string, at: readonly number[]): void => {
    const [cx = 0, cy = 0, rx = 0, ry = 0] = at;
    brush.fillStyle = colour;
    brush.beginPath();
    brush.ellipse(x + w * cx, y + h * cy, w * rx, h * ry, 0, 0, 2 * Math.PI);
    brush.fill();
  };
  ellipse('#3c4a5c', [0.5, 1, 0.48, 0.22]);
  ellipse('#4b3426', [0.5, 0.4, 0.29, 0.31]);
  ellipse('#d2a98a', [0.5, 0.47, 0.24, 0.29]);
  for (const eye of [0.4, 0.6]) ellipse('#2b2320', [eye, 0.43, 0.03, 0.02]);
  ellipse('#9a5a50', [0.5, 0.6, 0.09, 0.02]);
  brush.restore();
}

function drawFields(brush: Brush, { fields }: Page, { height, width }: Layout): void {
  const left = width * 0.36;
  fields.forEach(([label, value], row) => {
    const y = height * 0.12 + row * height * 0.082;
    brush.fillStyle = '#5a6572';
    brush.font = `${Math.round(width * 0.0125)}px Specimen`;
    brush.fillText(label, left, y);
    brush.fillStyle = '#15171a';
    brush.font = `${Math.round(width * 0.02)}px Specimen`;
    brush.fillText(value, left, y + width * 0.024);
  });
}

/** Draws a glyph with a slightly thicker or thinner outline, as printers do. */
function drawSign(brush: Brush, sign: string, stroke: number): void {
  const path = new Path2D(outlines.get(sign) ?? '');
  brush.fill(path);
  if (stroke === 0) return;
  brush.save();
  if (stroke < 0) brush.globalCompositeOperation = 'destination-out';
  brush.lineWidth = Math.abs(stroke);
  brush.stroke(path);
  brush.restore();
}

/** On a layer of its own, so that a thinner stroke does not erase the background. */
function zoneSheet({ zone }: Page, layout: Layout, options: DrawOptions, random: () => number) {
  const { height, left, pitch, spacing, top, width } = layout;
  const sheet = createCanvas(width, height);
  const brush = sheet.getContext('2d');
  brush.fillStyle = '#1c1c1f';
  brush.strokeStyle = '#1c1c1f';
  const off = () => (random() - 0.5) * 2 * (options.shift ?? 0);
  const scale = pitch / 723;
  zone.forEach((line, row) => {
    [...line].forEach((sign, column) => {
      const [x, y] = [left + column * pitch + off(), top + row * spacing + off()];
      if (options.font !== undefined) {
        brush.font = `${pitch / 0.723}px ${options.font}`;
        brush.fillText(sign, x, y);
        return;
      }
      brush.setTransform(scale, 0, 0, -scale, x, y);
      drawSign(brush, sign, options.stroke ?? 0);
      brush.resetTransform();
    });
  });
  return sheet;
}

/** @returns the page as PNG */
export function drawPage(page: Page, options: DrawOptions): Buffer {
  const random = seeded(options.seed);
  const layout = layoutOf(page, options.width ?? (page.zone.length === 3 ? 1000 : 1250));
  const canvas = createCanvas(layout.width, layout.height);
  const brush = canvas.getContext('2d');
  drawPattern(brush, layout, random);
  drawPortrait(brush, layout);
  drawFields(brush, page, layout);
  if (page.zone.length > 0) brush.drawImage(zoneSheet(page, layout, options, random), 0, 0);
  return canvas.toBuffer('image/png');
}
