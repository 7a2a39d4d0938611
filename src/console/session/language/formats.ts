import { localeOf } from './plurals.js';
import { preferences } from './preferences.js';
import { remembered } from './remembered.js';
import { quantityText } from './units.js';
import { usePreferences } from './use-preferences.js';

export interface Formats {
  /** An amount with its currency; without one, the plain number with two decimals. */
  money(amount: number, currency?: string): string;
  /** A unit price or cost with two to six decimals. */
  price(amount: number): string;
  number(value: number, decimals?: number): string;
  /** A quantity with the name of its unit, such as `2 units`. */
  quantity(value: number, unit: string): string;
  percent(share: number): string;
  /** A short number for the axis of a chart, such as `12K`. */
  short(value: number): string;
  /** An instant in the time zone of the browser. */
  instant(at: string): string;
  /** A calendar day, without a time zone. */
  day(on: string): string;
  /** A calendar day without its year, such as `31/01`. */
  shortDay(on: string): string;
  /** `2026-03` as `Mar 2026`. */
  month(month: string): string;
  /** `2026-03` as `Mar`. */
  monthName(month: string): string;
  /** The names of the days of a week, which begins on Monday. */
  weekdays(): readonly { readonly short: string; readonly long: string }[];
  /** A relative time, such as `3 hours ago`. */
  relative(at: string, now?: number): string;
  bytes(count: number): string;
}

const units: readonly (readonly [Intl.RelativeTimeFormatUnit, number])[] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

type NumberFormats = Pick<Formats, 'money' | 'price' | 'number' | 'percent' | 'short' | 'bytes'>;

function numberFormats(locale: string): NumberFormats {
  const formatOf = (options: Intl.NumberFormatOptions) =>
    remembered<void, Intl.NumberFormat>(() => new Intl.NumberFormat(locale, options));
  const prices = formatOf({ minimumFractionDigits: 2, maximumFractionDigits: 6 });
  const numbers = formatOf({ maximumFractionDigits: 6 });
  const percents = formatOf({ style: 'percent', maximumFractionDigits: 1 });
  const shorts = formatOf({ notation: 'compact', maximumSignificantDigits: 3 });
  const withDigits = remembered(
    (digits: number) =>
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      }),
  );
  const plain = (value: number, digits: number): string => withDigits(digits).format(value);
  return {
    money: (amount, currency) => (currency ? `${currency} ${plain(amount, 2)}` : plain(amount, 2)),
    price: (amount) => prices().format(amount),
    number: (value, decimals) =>
      decimals === undefined ? numbers().format(value) : plain(value, decimals),
    percent: (share) => percents().format(share),
    short: (value) => shorts().format(value),
    bytes: (count) =>
      count < 1000 ? `${count} B` : `${plain(count / 1000, count < 10_000 ? 1 : 0)} kB`,
  };
}

type DateFormats = Omit<Formats, keyof NumberFormats | 'quantity'>;

function dateFormats(language: string): DateFormats {
  const locale = localeOf(language);
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    remembered<void, Intl.DateTimeFormat>(() => new Intl.DateTimeFormat(locale, options));
  const dateTime = formatOf({ dateStyle: 'medium', timeStyle: 'short' });
  const date = formatOf({ dateStyle: 'medium', timeZone: 'UTC' });
  const month = formatOf({ month: 'short', year: 'numeric', timeZone: 'UTC' });
  const shortDay = formatOf({ day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const monthName = formatOf({ month: 'short', timeZone: 'UTC' });
  const weekdayNames = (['short', 'long'] as const).map((weekday) =>
    formatOf({ weekday, timeZone: 'UTC' }),
  );
  const ago = remembered<void, Intl.RelativeTimeFormat>(
    () => new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }),
  );
  return {
    weekdays: () =>
      Array.from({ length: 7 }, (_, at) => {
        // The fifth of January 1970 was a Monday.
        const day = new Date(Date.UTC(1970, 0, 5 + at));
        const [short = '', long = ''] = weekdayNames.map((format) => format().format(day));
        return { short: short.slice(0, 2), long };
      }),
    instant: (at) => dateTime().format(new Date(at)),
    day: (on) => date().format(new Date(`${on.slice(0, 10)}T00:00:00Z`)),
    shortDay: (on) => shortDay().format(new Date(`${on}T00:00:00Z`)),
    monthName: (of) => monthName().format(new Date(`${of}-01T00:00:00Z`)),
    month: (of) => month().format(new Date(`${of}-01T00:00:00Z`)),
    relative(at, now = Date.now()) {
      const seconds = (new Date(at).getTime() - now) / 1000;
      const [unit, size] = units.find(([, least]) => Math.abs(seconds) >= least) ?? ['second', 1];
      return ago().format(Math.trunc(seconds / size), unit);
    },
  };
}

/** Returns the formats of a language, which all parts of the page share. */
export const formatsOf = remembered(
  (language: 'en' | 'es'): Formats => ({
    quantity: (value, unit) => quantityText(language, value, unit),
    ...numberFormats(localeOf(language)),
    ...dateFormats(language),
  }),
);

export const useFormats = (): Formats => formatsOf(usePreferences().language);

/**
 * Makes the usual formats in tasks of their own, while the page waits for the server. The first ones take the browser some
 * ten milliseconds each.
 */
export function prepareFormats(): void {
  const { day, money } = formatsOf(preferences.get().language);
  setTimeout(() => day('2000-01-01'));
  setTimeout(() => money(0));
}
