import { text } from '../messages/index.js';

/** The headings of columns by language and name. */
export type Headings = Readonly<Record<'en' | 'es', Readonly<Record<string, string>>>>;

/** How a file writes headings and values: for programs, which read names and plain values, or for people. */
export interface FileForm {
  readonly separator: ',' | ';';
  /** True if a workbook shows days and instants by the format of the reader's spreadsheet, and booleans as words. */
  readonly isForPeople: boolean;
  headingOf(name: string): string;
  numberText(value: number): string;
  booleanText(value: boolean): string;
  /** Returns a day or an instant, which the API writes as RFC 3339 on the clock of the company. */
  timeText(text: string, kind: 'day' | 'instant'): string;
}

export const forPrograms: FileForm = {
  separator: ',',
  isForPeople: false,
  headingOf: (name) => name,
  numberText: String,
  booleanText: String,
  timeText: (text) => text,
};

/** Returns a name of a member in words: `dueDate` is "Due date". */
function inWords(name: string): string {
  const words = name.replace(/[A-Z]+(?![a-z])|[A-Z]|\d+/g, (part) => ` ${part.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Returns the character between the whole and the decimals of a number. */
function decimalSignOf(locale: string): ',' | '.' {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.some(({ type, value }) => type === 'decimal' && value === ',') ? ',' : '.';
}

/** @param locale  a language and, if known, a region: `es-DO` */
export function forPeople(locale: string, headings: Headings | undefined): FileForm {
  const language = locale.startsWith('es') ? 'es' : 'en';
  const sign = decimalSignOf(locale);
  const days = new Intl.DateTimeFormat(locale, {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return {
    // Excel divides cells by semicolons where decimals have a comma.
    separator: sign === ',' ? ';' : ',',
    isForPeople: true,
    headingOf: (name) => headings?.[language][name] ?? inWords(name),
    numberText: (value) => String(value).replace('.', sign),
    booleanText: (value) => text(value ? 'yes' : 'no')[language],
    timeText(written, kind) {
      const day = new Date(`${written.slice(0, 10)}T00:00:00Z`);
      if (Number.isNaN(day.getTime())) return written;
      return kind === 'day' ? days.format(day) : `${days.format(day)} ${written.slice(11, 16)}`;
    },
  };
}

export const isTime = (kind: string): kind is 'day' | 'instant' =>
  kind === 'day' || kind === 'instant';
