import type { Hit, ScreenedSubject } from '@notaria/kyc';

type Entry = NonNullable<Hit['entry']>;

/** How a fact of the subject relates to those of an entry; `unknown` if one side has none. */
export type Relation = 'equal' | 'close' | 'different' | 'unknown';

/** A fact of the subject beside those of the entry. */
export interface Comparison {
  readonly fact: 'birth' | 'country' | 'gender' | 'document';
  readonly subject: readonly string[];
  readonly entry: readonly string[];
  readonly relation: Relation;
}

const yearOf = (date: string): number => Number(date.slice(0, 4));

/** Returns true if a year lies in a date, a year, or a range such as `1958/1962`. */
function hasYear(date: string, year: number): boolean {
  const [from = '', to = from] = date.split('/');
  return yearOf(from) <= year && year <= yearOf(to);
}

function birthRelation(subject: string, entry: readonly string[]): Relation {
  if (entry.includes(subject)) return 'equal';
  return entry.some((date) => hasYear(date, yearOf(subject))) ? 'close' : 'different';
}

const lettersOf = (number: string): string => number.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

const shared = (one: readonly string[], other: readonly string[]): Relation =>
  one.some((value) => other.includes(value)) ? 'equal' : 'different';

const valuesOf = (value: string | null | undefined): readonly string[] => (value ? [value] : []);

interface FactRule {
  readonly fact: Comparison['fact'];
  readonly ofSubject: (subject: ScreenedSubject) => readonly string[];
  readonly ofEntry: (entry: Entry) => readonly string[];
  readonly relate: (subject: readonly string[], entry: readonly string[]) => Relation;
}

const rules: readonly FactRule[] = [
  {
    fact: 'birth',
    ofSubject: ({ birthDate }) => valuesOf(birthDate),
    ofEntry: ({ birthDates }) => birthDates,
    relate: ([date = ''], dates) => birthRelation(date, dates),
  },
  {
    fact: 'country',
    ofSubject: ({ countries }) => countries,
    ofEntry: ({ countries }) => countries,
    relate: shared,
  },
  {
    fact: 'gender',
    ofSubject: ({ gender }) => valuesOf(gender),
    ofEntry: ({ gender }) => valuesOf(gender),
    relate: shared,
  },
  {
    fact: 'document',
    ofSubject: ({ documents }) => documents.map(({ number }) => number),
    ofEntry: ({ documents }) => documents.map(({ number }) => number),
    relate: (one, other) => shared(one.map(lettersOf), other.map(lettersOf)),
  },
];

/** Compares the data of a subject with those of an entry. Facts that neither has are left out. */
export const compareFacts = (subject: ScreenedSubject, entry: Entry): readonly Comparison[] =>
  rules.flatMap(({ fact, ofSubject, ofEntry, relate }): readonly Comparison[] => {
    const [one, other] = [ofSubject(subject), ofEntry(entry)];
    if (one.length + other.length === 0) return [];
    const isKnown = one.length > 0 && other.length > 0;
    const relation = isKnown ? relate(one, other) : 'unknown';
    return [{ fact, subject: one, entry: other, relation }];
  });

/** The groups of hits in the order of a review. */
export const strengths = ['strong', 'possible', 'decided'] as const;
export type Strength = (typeof strengths)[number];

export const strongFrom = 85;

export function strengthOf({ score, reviewStatus }: Pick<Hit, 'score' | 'reviewStatus'>): Strength {
  if (reviewStatus !== 'pending') return 'decided';
  return score >= strongFrom ? 'strong' : 'possible';
}
