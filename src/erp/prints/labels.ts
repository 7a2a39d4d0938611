import { text } from './messages/index.js';
import type { Language } from './words.js';

/** A text of printed documents without placeholders. */
export type Word = Exclude<Parameters<typeof text>[0], 'amountInWords' | 'page' | 'netDays'>;

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

/** Units that are words; others, such as kg, are the same in both languages. */
const unitWords: readonly Word[] = [
  'unit',
  'hour',
  'day',
  'month',
  'box',
  'pair',
  'dozen',
  'service',
];

const languages = ['es', 'en'] as const;
const isNamed = (word: Word, name: string): boolean =>
  languages.some((language) => text(word)[language] === name.toLowerCase());

/** Returns a unit in the language, if it is a word of either language. */
export function unitIn(language: Language, unit: string): string {
  const word = unitWords.find((each) => isNamed(each, unit));
  return word === undefined ? unit : text(word)[language];
}

const standardTerms = [
  text('cashTerms'),
  text('endOfNextMonth'),
  ...[8, 15, 30, 45, 60, 90].map((days) => text('netDays', { days })),
];

/** Returns the name of payment terms in the language, if they are those with which every company begins. */
export function termsIn(language: Language, name: string): string {
  const known = standardTerms.find((terms) => languages.some((each) => terms[each] === name));
  return known?.[language] ?? name;
}

const idTypeWords: Readonly<Record<string, Word>> = {
  OTHER: 'taxId',
  OTRO: 'taxId',
  CEDULA: 'identityCard',
  PASSPORT: 'passport',
  PASAPORTE: 'passport',
};

/** Returns the type of a tax number in the language; most types are names of one country, such as RNC. */
export function idTypeIn(language: Language, type: string | null): string {
  if (type === null) return text('taxId')[language];
  const word = idTypeWords[type];
  return word === undefined ? type : text(word)[language];
}

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
