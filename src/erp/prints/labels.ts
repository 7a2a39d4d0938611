import { text } from './messages/index.js';
import type { Language } from './words.js';

/** A text of printed documents without placeholders. */
export type Word = Exclude<Parameters<typeof text>[0], 'amountInWords' | 'page'>;

/** Returns the function that gives the texts of printed documents in one language. */
export const wordsIn =
  (language: Language) =>
  (key: Word): string =>
    text(key)[language];

/** Payment methods by their names in the contract. */
export const methodWords: Readonly<Record<string, Word>> = {
  efectivo: 'cash',
  transferencia: 'transfer',
  tarjeta: 'card',
  cheque: 'check',
  otro: 'otherMethod',
};

/** Categories of taxes, by their names in the contract. */
export const categoryWords: Readonly<Record<string, Word>> = {
  standard: 'taxed',
  reduced: 'reducedRate',
  zero: 'zeroRate',
  exempt: 'exemptTax',
  not_subject: 'notSubject',
  reverse_charge: 'reverseCharge',
  withholding: 'withholding',
};

/** Countries where Spanish uses a decimal point. */
const withPoint = new Set('DO MX GT HN NI PA PR PE SV US'.split(' '));

/**
 * Returns a decimal text with separators of thousands.
 *
 * @param places  the least number of decimals
 */
export function formatNumber(
  value: string,
  places: number,
  { language, country }: { readonly language: Language; readonly country: string | null },
): string {
  const isPoint = language === 'en' || withPoint.has(country ?? '');
  const [thousand, point] = isPoint ? [',', '.'] : ['.', ','];
  const [whole = '0', fraction = ''] = value.replace('-', '').split('.');
  const shown = fraction.replace(/(?<!0)0+$/, '').padEnd(places, '0');
  const head = whole.length % 3;
  const groups = [whole.slice(0, head), ...(whole.slice(head).match(/\d{3}/g) ?? [])];
  const grouped = groups.filter((group) => group !== '').join(thousand);
  return `${value.startsWith('-') ? '-' : ''}${grouped}${shown === '' ? '' : point + shown}`;
}

/** By language: 23/11/2026, 23 Nov 2026. */
const dayFormats: Readonly<Record<Language, Intl.DateTimeFormat>> = {
  es: new Intl.DateTimeFormat('es-DO', {
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  }),
  en: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }),
};

/** Returns a day in the form of the language. */
export const formatDay = (day: string, language: Language): string =>
  dayFormats[language].format(new Date(`${day}T00:00:00Z`));
