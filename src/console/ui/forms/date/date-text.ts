import { remembered } from '../../../session/language/remembered.js';
import { type Day, dayFrom } from './days.js';

type Part = 'day' | 'month' | 'year';

const isPart = (type: string): type is Part => ['day', 'month', 'year'].includes(type);

/** How a locale writes a day in numbers. */
export interface DateForm {
  readonly order: readonly Part[];
  /** Returns `2026-01-31` as `31/01/2026`. */
  readonly textOf: (day: Day) => string;
  /** Returns the form with names of the parts, such as `dd/mm/yyyy`. */
  readonly patternOf: (names: Readonly<Record<Part, string>>) => string;
}

export const dateFormOf = remembered((locale: string): DateForm => {
  const format = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = format.formatToParts(0);
  return {
    order: parts.map(({ type }) => type).filter(isPart),
    textOf: (day) => (day === '' ? '' : format.format(new Date(`${day}T12:00:00Z`))),
    patternOf: (names) =>
      parts.map(({ type, value }) => (isPart(type) ? names[type] : value)).join(''),
  };
});

/** Two digits mean the year that is at most twenty years ahead. */
function fullYear(text: string, thisYear: number): number {
  const year = Number(text);
  if (text.length > 2) return year;
  const century = thisYear - (thisYear % 100);
  return century + year > thisYear + 20 ? century - 100 + year : century + year;
}

/** Splits `31012026` or `310126` by the lengths of the parts. */
function splitDigits(digits: string, order: readonly Part[]): readonly string[] {
  const yearLength = digits.length - 4;
  let from = 0;
  return order.map((part) => {
    const begin = from;
    from += part === 'year' ? yearLength : 2;
    return digits.slice(begin, from);
  });
}

interface ReadOptions {
  readonly order: readonly Part[];
  readonly thisYear: number;
  /** True to complete `31/1` by the current year. */
  readonly isComplete?: boolean;
}

function groupsOf(text: string, { order }: ReadOptions): readonly string[] {
  if (/^(\d{6}|\d{8})$/.test(text)) return splitDigits(text, order);
  return /^\d+([/.\s-]+\d+){1,2}$/.test(text) ? (text.match(/\d+/g) ?? []) : [];
}

/** Reads a typed day, in the order of the locale or as `2026-01-31`. Returns undefined for any other text. */
export function readDay(typed: string, options: ReadOptions): Day | undefined {
  const { order, thisYear, isComplete = false } = options;
  const groups = groupsOf(typed.trim(), options);
  if (groups.length === 2 && !isComplete) return undefined;
  const isIso = groups[0]?.length === 4;
  const inOrder = isIso ? (['year', 'month', 'day'] as const) : order;
  const names = groups.length === 2 ? inOrder.filter((part) => part !== 'year') : inOrder;
  const parts = new Map(names.map((part, at) => [part, groups[at] ?? '']));
  const year = parts.get('year') ?? String(thisYear);
  const [month, day] = [parts.get('month') ?? '', parts.get('day') ?? ''];
  if (![2, 4].includes(year.length) || !/^\d{1,2} \d{1,2}$/.test(`${month} ${day}`))
    return undefined;
  return dayFrom(fullYear(year, thisYear), Number(month), Number(day));
}
