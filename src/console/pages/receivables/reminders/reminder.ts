import type { Receivable } from '@notaria/erp';
import type { Formats } from '../../../session/language/formats.js';
import type { ReminderTexts } from './texts.js';

/** The open documents of a customer, the oldest due first. */
export interface Reminder {
  readonly customerId: number;
  readonly customerName: string;
  readonly rows: readonly Receivable[];
}

/** Mail programs cut long addresses of this kind, so a message names at most this many documents. */
const mostNamed = 15;

/** Groups documents by customer, in the order of their first document. */
export function remindersOf(rows: readonly Receivable[]): readonly Reminder[] {
  const groups = new Map<number, Receivable[]>();
  for (const row of rows) groups.set(row.customerId, [...(groups.get(row.customerId) ?? []), row]);
  return [...groups].map(([customerId, of]) => ({
    customerId,
    customerName: of[0]?.customerName ?? '',
    rows: of.toSorted((a, b) => a.dueDate.localeCompare(b.dueDate) || a.id - b.id),
  }));
}

/** Returns the open amount in each currency, such as `DOP 1,200.00 + USD 50.00`. */
export function openText(rows: readonly Receivable[], { money }: Formats): string {
  const cents = new Map<string, number>();
  for (const { currencyCode, openAmount } of rows)
    cents.set(currencyCode, (cents.get(currencyCode) ?? 0) + Math.round(openAmount * 100));
  return [...cents].map(([currency, sum]) => money(sum / 100, currency)).join(' + ');
}

export interface ReminderMessage {
  readonly subject: string;
  readonly body: string;
}

/** Returns the subject and the text of the message to a customer. */
export function messageOf(
  { customerName, rows }: Reminder,
  texts: ReminderTexts,
  formats: Formats,
  company: string,
): ReminderMessage {
  const [first] = rows;
  const lines = rows.slice(0, mostNamed).map(({ documentNumber, dueDate, daysOverdue, ...row }) => {
    const open = formats.money(row.openAmount, row.currencyCode);
    return texts.line(documentNumber, formats.day(dueDate), open, daysOverdue);
  });
  const left = rows.length - lines.length;
  return {
    subject: texts.subject(rows.length, first?.documentNumber ?? ''),
    body: [
      texts.greeting(customerName),
      '',
      texts.intro(rows.length),
      '',
      ...lines,
      ...(left > 0 ? [texts.more(left)] : []),
      '',
      ...(rows.length > 1 ? [texts.total(openText(rows, formats)), ''] : []),
      texts.closing,
      '',
      company,
    ]
      .join('\n')
      .trimEnd(),
  };
}

/** Returns the link that opens the message in the mail program of the user (RFC 6068). */
export function mailLink(email: string, { subject, body }: ReminderMessage): string {
  const encoded = [email, subject, body.replaceAll('\n', '\r\n')].map(encodeURIComponent);
  const [to = '', about, text] = encoded;
  return `mailto:${to.replace('%40', '@')}?subject=${about}&body=${text}`;
}
