import { normaliseName } from '../matching/index.js';
import { formats, type ParsedZone, signsOf } from '../mrz/index.js';
import type { RecognisedText } from './ports.js';

/*
 * Compares the printed text of a document with its zone. Recognised text is never complete: a value that was not found
 * may still be printed, which a reviewer must see.
 */

/** The printed text as words and as lines. */
export interface PrintedText {
  readonly words: ReadonlySet<string>;
  readonly lines: readonly (readonly string[])[];
  readonly raw: readonly string[];
  /** The lines that were read with confidence, in the order of the page. */
  readonly sure: readonly string[];
}

/** Folds letters that zones write as two letters and OCR reads as one, on both sides. */
const folded = (text: string): string => text.replace(/([aou])e/g, '$1');

const plain = (text: string): string => folded(normaliseName(text));

/** Lines of the zone are ignored, because they are not printed text. */
const isZoneLine = (text: string): boolean => /[<«]/.test(text) || /[A-Z0-9]{25}/.test(text);

/** `P<DOM` before the names of two lines would be a part of the first. */
const withoutCodes = (text: string): string => text.replace(/^[PVIAC][A-Z<][A-Z<]{3}(?=.*<<)/, '');

/** The least confidence of recognised text. */
const sureFrom = 80;

/** Returns the words of a zone, whose fillers are spaces. */
export function printedOf({ lines }: RecognisedText, mode: 'mrz' | 'text'): PrintedText {
  const all = lines.map(({ text }) => text);
  const raw =
    mode === 'mrz' ? [...all, ...all.map(withoutCodes)] : all.filter((text) => !isZoneLine(text));
  const parted = raw.map((line) => plain(line).split(' ').filter(Boolean));
  const sure = lines
    .filter(({ confidence, text }) => confidence >= sureFrom && !isZoneLine(text))
    .map(({ text }) => text);
  return { raw, sure, words: new Set(parted.flat()), lines: parted };
}

/** The least number of words for a conclusion. */
const fewestWords = 8;

export const isPage = ({ words }: PrintedText): boolean => words.size >= fewestWords;

/** Returns true if adjacent words together make the value, because printed names may be divided differently. */
const isRun = (words: readonly string[], joined: string): boolean =>
  words.some((_, from) => {
    let run = '';
    for (const word of words.slice(from)) {
      run += word;
      if (run.length >= joined.length) break;
    }
    return run === joined;
  });

/** In a truncated name, the last word may be incomplete. */
function hasName(printed: PrintedText, name: string | null, isCut: boolean): boolean {
  if (name === null) return true;
  const wanted = plain(name).split(' ').filter(Boolean);
  const joined = wanted.join('');
  if (printed.lines.some((line) => isRun(line, joined))) return true;
  return wanted.every((word, at) => {
    if (printed.words.has(word)) return true;
    const isLast = at === wanted.length - 1;
    return isCut && isLast && [...printed.words].some((other) => other.startsWith(word));
  });
}

type Names = Pick<ParsedZone, 'firstName' | 'lastName' | 'areNamesCut'>;

export const hasNames = (
  printed: PrintedText,
  { areNamesCut, firstName, lastName }: Names,
): boolean =>
  hasName(printed, lastName, areNamesCut && firstName === null) &&
  hasName(printed, firstName, areNamesCut);

/** Letters and digits that OCR confuses. */
const alike = (text: string): string =>
  text
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/[OQD]/g, '0')
    .replace(/[IL]/g, '1')
    .replace(/Z/g, '2')
    .replace(/S/g, '5')
    .replace(/B/g, '8');

export function hasNumber({ raw }: PrintedText, number: string | null): boolean {
  if (number === null) return true;
  const wanted = alike(number);
  return raw.some((line) => alike(line).includes(wanted));
}

/** The distinctive parts of the names of months in English, Spanish, French, German and Portuguese. */
const months = [
  'jan|ene',
  'feb|fev|fév',
  'mar|mär|mrz',
  'apr|abr|avr',
  'may|mai',
  'jun|juin',
  'jul|juil',
  'aug|ago|aou|aoû',
  'sep|set',
  'oct|okt|out',
  'nov',
  'dec|dic|dez|déc',
] as const;

/** Finds a day in any form: day first, year first, month by name, with two or four digits of the year. */
export function hasDay({ raw }: PrintedText, day: string | null): boolean {
  if (day === null) return true;
  const [year = '', month = '', date = ''] = day.split('-');
  const [y, d, m] = [`(?:${year}|${year.slice(2)})`, `0?${Number(date)}`, `0?${Number(month)}`];
  const apart = '[^\\p{L}\\p{N}]{1,3}';
  const named = `(?:${months[Number(month) - 1]})\\p{L}{0,12}`;
  const twice = `${named}(?:${apart}\\p{L}{1,12})?`;
  const orders = [
    [d, m, y],
    [year, m, d],
    [m, d, y],
    [d, twice, y],
    [named, d, y],
  ];
  const forms = orders.map((parts) => parts.join(apart));
  const pattern = new RegExp(
    `(?<!\\p{N})(?:${forms.join('|')}|${date}${month}${year})(?!\\p{N})`,
    'iu',
  );
  return raw.some((line) => pattern.test(line));
}

/** Labels in front of or above values, in English, Spanish, French, German and Portuguese. */
const labels = {
  lastName: /^(surname|last name|family name|apellidos?|nom|nachname|name|apelidos?)(?=$|\P{L})/iu,
  firstName:
    /^(given names?|first names?|forenames?|nombres?|pr[ée]noms?|vornamen?|nomes?)(?=$|\P{L})/iu,
  number:
    /^(document|passport|card|licen[cs]e)? ?(no|nr|number)\b|^n[úu]mero|^(pasaporte|c[ée]dula) (no|n[º°])/iu,
  birth:
    /^(date of birth|birth|born|fecha de nacimiento|nacimiento|date de naissance|n[ée] le|geburts|data de nascimento)/iu,
} as const;

/** Returns the text after a label, or on the line below it, if both were read with confidence. */
function labelledValue({ sure }: PrintedText, label: RegExp): string | undefined {
  const at = sure.findIndex((line) => label.test(line.trim()));
  if (at < 0) return undefined;
  const behind = (sure[at] ?? '')
    .trim()
    .replace(label, '')
    .replace(/^[^\p{L}\p{N}]+/u, '');
  const value = behind.length > 1 ? behind : sure[at + 1];
  return value !== undefined && Object.values(labels).some((other) => other.test(value.trim()))
    ? undefined
    : value;
}

/** A printed day in digits. */
const figures = /(?<!\d)\d{1,4}[.\-/ ]\d{1,2}[.\-/ ]\d{2,4}(?!\d)/;

/** How the printed text relates to a value of the zone. */
export type Agreement = 'same' | 'other' | 'unread';

/**
 * Returns how the printed text relates to a value: it has the value, it has another one in its place, or neither
 * could be read.
 *
 * @param isValue  returns true for text that may be such a value
 */
function agreementOf(
  isFound: boolean,
  value: string | undefined,
  isValue: (text: string) => boolean,
): Agreement {
  if (isFound) return 'same';
  return value !== undefined && isValue(value) ? 'other' : 'unread';
}

const isNameLike = (text: string): boolean => /^[\p{L}\p{M}' .,-]{2,}$/u.test(text.trim());
const isNumberLike = (text: string): boolean => /^(?=.*\d)[A-Z0-9 .-]{5,}$/i.test(text.trim());

export function agreement(
  printed: PrintedText,
  fields: Names & { readonly documentNumber: string | null; readonly dateOfBirth: string | null },
): Readonly<Record<'names' | 'number' | 'day of birth', Agreement>> {
  const named = (name: string | null, isCut: boolean, label: RegExp): Agreement =>
    agreementOf(hasName(printed, name, isCut), labelledValue(printed, label), isNameLike);
  const { areNamesCut, dateOfBirth, documentNumber, firstName, lastName } = fields;
  const both = [
    named(lastName, areNamesCut && firstName === null, labels.lastName),
    named(firstName, areNamesCut, labels.firstName),
  ];
  return {
    names: both.includes('other') ? 'other' : both.includes('unread') ? 'unread' : 'same',
    number: agreementOf(
      hasNumber(printed, documentNumber),
      labelledValue(printed, labels.number),
      isNumberLike,
    ),
    'day of birth': agreementOf(
      hasDay(printed, dateOfBirth),
      labelledValue(printed, labels.birth),
      (text) => figures.test(text),
    ),
  };
}

/** Returns the share of equal characters of two lines of the same length. */
const sameShare = (a: string, b: string): number =>
  [...a].filter((sign, at) => sign === b.charAt(at)).length / a.length;

/** The least share. Less means another line, or one that the other reader could not read. */
const leastShare = 0.8;

/** Returns the codes of states that another reader of the zone read differently. */
export function differingCodes({ raw }: PrintedText, { format, lines }: ParsedZone): number {
  const others = raw.map((line) => line.replace(/\s/g, ''));
  const codes = formats[format].fields.filter(
    ({ name }) => name === 'issuer' || name === 'nationality',
  );
  return codes.filter((place) => {
    const own = lines[place.line] ?? '';
    const other = others.find(
      (line) => line.length === own.length && sameShare(own, line) >= leastShare,
    );
    return other !== undefined && other.slice(place.start, place.end) !== signsOf(lines, [place]);
  }).length;
}
