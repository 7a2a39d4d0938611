/** A calendar day without a time zone, `YYYY-MM-DD`. */
export type Day = string;

const atNoon = (day: Day): Date => new Date(`${day}T12:00:00Z`);
const dayOf = (at: Date): Day => at.toISOString().slice(0, 10);

/** Returns the day of three numbers; undefined if there is no such day. */
export function dayFrom(year: number, month: number, day: number): Day | undefined {
  const at = new Date(Date.UTC(year, month - 1, day, 12));
  const isReal = at.getUTCMonth() === month - 1 && at.getUTCDate() === day;
  return isReal && year >= 1000 && year <= 9999 ? dayOf(at) : undefined;
}

export function plusDays(day: Day, count: number): Day {
  const at = atNoon(day);
  at.setUTCDate(at.getUTCDate() + count);
  return dayOf(at);
}

/** Returns the same day of another month, or its last day if the month is shorter. */
export function plusMonths(day: Day, count: number): Day {
  const at = atNoon(day);
  const last = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count + 1, 0, 12));
  last.setUTCDate(Math.min(at.getUTCDate(), last.getUTCDate()));
  return dayOf(last);
}

/** The position of a day in its week, which begins on Monday. */
export const weekday = (day: Day): number => (atNoon(day).getUTCDay() + 6) % 7;

/** Returns the weeks that a month touches, each with its seven days. */
export function weeksOf(day: Day): readonly (readonly Day[])[] {
  const first = `${day.slice(0, 7)}-01`;
  const begin = plusDays(first, -weekday(first));
  const last = plusDays(plusMonths(first, 1), -1);
  const weeks: Day[][] = [];
  for (let monday = begin; monday <= last; monday = plusDays(monday, 7))
    weeks.push(Array.from({ length: 7 }, (_, at) => plusDays(monday, at)));
  return weeks;
}
