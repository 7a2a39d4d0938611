import { createHash } from 'node:crypto';
import type { components } from '../../../../generated/kyc/types.js';
import { requestErrors } from '../../../kernel/errors.js';
import { assertCountry } from '../../../kernel/values/countries.js';
import { claimed, type Fact, factsFrom, type Origin } from '../../facts/index.js';
import { normaliseName, type Subject } from '../../matching/index.js';
import { text } from '../messages/index.js';

type Schemas = components['schemas'];
type Input = Schemas['ScreenInput'];

/** Returns the subject with a type. A name without a type is the name of a person. */
export interface TypedSubject extends Subject {
  readonly type: NonNullable<Subject['type']>;
  /** How names are known; those that are absent are claimed. */
  readonly names?: Readonly<Record<string, Origin>>;
}

function assertName(name: string): void {
  if (normaliseName(name) !== '') return;
  throw requestErrors.invalidField('body.fullName', text('nameWithoutLetters'));
}

function birthDateOf({ dateOfBirth, yearOfBirth }: Input): string | undefined {
  if (dateOfBirth === undefined) return yearOfBirth?.toString();
  if (yearOfBirth === undefined || dateOfBirth.startsWith(`${yearOfBirth}-`)) return dateOfBirth;
  throw requestErrors.invalidField('body.yearOfBirth', text('otherBirthYear'));
}

function countriesOf({ nationality, countries = [] }: Input): string[] {
  assertCountry(nationality, 'body.nationality');
  for (const [at, country] of countries.entries()) assertCountry(country, `body.countries.${at}`);
  return [...new Set([...(nationality === undefined ? [] : [nationality]), ...countries])];
}

/** @throws ApiError 400 for a name without letters, a year that differs from the date, and an unknown country */
export function subjectOf(input: Input): TypedSubject {
  const { fullName, entityType = 'person', gender, documents, lei, registrationNumber } = input;
  assertName(fullName);
  const birthDate = birthDateOf(input);
  const countries = countriesOf(input);
  return {
    name: fullName,
    type: entityType,
    ...(birthDate !== undefined && { birthDate }),
    ...(countries.length > 0 && { countries }),
    ...(gender !== undefined && { gender }),
    ...(documents !== undefined && { documents }),
    ...(lei !== undefined && { lei }),
    ...(registrationNumber !== undefined && { registrationNumber }),
  };
}

/** Returns the data beside the name, for a reviewer who compares them with an entry. */
export const toSubject = (subject: TypedSubject): Schemas['ScreenedSubject'] => ({
  birthDate: subject.birthDate ?? null,
  countries: [...(subject.countries ?? [])],
  gender: subject.gender ?? null,
  documents: (subject.documents ?? []).map(({ number, type, country }) => ({
    number,
    ...(type !== undefined && { type }),
    ...(country !== undefined && { country }),
  })),
  registrationNumber: subject.registrationNumber ?? null,
  lei: subject.lei ?? null,
});

/**
 * Returns a key that identifies a subject, so that decisions about one subject never apply to another. It is made of
 * the caller's id, the name and the date of birth, or of all known data if there is no such id.
 */
export function subjectKey(subject: TypedSubject, externalId: string | null): Buffer {
  const { name, type, birthDate = null, countries = [], gender = null, documents = [] } = subject;
  const { lei = null, registrationNumber = null } = subject;
  const who = [type, normaliseName(name), birthDate];
  const numbers = documents.map((each) => [each.type, each.number, each.country].join('|'));
  const facts = [countries.toSorted(), gender, numbers.toSorted(), lei, registrationNumber];
  const parts = externalId === null ? [...who, facts] : [...who, externalId];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}

/** Returns the facts of a subject and how each is known. */
export function factsOfSubject(subject: TypedSubject): Fact[] {
  const { aliases = [], birthDate, countries = [], documents = [], gender } = subject;
  const { lei, name, names = {}, origins = {}, registrationNumber } = subject;
  const originOf = (fact: keyof typeof origins) => origins[fact] ?? claimed;
  return [
    ...[name, ...aliases].flatMap((fullName) =>
      factsFrom({ fullName }, names[fullName] ?? claimed),
    ),
    ...factsFrom({ dateOfBirth: birthDate }, originOf('birthDate')),
    ...countries.flatMap((country) => factsFrom({ country }, originOf('countries'))),
    ...factsFrom({ gender }, originOf('gender')),
    ...documents.flatMap(({ number, origin = claimed }) =>
      factsFrom({ documentNumber: number }, origin),
    ),
    ...factsFrom({ registrationNumber }, originOf('registrationNumber')),
    ...factsFrom({ lei }, originOf('lei')),
  ];
}
