import { heightOf, makePdf, type Pdf, rule, sheet, write } from '../../../kernel/pdf/pdf.js';
import { add, currencyDecimals, decimal, toSql, zero } from '../../../kernel/values/money.js';
import { categoryWords, formatDay, formatNumber, unitIn, wordsIn } from '../labels.js';
import type { PrintedDocument, PrintedTax } from '../printed.js';
import { amountInWords, type Language } from '../words.js';
import { bottom, type Fact, factOf, finishPages, left, right, writeHead } from './paper.js';

const columns = [
  { key: 'code', x: left, width: 58, align: 'left' },
  { key: 'description', x: left + 62, width: 176, align: 'left' },
  { key: 'quantity', x: left + 240, width: 56, align: 'right' },
  { key: 'price', x: left + 298, width: 66, align: 'right' },
  { key: 'discount', x: left + 366, width: 36, align: 'right' },
  { key: 'tax', x: left + 404, width: 34, align: 'right' },
  { key: 'net', x: left + 440, width: right - left - 440, align: 'right' },
] as const;

/** A document while it is drawn. */
interface Print {
  readonly pdf: Pdf;
  readonly row: PrintedDocument;
  readonly language: Language;
  readonly decimals: number;
}

const numberOf = ({ row, language }: Print, value: string, places: number): string =>
  formatNumber(value, places, { language, country: row.company.address.country });

const moneyOf = (print: Print, value: string): string => numberOf(print, value, print.decimals);

const plain = (value: string): string => toSql(decimal(value));

function factsOf({ row, language }: Print): readonly Fact[] {
  const words = wordsIn(language);
  const isForeign = row.currency_code !== row.base_currency;
  const rate = `${plain(row.exchange_rate)} ${row.base_currency}`;
  return [
    [words('number'), row.number ?? '—'],
    [words('issued'), formatDay(row.issue_date, language)],
    ...row.details.map((detail) => factOf(detail, language)),
    [words('currency'), row.currency_code],
    ...(isForeign ? [[words('rate'), rate] as const] : []),
  ];
}

function writeHeading({ pdf, language }: Print, y: number): number {
  const words = wordsIn(language);
  pdf.rect(left - 4, y - 4, right - left + 8, 17).fill('#eeeeee');
  for (const { key, x, width, align } of columns) {
    write(pdf, words(key), { x, y, width, align, size: 8, isBold: true });
  }
  return y + 19;
}

type Line = PrintedDocument['lines'][number];

function lineCells(
  print: Print,
  line: Line,
): Readonly<Record<(typeof columns)[number]['key'], string>> {
  return {
    code: line.productCode,
    description: line.description,
    quantity: `${numberOf(print, plain(line.quantity), 0)} ${unitIn(print.language, line.unit)}`,
    price: numberOf(print, plain(line.unitPrice), print.decimals),
    discount:
      Number(line.discountPercent) === 0 ? '' : numberOf(print, plain(line.discountPercent), 0),
    tax: numberOf(print, plain(line.taxRate), 0),
    net: moneyOf(print, line.netAmount),
  };
}

const lineSize = 8.5;

function lineHeight({ pdf }: Print, cells: ReturnType<typeof lineCells>): number {
  const heights = columns.map(({ key, width }) =>
    heightOf(pdf, cells[key] || ' ', { width, size: lineSize }),
  );
  return Math.max(...heights);
}

function writeSum(print: Print, label: string, sum: string, y: number): number {
  const { pdf } = print;
  write(pdf, label, { x: left + 240, y, width: 196, align: 'right', size: 8.5, isBold: true });
  const cell = { x: left + 436, width: right - left - 436, align: 'right' as const, size: 8.5 };
  return y + write(pdf, moneyOf(print, sum), { y, isBold: true, ...cell }) + 6;
}

/** Draws all lines. A line is never split. Every further page repeats the heading and shows the carried sum. */
function writeLines(print: Print, start: number): number {
  const { pdf, row, language } = print;
  const words = wordsIn(language);
  let y = writeHeading(print, start);
  let firstLine = y;
  let sum = zero;
  for (const [index, line] of row.lines.entries()) {
    const cells = lineCells(print, line);
    const height = lineHeight(print, cells);
    // The last line stays with the totals, so that no page contains only totals.
    const isLast = index === row.lines.length - 1;
    const room = isLast && index > 0 ? 12 + endHeight(print) : 14;
    if (y + height + room > bottom && (y > firstLine || !isLast)) {
      writeSum(print, words('carried'), toSql(sum), bottom);
      pdf.addPage();
      y = writeSum(print, words('brought'), toSql(sum), writeHeading(print, sheet.margin));
      firstLine = y;
    }
    for (const { key, x, width, align } of columns) {
      write(pdf, cells[key], { x, y, width, align, size: lineSize });
    }
    sum = add(sum, decimal(line.netAmount));
    y += height + 4;
  }
  rule(pdf, y, left, right);
  return y + 8;
}

function taxName({ language }: Print, tax: PrintedTax): string {
  const word = categoryWords[tax.category];
  const category = word === undefined ? tax.category : wordsIn(language)(word);
  const parts = tax.parts?.map((part) => `${plain(part.rate)} %`).join(' + ');
  const rate = parts ?? `${Number(Number(tax.rate).toFixed(4))} %`;
  return `${category} ${rate}`;
}

function writeTaxes(print: Print, start: number): number {
  const { pdf, row, language } = print;
  const words = wordsIn(language);
  let y = start;
  const name = { x: left, width: 130, size: 8 };
  const base = { x: left + 132, width: 66, size: 8, align: 'right' as const };
  const tax = { x: left + 200, width: 60, size: 8, align: 'right' as const };
  write(pdf, words('breakdown'), { y, isBold: true, ...name });
  write(pdf, words('base'), { y, isBold: true, ...base });
  y += write(pdf, words('taxTotal'), { y, isBold: true, ...tax }) + 3;
  for (const group of row.taxes) {
    const height = write(pdf, taxName(print, group), { y, ...name });
    write(pdf, moneyOf(print, group.base), { y, ...base });
    write(pdf, moneyOf(print, group.amount), { y, ...tax });
    y += height + 2;
    if (group.exemptionReason === undefined) continue;
    const reason = `${words('exempt')}: ${group.exemptionReason}`;
    y += write(pdf, reason, { y, color: '#6a6a6a', ...name, width: 260, size: 7.5 }) + 2;
  }
  return y;
}

function writeTotals(print: Print, start: number): number {
  const { pdf, row, language } = print;
  const words = wordsIn(language);
  let y = start;
  const name = { x: right - 200, width: 90 };
  const value = { x: right - 110, width: 110, align: 'right' as const };
  for (const [label, amount] of [
    [words('total'), row.total],
    [words('taxTotal'), row.tax_total],
  ] as const) {
    write(pdf, label, { y, ...name });
    y += write(pdf, moneyOf(print, amount), { y, ...value }) + 3;
  }
  rule(pdf, y, right - 200, right);
  write(pdf, words('grandTotal'), { y: y + 6, size: 12, isBold: true, ...name });
  const total = `${row.currency_code} ${moneyOf(print, row.grand_total)}`;
  const cell = { y: y + 6, size: 12, isBold: true, ...value, x: right - 150, width: 150 };
  return y + 6 + write(pdf, total, cell) + 4;
}

/** Returns the height of taxes, totals and notes, at most that of a page with one line. */
function endHeight({ row }: Print): number {
  const needed = 90 + row.taxes.length * 22 + (row.notes === null ? 0 : 40);
  return Math.min(needed, bottom - sheet.margin - 120);
}

function writeEnd(print: Print, start: number): void {
  const { pdf, row, language, decimals } = print;
  const words = wordsIn(language);
  let y = start;
  if (y + endHeight(print) > bottom) {
    pdf.addPage();
    y = sheet.margin;
  }
  y = Math.max(writeTaxes(print, y), writeTotals(print, y)) + 10;
  const inWords = amountInWords(plain(row.grand_total), row.currency_code, decimals, language);
  y += write(pdf, inWords, { x: left, y, width: right - left, size: 8.5 }) + 8;
  if (row.prices_include_tax) {
    y += write(pdf, words('included'), { x: left, y, width: right - left, size: 7.5 }) + 6;
  }
  if (row.notes === null) return;
  const label = row.kind === 'creditNote' ? words('reason') : words('notes');
  y += write(pdf, label, { x: left, y, width: 200, size: 7.5, color: '#6a6a6a' }) + 2;
  write(pdf, row.notes, { x: left, y, width: right - left, size: 8.5 });
}

function markOf({ row, language }: Print) {
  const words = wordsIn(language);
  if (row.status === 'void') return { text: words('void'), color: '#c00000' };
  if (row.status === 'draft') return { text: words('draft'), color: '#606060' };
  return undefined;
}

/** Runs in a child process; see drawing.ts. */
export function drawDocument(row: PrintedDocument, language: Language): Promise<Buffer> {
  const words = wordsIn(language);
  const name = words(row.kind);
  const title = `${name} ${row.number ?? ''}`.trim();
  const info = { title, author: row.company.name, date: row.created_at, language };
  return makePdf(info, (pdf) => {
    const print: Print = { pdf, row, language, decimals: currencyDecimals(row.currency_code) };
    const partyLabel = row.kind === 'purchaseOrder' ? words('vendor') : words('customer');
    const head = { title: name, partyLabel, facts: factsOf(print) };
    writeEnd(print, writeLines(print, writeHead(pdf, row, head, language)));
    finishPages(pdf, row.number, language, markOf(print));
  });
}
