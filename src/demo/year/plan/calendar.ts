import { dayBounds } from '../../../kernel/values/time.js';
import type { Dice } from './dice.js';

/** A day of the year and its number of invoices. */
export interface YearDay {
  /** `YYYY-MM-DD` */
  readonly day: string;
  /** From 0, Sunday. */
  readonly weekday: number;
  readonly invoices: number;
}

/** Weights of the weekdays from Sunday, when shops are closed. On Saturday they close at noon. */
const weekdays = [0.06, 1.04, 0.98, 0.95, 1.04, 1.22, 0.72];
/** Weights of the months from January. */
const months = [0.84, 0.9, 0.98, 0.95, 1.06, 0.98, 1, 0.94, 0.92, 1, 1.13, 1.46];
/** Weights of the days of a month, because people buy after pay day. */
const payDays: ReadonlySet<string> = new Set(['15', '16', '30', '31']);
/** The growth of sales within the year. */
const growth = 0.18;

/** Returns the days of the calendar months before `today`, including it. */
function daysUntil(today: string, count: number): string[] {
  const end = Date.parse(`${today}T00:00:00Z`);
  const [year = 0, month = 0, day = 0] = today.split('-').map(Number);
  const days: string[] = [];
  const lastOfMonth = new Date(Date.UTC(year, month - count, 0)).getUTCDate();
  const first = Math.min(day, lastOfMonth) + 1;
  for (let at = Date.UTC(year, month - 1 - count, first); at <= end; at += 86_400_000) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

/** Distributes invoices over the days by weekday, season and pay day. */
export function calendarOf(
  { today, months: count, invoices }: { today: string; months: number; invoices: number },
  dice: Dice,
): readonly YearDay[] {
  const days = daysUntil(today, count);
  const weights = days.map((day, place) => {
    const weekday = weekdays[new Date(day).getUTCDay()] ?? 1;
    const season = months[Number(day.slice(5, 7)) - 1] ?? 1;
    const bump = payDays.has(day.slice(8)) ? 1.25 : 1;
    const trend = 1 + (growth * place) / days.length;
    return weekday * season * bump * trend * (0.85 + dice.unit() * 0.3);
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let upTo = 0;
  let given = 0;
  return days.map((day, place) => {
    upTo += weights[place] ?? 0;
    const now = Math.round((upTo / total) * invoices) - given;
    given += now;
    return { day, weekday: new Date(day).getUTCDay(), invoices: now };
  });
}

/**
 * Returns the instants of a day by its elapsed part. The last day ends at `now`.
 *
 * @returns part in [0, 1) → instant
 */
export function momentsOf(day: string, timeZone: string, now: Date): (part: number) => Date {
  const { from, to } = dayBounds(day, timeZone);
  const length = Math.min(to.getTime(), now.getTime()) - from.getTime();
  return (part) => new Date(from.getTime() + Math.floor(part * length));
}
