import type { IdentityDocument, ListEntry, Subject } from '../entry.js';

export interface Modifier {
  readonly kind:
    | 'birthYear'
    | 'birthDay'
    | 'birthDayFlipped'
    | 'country'
    | 'gender'
    | 'documentEqual'
    | 'documentDifferent'
    | 'leiEqual'
    | 'registrationEqual';
  /** Points that are added to the score of the name. A proof of identity sets a minimum instead. */
  readonly points: number;
}

const yearTolerance = 1;

/** Returns the days that a date may mean. A year alone means any of its days. */
interface Span {
  readonly from: string;
  readonly to: string;
}

function spanOf(date: string): Span {
  const [from = '', to = from] = date.split('/');
  return { from, to };
}

const yearOf = (date: string): number => Number(date.slice(0, 4));
const isDay = (date: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(date);

function yearsMeet(ours: string, { from, to }: Span): boolean {
  const year = yearOf(ours);
  return year >= yearOf(from) - yearTolerance && year <= yearOf(to) + yearTolerance;
}

const flipped = (day: string): string => `${day.slice(0, 4)}-${day.slice(8)}-${day.slice(5, 7)}`;

/** Of several dates on the list, the one with the smallest deduction counts, because each may be right. */
function birthModifier(ours: string, theirs: readonly string[]): Modifier | undefined {
  const spans = theirs.map(spanOf);
  const close = spans.filter((span) => yearsMeet(ours, span));
  if (close.length === 0) return { kind: 'birthYear', points: -15 };
  if (!isDay(ours) || !close.every(({ from, to }) => from === to && isDay(from))) return undefined;
  if (close.some(({ from }) => from === ours)) return undefined;
  if (close.some(({ from }) => flipped(from) === ours)) {
    return { kind: 'birthDayFlipped', points: -12 };
  }
  return { kind: 'birthDay', points: -25 };
}

const plain = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
const shortestNumber = 5;

/** Numbers with fewer than five characters are ignored, because too many people share them. */
export function plainNumber(number: string): string | undefined {
  const text = plain(number);
  return text.length < shortestNumber ? undefined : text;
}

const typeWords = (type: string | undefined): string =>
  plain(type ?? '').replace(/NO$|NUMBER$/, '');

const isSameCountry = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined || a.toUpperCase() === b.toUpperCase();

function documentModifier(
  ours: readonly IdentityDocument[],
  theirs: readonly IdentityDocument[],
): Modifier | undefined {
  const pairs = ours.flatMap((our) => theirs.map((their) => ({ our, their })));
  const isEqual = pairs.some(({ our, their }) => {
    const number = plainNumber(our.number);
    if (number === undefined || number !== plainNumber(their.number)) return false;
    return isSameCountry(our.country, their.country);
  });
  if (isEqual) return { kind: 'documentEqual', points: 100 };
  const isOther = pairs.some(({ our, their }) => {
    const isType = typeWords(our.type) !== '' && typeWords(our.type) === typeWords(their.type);
    return isType && isSameCountry(our.country, their.country);
  });
  return isOther ? { kind: 'documentDifferent', points: -15 } : undefined;
}

function isCountryDisjoint(ours: readonly string[], theirs: readonly string[]): boolean {
  if (ours.length === 0 || theirs.length === 0) return false;
  const known = new Set(theirs.map((country) => country.toUpperCase()));
  return !ours.some((country) => known.has(country.toUpperCase()));
}

const includesNumber = (numbers: readonly string[], number: string | undefined): boolean => {
  const sought = number === undefined ? undefined : plainNumber(number);
  return sought !== undefined && numbers.some((each) => plainNumber(each) === sought);
};

/** Returns the modifiers from facts beside the name. An equal birth date or country never raises the score. */
export function modifiersOf(subject: Subject, entry: ListEntry): Modifier[] {
  const modifiers: (Modifier | undefined)[] = [
    subject.birthDate === undefined || entry.birthDates.length === 0
      ? undefined
      : birthModifier(subject.birthDate, entry.birthDates),
    isCountryDisjoint(subject.countries ?? [], entry.countries)
      ? { kind: 'country', points: -20 }
      : undefined,
    subject.gender !== undefined && entry.gender !== null && subject.gender !== entry.gender
      ? { kind: 'gender', points: -20 }
      : undefined,
    documentModifier(subject.documents ?? [], entry.documents),
    includesNumber(entry.identifiers.lei, subject.lei)
      ? { kind: 'leiEqual', points: 95 }
      : undefined,
    includesNumber(entry.identifiers.registration, subject.registrationNumber)
      ? { kind: 'registrationEqual', points: 95 }
      : undefined,
  ];
  return modifiers.filter((modifier) => modifier !== undefined);
}

const floors = new Set<Modifier['kind']>(['documentEqual', 'leiEqual', 'registrationEqual']);

/** @returns 0 to 100; a floor takes precedence over deductions */
export function applyModifiers(score: number, modifiers: readonly Modifier[]): number {
  let [sum, floor] = [score, 0];
  for (const { kind, points } of modifiers) {
    if (floors.has(kind)) floor = Math.max(floor, points);
    else sum += points;
  }
  return Math.min(100, Math.max(0, sum, floor));
}
