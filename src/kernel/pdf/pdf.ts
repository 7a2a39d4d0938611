import { normalizeUnicode } from '../values/unicode.js';
import { fontFor } from './fonts.js';

export type Pdf = PDFKit.PDFDocument;

/** A4 in points; what stands on a page stays inside the margins. */
export const sheet = { width: 595.28, height: 841.89, margin: 48 };

/** Control characters, which no font shows, become spaces. */
function printable(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are replaced
  return normalizeUnicode(text, 'NFC').replace(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/g, ' ');
}

export interface PdfInfo {
  readonly title: string;
  readonly author: string;
  /** Stands for the moment of making: the same input gives the same bytes. */
  readonly date: Date;
  /** As `es`. */
  readonly language: string;
}

/**
 * Makes a document of A4 pages. Pages are kept until the end, so that each can say how many there are.
 *
 * @param draw  adds and fills pages; the first one is there
 */
export async function makePdf(
  { title, author, date, language }: PdfInfo,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  // Loaded with the first document: the library takes as long to load as the rest of the server.
  const { default: PDFDocument } = await import('pdfkit');
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      margin: sheet.margin,
      bufferPages: true,
      lang: language,
      info: { Title: title, Author: author, CreationDate: date, ModDate: date },
    });
    const chunks: Buffer[] = [];
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
    draw(pdf);
    pdf.end();
  });
}

export interface TextStyle {
  /** In points; 9 by default. */
  readonly size?: number;
  readonly isBold?: boolean;
}

export interface Cell extends TextStyle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly color?: string;
}

/** Sets the font for a text. @returns the text as that font shows it */
function setFont(pdf: Pdf, text: string, { size = 9, isBold = false }: TextStyle): string {
  const { text: shown, font } = fontFor(printable(text), isBold);
  if (typeof font !== 'string') pdf.registerFont(font.name, font.source);
  // By its name, a document finds the font again, with the text that it has shaped.
  pdf.font(typeof font === 'string' ? font : font.name).fontSize(size);
  return shown;
}

/** The height of a text in a box of a width, in points. */
export function heightOf(pdf: Pdf, text: string, box: Pick<Cell, 'width'> & TextStyle): number {
  return pdf.heightOfString(setFont(pdf, text, box), { width: box.width });
}

/** Text in a box of a width, wrapped; never starts a page of its own. @returns its height in points */
export function write(pdf: Pdf, text: string, cell: Cell): number {
  const { x, y, width, align = 'left', color = '#1a1a1a' } = cell;
  const shown = setFont(pdf, text, cell);
  pdf.fillColor(color);
  // At the foot of a page pdfkit would otherwise begin another.
  const { bottom } = pdf.page.margins;
  pdf.page.margins.bottom = 0;
  pdf.text(shown, x, y, { width, align });
  pdf.page.margins.bottom = bottom;
  return pdf.y - y;
}

export function rule(pdf: Pdf, y: number, from: number, to: number, weight = 0.5): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor('#8a8a8a').stroke();
}

const watermarkSize = 96;

/** Large letters across a page, behind which everything stays readable. */
export function watermark(pdf: Pdf, text: string, color: string): void {
  pdf.save();
  pdf.rotate(-35, { origin: [sheet.width / 2, sheet.height / 2] });
  const shown = setFont(pdf, text, { size: watermarkSize, isBold: true });
  const fitting = (watermarkSize * sheet.width * 0.95) / pdf.widthOfString(shown);
  const size = Math.min(watermarkSize, fitting);
  pdf.fontSize(size).fillColor(color).fillOpacity(0.18);
  pdf.text(shown, 0, (sheet.height - size) / 2, {
    width: sheet.width,
    align: 'center',
    lineBreak: false,
  });
  pdf.restore();
  pdf.fillOpacity(1);
}
