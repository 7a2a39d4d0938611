import { addDays } from '../../../kernel/values/time.js';
import type { Customer, Today, Year } from '../state.js';
import type { Dice } from './dice.js';

/** An invoice as it was issued. */
interface IssuedInvoice {
  readonly invoiceId: number;
  readonly dueDate: string;
  readonly isCash: boolean;
}

/** Limits the documents that are made one by one in a very large year. */
const rateOf = (usual: number, most: number, invoices: number) => Math.min(usual, most / invoices);

/** Days between the due day and the payment; undefined: never. */
function delayOf({ habit }: Customer, isCash: boolean, dice: Dice): number | undefined {
  if (dice.chance(isCash ? 0.004 : 0.012)) return undefined;
  if (isCash) return dice.chance(0.95) ? 0 : dice.between(1, 6);
  if (habit === 'prompt') return dice.between(-6, 2);
  return habit === 'slow' ? dice.between(2, 38) : dice.between(20, 140);
}

const isoWeekday = (day: string) => new Date(day).getUTCDay();

/** Returns the Friday of the week, or the day itself for customers without a fixed pay day. */
function payDayOf({ paysWeekly }: Customer, isCash: boolean, day: string): string {
  if (isCash || !paysWeekly) return day;
  return addDays(day, (5 - isoWeekday(day) + 7) % 7);
}

/** Decides the future of an invoice and plans it for later days. */
export function foresee(
  year: Year,
  { day }: Today,
  customerAt: number,
  issued: IssuedInvoice,
): void {
  const { dice, invoices, today, payments, returns } = year;
  const { invoiceId, dueDate, isCash } = issued;
  const customer = year.customers[customerAt];
  if (customer === undefined) return;
  if (dice.chance(rateOf(0.012, 1_500, invoices))) {
    returns.add(day, { invoiceId, kind: 'void' });
    return;
  }
  if (dice.chance(rateOf(0.05, 2_500, invoices))) {
    const then = addDays(day, dice.between(1, 24));
    if (then <= today) returns.add(then, { invoiceId, kind: 'credit' });
  }
  const delay = delayOf(customer, isCash, dice);
  if (delay === undefined) return;
  const due = payDayOf(customer, isCash, addDays(dueDate, delay));
  const first = due < day ? day : due;
  const isParted = !isCash && dice.chance(0.07);
  const part = isParted ? 0.3 + Math.round(dice.unit() * 8) / 20 : 1;
  const plan = { customer: customerAt, invoiceId, isCash };
  if (first <= today) payments.add(first, { ...plan, part });
  if (!isParted) return;
  const rest = payDayOf(customer, isCash, addDays(first, dice.between(10, 45)));
  if (rest <= today) payments.add(rest, { ...plan, part: 1 });
}
