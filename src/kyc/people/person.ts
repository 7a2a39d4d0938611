import { createHash } from 'node:crypto';

export type PersonStatus = 'active' | 'inactive' | 'deceased' | 'unknown';

/** Somebody as a register has them; a company where the number is one of companies. */
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

/** What reads people anew makes other hashes of the same ones. */
const readerVersion = 1;

export const hashOf = (person: RegisterPerson): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([readerVersion, person]))
    .digest();
