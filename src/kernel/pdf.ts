import PDFDocument from 'pdfkit';
import { normalizeUnicode } from './unicode.js';

export type Pdf = PDFKit.PDFDocument;

/** A4 in points; what stands on a page stays inside the margins. */
export const sheet = { width: 595.28, height: 841.89, margin: 48 };

/** Beyond Latin-1, what the standard fonts can show. */
const alsoShown = '€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ';

/** Text as the standard fonts show it; any other sign becomes a question mark instead of nothing. */
export function showable(text: string): string {
  let shown = '';
  for (const sign of normalizeUnicode(text, 'NFC')) {
    const code = sign.codePointAt(0) ?? 0;
    const isLatin = (code >= 32 && code <= 126) || (code >= 160 && code <= 255) || code === 10;
    shown += isLatin || alsoShown.includes(sign) ? sign : '?';
  }
  return shown;
}

export interface PdfInfo {
  readonly title: string;
  readonly author: string;
  /** Stands for the moment of making: the same input gives the same bytes. */
  readonly date: Date;
}

/**
 * Makes a document of A4 pages in Helvetica. Pages are kept until the end, so that each can say how many there are.
 *
 * @param draw  adds and fills pages; the first one is there
 */
export function makePdf(
  { title, author, date }: PdfInfo,
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pdf = new PDFDocument({
      size: 'A4',
      margin: sheet.margin,
      bufferPages: true,
      lang: 'es',
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

export interface Cell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly align?: 'left' | 'right' | 'center';
  readonly size?: number;
  readonly isBold?: boolean;
  readonly color?: string;
}

/** Text in a box of a width, wrapped; never starts a page of its own. @returns its height in points */
export function write(pdf: Pdf, text: string, cell: Cell): number {
  const { x, y, width, align = 'left', size = 9, isBold = false, color = '#1a1a1a' } = cell;
  const shown = showable(text);
  pdf
    .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(color);
  const height = pdf.heightOfString(shown, { width });
  // At the foot of a page pdfkit would otherwise begin another.
  const { bottom } = pdf.page.margins;
  pdf.page.margins.bottom = 0;
  pdf.text(shown, x, y, { width, align });
  pdf.page.margins.bottom = bottom;
  return height;
}

export function rule(pdf: Pdf, y: number, from: number, to: number, weight = 0.5): void {
  pdf.moveTo(from, y).lineTo(to, y).lineWidth(weight).strokeColor('#8a8a8a').stroke();
}

/** Large letters across a page, behind which everything stays readable. */
export function stamp(pdf: Pdf, text: string, color: string): void {
  pdf.save();
  pdf.rotate(-35, { origin: [sheet.width / 2, sheet.height / 2] });
  pdf.font('Helvetica-Bold').fontSize(96).fillColor(color).fillOpacity(0.18);
  pdf.text(showable(text), 0, sheet.height / 2 - 48, {
    width: sheet.width,
    align: 'center',
    lineBreak: false,
  });
  pdf.restore();
  pdf.fillOpacity(1);
}
