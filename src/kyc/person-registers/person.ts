import { createHash } from 'node:crypto';

export type PersonStatus = 'active' | 'inactive' | 'deceased' | 'unknown';

/** An entry of a person register: a person, or a company with such a number. */
export interface RegisterPerson {
  /** The id of the entry. It is unique within the register and stable across versions. */
  readonly id: string;
  /** Alpha-2 in lower case. */
  readonly country: string;
  /** The type of the number by its name in the country, such as `cedula`. */
  readonly idType: string;
  /** The number as letters and digits in upper case. */
  readonly numberKey: string;
  readonly fullName: string;
  /** A day. */
  readonly birthDate: string | null;
  readonly status: PersonStatus;
}

type Facts = Omit<RegisterPerson, 'id'>;

export const identified = (facts: Facts): RegisterPerson => ({
  id: `${facts.country}:${facts.idType}:${facts.numberKey}`,
  ...facts,
});

/** Increase it when people are parsed differently: their hashes then change. */
const readerVersion = 1;

export const hashOf = (person: RegisterPerson): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([readerVersion, person]))
    .digest();
