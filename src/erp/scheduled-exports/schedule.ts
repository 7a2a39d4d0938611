import type { components } from '../../../generated/erp/types.js';
import { addDays, dayBounds, dayIn, formatInstant } from '../../kernel/values/time.js';

type Input = components['schemas']['ScheduledExportInput'];

/** When an export runs, on the clock of its company. */
export interface Schedule {
  readonly frequency: Input['frequency'];
  /** 1 is Monday, 7 is Sunday; of weekly runs. */
  readonly weekday: number | null;
  /** Of monthly runs. A shorter month has its last day. */
  readonly dayOfMonth: number | null;
  /** `HH:MM` */
  readonly time: string;
}

export type Period = NonNullable<Input['period']>;

const minuteMs = 60_000;

/** Returns the minutes since midnight of `HH:MM`. */
const minutesOf = (time: string): number =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Returns the instant at which the clock of a zone shows a time; where it skips the time, one as long after midnight. */
function instantAt(day: string, time: string, timeZone: string): Date {
  const shownAt = (instant: number) => formatInstant(new Date(instant), timeZone).slice(11, 16);
  const plain = dayBounds(day, timeZone).from.getTime() + minutesOf(time) * minuteMs;
  // Ahead or behind where the clocks change between midnight and this time.
  const ahead = minutesOf(shownAt(plain)) - minutesOf(time);
  const moved = plain - ahead * minuteMs;
  return new Date(shownAt(moved) === time ? moved : plain);
}

const weekdayOf = (day: string): number => ((new Date(day).getUTCDay() + 6) % 7) + 1;

const monthOf = (day: string): string => day.slice(0, 7);

const firstOf = (day: string): string => `${monthOf(day)}-01`;

const isLastOfMonth = (day: string): boolean => monthOf(addDays(day, 1)) !== monthOf(day);

function isRunDay({ frequency, weekday, dayOfMonth }: Schedule, day: string): boolean {
  if (frequency === 'daily') return true;
  if (frequency === 'weekly') return weekdayOf(day) === weekday;
  const date = Number(day.slice(8));
  return date === dayOfMonth || (isLastOfMonth(day) && date < (dayOfMonth ?? 0));
}

/** Returns the first run after an instant. */
export function nextRun(schedule: Schedule, after: Date, timeZone: string): Date {
  let day = dayIn(after, timeZone);
  for (;;) {
    const at = instantAt(day, schedule.time, timeZone);
    if (isRunDay(schedule, day) && at > after) return at;
    day = addDays(day, 1);
  }
}

/** The first and the last day of a period, as the parameters of a list. */
export interface Days {
  readonly dateFrom?: string;
  readonly dateTo?: string;
}

/** @param day  the day of the run */
export function daysOf(period: Period, day: string): Days {
  const yesterday = addDays(day, -1);
  const monday = addDays(day, 1 - weekdayOf(day));
  const lastOfMonth = addDays(firstOf(day), -1);
  const days: Readonly<Record<Period, Days>> = {
    all: {},
    previousDay: { dateFrom: yesterday, dateTo: yesterday },
    previousWeek: { dateFrom: addDays(monday, -7), dateTo: addDays(monday, -1) },
    previousMonth: { dateFrom: firstOf(lastOfMonth), dateTo: lastOfMonth },
    monthToDate: { dateFrom: firstOf(day), dateTo: day },
  };
  return days[period];
}
