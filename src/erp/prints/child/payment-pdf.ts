import { makePdf, type Pdf, rule, sheet, write } from '../../../kernel/pdf/pdf.js';
import { currencyDecimals, decimal, toSql, zero } from '../../../kernel/values/money.js';
import { formatDay, formatNumber, methodWords, wordsIn } from '../labels.js';
import type { PrintFields } from '../printed.js';
import { amountInWords, type Language } from '../words.js';
import { bottom, type Fact, finishPages, left, right, writeHead } from './paper.js';

/** A payment of a customer (a receipt) or to a vendor (a voucher). Decimals are texts. */
export interface PrintedPayment extends PrintFields {
  readonly kind: 'receipt' | 'voucher';
  readonly number: string;
  readonly date: string;
  readonly method: string;
  readonly reference: string | null;
  readonly notes: string | null;
  readonly isReversed: boolean;
  readonly currency_code: string;
  readonly amount: string;
  readonly unallocated_amount: string;
  readonly allocations: readonly { readonly documentNumber: string; readonly amount: string }[];
}

interface Print {
  readonly pdf: Pdf;
  readonly payment: PrintedPayment;
  readonly language: Language;
}

const valueBox = { x: right - 150, width: 150, align: 'right' } as const;

function moneyOf({ payment, language }: Print, value: string): string {
  const { country } = payment.company.address;
  const places = currencyDecimals(payment.currency_code);
  return formatNumber(toSql(decimal(value)), places, { language, country });
}

function factsOf({ payment, language }: Print): readonly Fact[] {
  const words = wordsIn(language);
  const method = methodWords[payment.method];
  return [
    [words('number'), payment.number],
    [words('issued'), formatDay(payment.date, language)],
    [words('method'), method === undefined ? payment.method : words(method)],
    ...(payment.reference === null ? [] : [[words('reference'), payment.reference] as const]),
    [words('currency'), payment.currency_code],
  ];
}

/** Writes the sum in digits and in words. */
function writeAmount(print: Print, start: number): number {
  const { pdf, payment, language } = print;
  const words = wordsIn(language);
  const { amount, currency_code: currency } = payment;
  const style = { y: start, size: 12, isBold: true };
  write(pdf, words('amount'), { x: left, width: 200, ...style });
  const text = `${currency} ${moneyOf(print, amount)}`;
  let y = start + write(pdf, text, { ...valueBox, ...style }) + 4;
  const plain = toSql(decimal(amount));
  const inWords = amountInWords(plain, currency, currencyDecimals(currency), language);
  y += write(pdf, inWords, { x: left, y, width: right - left, size: 8.5 }) + 12;
  return y;
}

function writeHeading({ pdf, language }: Print, y: number): number {
  const words = wordsIn(language);
  pdf.rect(left - 4, y - 4, right - left + 8, 17).fill('#eeeeee');
  write(pdf, words('document'), { x: left, y, width: 240, size: 8, isBold: true });
  write(pdf, words('applied'), { ...valueBox, y, size: 8, isBold: true });
  return y + 19;
}

/** Writes one line for each document that the payment is applied to, and what is not applied. */
function writeAllocations(print: Print, start: number): number {
  const { pdf, payment, language } = print;
  const rows = payment.allocations.map(
    ({ documentNumber, amount }) => [documentNumber, amount] as const,
  );
  const isApplied = decimal(payment.unallocated_amount).eq(zero);
  if (!isApplied) rows.push([wordsIn(language)('unapplied'), payment.unallocated_amount]);
  let y = writeHeading(print, start);
  for (const [name, amount] of rows) {
    if (y + 14 > bottom) {
      pdf.addPage();
      y = writeHeading(print, sheet.margin);
    }
    write(pdf, name, { x: left, y, width: 240 });
    y += write(pdf, moneyOf(print, amount), { ...valueBox, y }) + 4;
  }
  rule(pdf, y, left, right);
  return y + 10;
}

function writeNotes({ pdf, payment, language }: Print, start: number): void {
  if (payment.notes === null) return;
  const label = { x: left, y: start, width: 200, size: 7.5, color: '#6a6a6a' };
  const y = start + write(pdf, wordsIn(language)('notes'), label) + 2;
  write(pdf, payment.notes, { x: left, y, width: right - left, size: 8.5 });
}

/** Runs in a child process; see drawing.ts. */
export function drawPayment(payment: PrintedPayment, language: Language): Promise<Buffer> {
  const words = wordsIn(language);
  const title = words(payment.kind);
  const { company, created_at: date, number } = payment;
  return makePdf({ title: `${title} ${number}`, author: company.name, date, language }, (pdf) => {
    const print: Print = { pdf, payment, language };
    const partyLabel = payment.kind === 'voucher' ? words('vendor') : words('customer');
    const head = { title, partyLabel, facts: factsOf(print) };
    const y = writeHead(pdf, payment, head, language);
    writeNotes(print, writeAllocations(print, writeAmount(print, y)));
    const mark = payment.isReversed ? { text: words('reversed'), color: '#c00000' } : undefined;
    finishPages(pdf, number, language, mark);
  });
}
