import { claimed, type Source, stronger } from '../../facts/index.js';
import type { IdentityDocument, ListEntry, Subject, SubjectFact } from '../entry.js';
import { type IdentifierKind, isSameIdentifier, kindOfType } from './identifiers.js';

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
  /** How the fact of the subject is known. */
  readonly source: Source;
}

type Difference = Pick<Modifier, 'kind' | 'points'>;

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
function birthModifier(ours: string, theirs: readonly string[]): Difference | undefined {
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
const typeWords = (type: string | undefined): string =>
  plain(type ?? '').replace(/NO$|NUMBER$/, '');

const isSameCountry = (a: string | undefined, b: string | undefined): boolean =>
  a === undefined || b === undefined || a.toUpperCase() === b.toUpperCase();

const strongest = (documents: readonly IdentityDocument[]): Source =>
  documents.map(({ origin = claimed }) => origin).reduce(stronger, claimed).source;

function documentModifier(
  ours: readonly IdentityDocument[],
  theirs: readonly IdentityDocument[],
): Modifier | undefined {
  const pairs = ours.flatMap((our) => theirs.map((their) => ({ our, their })));
  const equal = pairs.filter(({ our, their }) => {
    const isSame = isSameIdentifier(kindOfType(their.type), their.number, our.number);
    return isSame && isSameCountry(our.country, their.country);
  });
  if (equal.length > 0) {
    return { kind: 'documentEqual', points: 100, source: strongest(equal.map(({ our }) => our)) };
  }
  const others = pairs.filter(({ our, their }) => {
    const isType = typeWords(our.type) !== '' && typeWords(our.type) === typeWords(their.type);
    return isType && isSameCountry(our.country, their.country);
  });
  if (others.length === 0) return undefined;
  return {
    kind: 'documentDifferent',
    points: -15,
    source: strongest(others.map(({ our }) => our)),
  };
}

function isCountryDisjoint(ours: readonly string[], theirs: readonly string[]): boolean {
  if (ours.length === 0 || theirs.length === 0) return false;
  const known = new Set(theirs.map((country) => country.toUpperCase()));
  return !ours.some((country) => known.has(country.toUpperCase()));
}

const other = (kind: 'country' | 'gender'): Difference => ({ kind, points: -20 });

const includesNumber = (
  kind: IdentifierKind,
  numbers: readonly string[],
  number: string | undefined,
): boolean => number !== undefined && numbers.some((each) => isSameIdentifier(kind, each, number));

/** Returns the modifiers from facts beside the name. An equal birth date or country never raises the score. */
export function modifiersOf(subject: Subject, entry: ListEntry): Modifier[] {
  const { birthDate, countries = [], documents = [], gender, origins = {} } = subject;
  const from = (fact: SubjectFact, found: Difference | false | undefined): Modifier[] =>
    found ? [{ ...found, source: origins[fact]?.source ?? 'claimed' }] : [];
  const born =
    birthDate === undefined || entry.birthDates.length === 0
      ? undefined
      : birthModifier(birthDate, entry.birthDates);
  const isOtherGender = gender !== undefined && entry.gender !== null && gender !== entry.gender;
  const hasLei = includesNumber('lei', entry.identifiers.lei, subject.lei);
  const hasNumber = includesNumber(
    'registration',
    entry.identifiers.registration,
    subject.registrationNumber,
  );
  const ofDocuments = documentModifier(documents, entry.documents);
  return [
    ...from('birthDate', born),
    ...from('countries', isCountryDisjoint(countries, entry.countries) && other('country')),
    ...from('gender', isOtherGender && other('gender')),
    ...(ofDocuments === undefined ? [] : [ofDocuments]),
    ...from('lei', hasLei && { kind: 'leiEqual', points: 95 }),
    ...from('registrationNumber', hasNumber && { kind: 'registrationEqual', points: 95 }),
  ];
}

const floors: ReadonlySet<string> = new Set<Modifier['kind']>([
  'documentEqual',
  'leiEqual',
  'registrationEqual',
]);

/** An equal number sets a minimum score. */
const isFloor = ({ kind }: { readonly kind: string }): boolean => floors.has(kind);

/** Returns how a number that the entry shares is known; undefined without such a number. */
export function numberSource(
  modifiers: readonly { readonly kind: string; readonly source: Source }[],
): Source | undefined {
  const equal = modifiers.filter(isFloor);
  return (equal.find(({ source }) => source === 'confirmed') ?? equal[0])?.source;
}

/** @returns 0 to 100; a floor takes precedence over deductions */
function withModifiers(score: number, modifiers: readonly Modifier[]): number {
  let [sum, floor] = [score, 0];
  for (const modifier of modifiers) {
    if (isFloor(modifier)) floor = Math.max(floor, modifier.points);
    else sum += modifier.points;
  }
  return Math.min(100, Math.max(0, sum, floor));
}

/** The score decides between hit and none, the priority only orders hits for reviewers. Both are 0 to 100. */
export interface ModifiedScore {
  readonly score: number;
  readonly priority: number;
}

/**
 * Only confirmed facts lower the score, because a listed person would otherwise hide behind a false statement. All facts lower
 * the priority.
 */
export function applyModifiers(score: number, modifiers: readonly Modifier[]): ModifiedScore {
  const effective = modifiers.filter((each) => isFloor(each) || each.source === 'confirmed');
  return { score: withModifiers(score, effective), priority: withModifiers(score, modifiers) };
}
