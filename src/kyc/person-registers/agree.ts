import type { Agreement, IdentityInput } from '../engines/index.js';
import { likeness, normaliseName } from '../matching/index.js';
import { isOfCompany } from './numbers.js';
import type { RegisterPerson } from './person.js';

/** The comparison of an entry in a register with the expected data. */
export interface PersonComparison {
  readonly fullName: Agreement;
  readonly dateOfBirth: Agreement;
  /** The similarity of the names, 0 to 100; null without an expected name. */
  readonly nameScore: number | null;
}

/** The similarity of a matching name, and of a part of it that needs review. */
const [sameWhole, samePart] = [85, 70];

type ExpectedPerson = Pick<IdentityInput, 'firstName' | 'lastName' | 'dateOfBirth'>;

/** Returns the highest similarity of the part with as many adjacent words of the name. */
function partScore(part: string, fullName: string): number {
  const words = normaliseName(fullName).split(' ').filter(Boolean);
  const length = normaliseName(part).split(' ').filter(Boolean).length;
  const runs = words
    .slice(0, Math.max(1, words.length - length + 1))
    .map((_, at) => words.slice(at, at + length).join(' '));
  return Math.max(0, ...runs.map((run) => likeness(part, run, 'person') ?? 0));
}

function compareNames({ firstName, lastName }: ExpectedPerson, person: RegisterPerson) {
  const parts = [firstName, lastName].filter((part) => part !== undefined && part.trim() !== '');
  const expectedName = parts.join(' ');
  if (expectedName === '') return { fullName: 'not_checked', nameScore: null } as const;
  const { country, fullName: known, idType, numberKey } = person;
  const isCompany = isOfCompany(country, idType, numberKey);
  const nameScore = likeness(expectedName, known, isCompany ? 'company' : 'person') ?? 0;
  // A part of a name fits many people. The name of a company may be in one field.
  const isWhole = isCompany || parts.length === 2;
  if (isWhole && nameScore >= sameWhole) return { fullName: 'full_match', nameScore } as const;
  const isAlike =
    nameScore >= samePart || parts.some((part) => partScore(part ?? '', known) >= samePart);
  return { fullName: isAlike ? 'partial_match' : 'no_match', nameScore } as const;
}

export function compare(expected: ExpectedPerson, person: RegisterPerson): PersonComparison {
  const { dateOfBirth } = expected;
  const { birthDate } = person;
  const isKnown = dateOfBirth !== undefined && birthDate !== null;
  const sameDay = dateOfBirth === birthDate ? 'full_match' : 'no_match';
  return { dateOfBirth: isKnown ? sameDay : 'not_checked', ...compareNames(expected, person) };
}

const rank: Readonly<Record<Agreement, number>> = {
  full_match: 3,
  not_checked: 2,
  partial_match: 1,
  no_match: 0,
};

/**
 * Returns a rank by the worst comparison, then by the names, because two registers or number types may contain the
 * same number.
 */
export const worthOf = ({ dateOfBirth, fullName, nameScore }: PersonComparison): number =>
  Math.min(rank[dateOfBirth], rank[fullName]) * 1_000 + (nameScore ?? 0);
