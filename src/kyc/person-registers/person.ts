import { createHash } from 'node:crypto';

export type PersonStatus = 'active' | 'inactive' | 'deceased' | 'unknown';

/** A person in a register; a company if the number is a company's. */
export interface RegisterPerson {
  /** Unique within the register, and the same in its next version. */
  readonly id: string;
  /** Alpha-2 in lower case. */
  readonly country: string;
  /** As the country calls the number, `cedula`. */
  readonly idType: string;
  /** Letters and digits alone, in upper case. */
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
