import { createHash } from 'node:crypto';
import type { components } from '../../../generated/kyc/types.js';
import { assertCountry } from '../../kernel/countries.js';
import { requestErrors } from '../../kernel/errors.js';
import { normaliseName, type Subject } from '../matching/index.js';

type Input = components['schemas']['ScreenInput'];

/** Whoever is screened says of what kind: a name alone is a person's. */
export type KnownSubject = Subject & { readonly type: NonNullable<Subject['type']> };

function assertName(name: string): void {
  if (normaliseName(name) !== '') return;
  throw requestErrors.invalidField('body.fullName', {
    en: 'There is no letter or digit in it',
    es: 'No contiene letras ni dígitos',
  });
}

function birthDateOf({ dateOfBirth, yearOfBirth }: Input): string | undefined {
  if (dateOfBirth === undefined) return yearOfBirth?.toString();
  if (yearOfBirth === undefined || dateOfBirth.startsWith(`${yearOfBirth}-`)) return dateOfBirth;
  throw requestErrors.invalidField('body.yearOfBirth', {
    en: 'It is not the year of dateOfBirth',
    es: 'No es el año de dateOfBirth',
  });
}

function countriesOf({ nationality, countries = [] }: Input): string[] {
  assertCountry(nationality, 'body.nationality');
  for (const [at, country] of countries.entries()) assertCountry(country, `body.countries.${at}`);
  return [...new Set([...(nationality === undefined ? [] : [nationality]), ...countries])];
}

/** @throws ApiError 400 for a name of nothing, a year that the date does not have, and a country that is none */
export function subjectOf(input: Input): KnownSubject {
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

/**
 * What tells a subject from all others: decisions about one are never taken for another. The caller's own id, the name
 * and the date of birth do; without that id, everything that is known.
 */
export function subjectKey(subject: KnownSubject, externalId: string | null): Buffer {
  const { name, type, birthDate = null, countries = [], gender = null, documents = [] } = subject;
  const { lei = null, registrationNumber = null } = subject;
  const who = [type, normaliseName(name), birthDate];
  const numbers = documents.map((each) => [each.type, each.number, each.country].join('|'));
  const facts = [countries.toSorted(), gender, numbers.toSorted(), lei, registrationNumber];
  const parts = externalId === null ? [...who, facts] : [...who, externalId];
  return createHash('sha256').update(JSON.stringify(parts)).digest();
}
