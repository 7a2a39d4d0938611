import { type Cell, type Pdf, rule, sheet, watermark, write } from '../../../kernel/pdf/pdf.js';
import { formatDay, idTypeIn, termsIn, wordsIn } from '../labels.js';
import { text } from '../messages/index.js';
import type { PrintedDetail, PrintedParty, PrintFields } from '../printed.js';
import type { Language } from '../words.js';

/** The common parts of prints: parties and facts at the head, stamps and page numbers. */
export const left = sheet.margin;
export const right = sheet.width - sheet.margin;
/** The carried sum and the page number are below this line. */
export const bottom = sheet.height - 84;

/** A name and a value, beside the company. */
export type Fact = readonly [name: string, value: string];

export function factOf(detail: PrintedDetail, language: Language): Fact {
  if ('heading' in detail) return [detail.heading, detail.text];
  const name = wordsIn(language)(detail.label);
  if ('day' in detail) return [name, formatDay(detail.day, language)];
  return [name, detail.label === 'terms' ? termsIn(language, detail.text) : detail.text];
}

/** The lines of a party below its name; empty lines are left out. */
function partyLines({ taxIdType, taxId, address, phone, email }: PrintedParty, language: Language) {
  const { line1, line2, city, region, postalCode, country } = address;
  const place = [[postalCode, city].filter(Boolean).join(' '), region, country];
  return [
    taxId === null ? '' : `${idTypeIn(language, taxIdType)}: ${taxId}`,
    line1 ?? '',
    line2 ?? '',
    place.filter(Boolean).join(', '),
    [phone, email].filter(Boolean).join(' · '),
  ].filter((line) => line !== '');
}

function writeParty(pdf: Pdf, party: PrintedParty, cell: Cell, language: Language): number {
  let y = cell.y;
  const name = party.tradeName ?? party.name;
  y += write(pdf, name, { ...cell, y, isBold: true }) + 2;
  if (party.tradeName !== null && party.tradeName !== party.name) {
    y += write(pdf, party.name, { ...cell, y, size: 9 });
  }
  for (const line of partyLines(party, language)) y += write(pdf, line, { ...cell, y, size: 8.5 });
  return y;
}

export interface Head {
  readonly title: string;
  readonly partyLabel: string;
  readonly facts: readonly Fact[];
}

/** Writes the company, the title with its facts, and the other party. Returns the height at which the rest begins. */
export function writeHead(
  pdf: Pdf,
  { company, party }: Pick<PrintFields, 'company' | 'party'>,
  { title, partyLabel, facts }: Head,
  language: Language,
): number {
  const place = { x: left, y: sheet.margin, width: 290, size: 15 };
  const companyEnd = writeParty(pdf, company, place, language);
  const box = { x: right - 190, width: 190 };
  const style = { size: 18, isBold: true, align: 'right' } as const;
  let y = sheet.margin + write(pdf, title, { y: sheet.margin, ...style, ...box }) + 7;
  for (const [name, value] of facts) {
    const named = write(pdf, name, { x: box.x, y, width: 88, color: '#6a6a6a' });
    const valued = write(pdf, value, { x: box.x + 90, y, width: 100, align: 'right' });
    y += Math.max(named, valued) + 2;
  }
  const top = Math.max(companyEnd, y) + 14;
  rule(pdf, top, left, right);
  write(pdf, partyLabel, { x: left, y: top + 8, width: 200, size: 7.5, color: '#6a6a6a' });
  return writeParty(pdf, party, { x: left, y: top + 19, width: 300, size: 11 }, language) + 14;
}

/** Stamps each page, and writes the number of the document and of the page at its foot. */
export function finishPages(
  pdf: Pdf,
  number: string | null,
  language: Language,
  mark: { readonly text: string; readonly color: string } | undefined,
): void {
  const { start, count } = pdf.bufferedPageRange();
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    if (mark !== undefined) watermark(pdf, mark.text, mark.color);
    const foot = { y: sheet.height - 42, size: 7.5, color: '#6a6a6a' };
    write(pdf, number ?? '', { x: left, width: 200, ...foot });
    const line = text('page', { page: page - start + 1, pages: count })[language];
    write(pdf, line, { x: right - 200, width: 200, align: 'right', ...foot });
  }
}
