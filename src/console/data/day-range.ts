import type { ListState } from './list-state.js';

const isDay = (text: string | undefined): text is string => /^\d{4}-\d\d-\d\d$/.test(text ?? '');

/** Returns the beginning of a day in the time zone of the browser, some days later. */
function startOf(day: string, later = 0): string {
  const start = new Date(`${day}T00:00:00`);
  start.setDate(start.getDate() + later);
  return start.toISOString();
}

/** Returns the filters `from` and `to` as a range of days in the time zone of the browser, both included. */
export function daysIn(list: ListState) {
  const [from, to] = [list.filter('from'), list.filter('to')];
  return {
    ...(isDay(from) ? { createdAfter: startOf(from) } : {}),
    ...(isDay(to) ? { createdBefore: startOf(to, 1) } : {}),
  };
}
