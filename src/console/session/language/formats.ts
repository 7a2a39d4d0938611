import { useMemo } from 'react';
import { localeOf } from './plurals.js';
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
  readonly weekdays: readonly { readonly short: string; readonly long: string }[];
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

/** The language with the region of the browser, which determines the order of day and month. */
export const dateLocaleOf = (language: string): string =>
  navigator.languages.find((name) => name.startsWith(`${language}-`)) ?? localeOf(language);

type NumberFormats = Pick<Formats, 'money' | 'price' | 'number' | 'percent' | 'short' | 'bytes'>;

function numberFormats(locale: string): NumberFormats {
  const prices = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  });
  // Making a format takes longer than using it, and a long list has thousands of numbers.
  const byDigits = new Map<number, Intl.NumberFormat>();
  const plain = (value: number, digits: number): string => {
    const format =
      byDigits.get(digits) ??
      new Intl.NumberFormat(locale, {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
    byDigits.set(digits, format);
    return format.format(value);
  };
  return {
    money: (amount, currency) => (currency ? `${currency} ${plain(amount, 2)}` : plain(amount, 2)),
    price: (amount) => prices.format(amount),
    number: (value, decimals) =>
      decimals === undefined
        ? new Intl.NumberFormat(locale, { maximumFractionDigits: 6 }).format(value)
        : plain(value, decimals),
    percent: (share) =>
      new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 }).format(share),
    short: (value) => new Intl.NumberFormat(locale, { notation: 'compact' }).format(value),
    bytes: (count) =>
      count < 1000 ? `${count} B` : `${plain(count / 1000, count < 10_000 ? 1 : 0)} kB`,
  };
}

type DateFormats = Omit<Formats, keyof NumberFormats | 'quantity'>;

function dateFormats(language: string): DateFormats {
  const locale = dateLocaleOf(language);
  const dateTime = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' });
  const month = new Intl.DateTimeFormat(locale, {
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const shortDay = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'numeric',
    timeZone: 'UTC',
  });
  const monthName = new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' });
  const weekday = (style: 'short' | 'long', at: number): string =>
    new Intl.DateTimeFormat(locale, { weekday: style, timeZone: 'UTC' }).format(
      // The fifth of January 1970 was a Monday.
      new Date(Date.UTC(1970, 0, 5 + at)),
    );
  const ago = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  return {
    weekdays: Array.from({ length: 7 }, (_, at) => ({
      short: weekday('short', at).slice(0, 2),
      long: weekday('long', at),
    })),
    instant: (at) => dateTime.format(new Date(at)),
    day: (on) => date.format(new Date(`${on.slice(0, 10)}T00:00:00Z`)),
    shortDay: (on) => shortDay.format(new Date(`${on}T00:00:00Z`)),
    monthName: (of) => monthName.format(new Date(`${of}-01T00:00:00Z`)),
    month: (of) => month.format(new Date(`${of}-01T00:00:00Z`)),
    relative(at, now = Date.now()) {
      const seconds = (new Date(at).getTime() - now) / 1000;
      const [unit, size] = units.find(([, least]) => Math.abs(seconds) >= least) ?? ['second', 1];
      return ago.format(Math.trunc(seconds / size), unit);
    },
  };
}

/** Returns the formats of a language that the user may not have chosen, such as that of a customer. */
export const formatsOf = (language: 'en' | 'es'): Formats => ({
  quantity: (value, unit) => quantityText(language, value, unit),
  ...numberFormats(localeOf(language)),
  ...dateFormats(language),
});

export function useFormats(): Formats {
  const { language } = usePreferences();
  return useMemo(() => formatsOf(language), [language]);
}
