import type { NameKind } from './tokens/tokens.js';

export type Schema = 'person' | 'company' | 'vessel' | 'aircraft' | 'other';

export interface ListName {
  readonly text: string;
  /** Weak ones are so common or so vague that the list itself warns of them. */
  readonly kind: 'primary' | 'alias' | 'weak';
  /** The script of the original, ISO 15924, where it is not Latin. */
  readonly script?: string;
}

export interface IdentityDocument {
  /** In the words of the list: Passport, National ID No. */
  readonly type?: string | undefined;
  readonly number: string;
  /** ISO 3166-1 alpha-2, or as the list says where that is no country. */
  readonly country?: string | undefined;
}

export interface Identifiers {
  readonly lei: readonly string[];
  readonly registration: readonly string[];
}

/** One designation, independent of list and format. */
export interface ListEntry {
  /** Unique within the list, and the same in its next version. */
  readonly id: string;
  readonly schema: Schema;
  readonly caption: string;
  readonly names: readonly ListName[];
  /** `1960`, `1960-05`, `1960-05-02`, or from and to as `1958/1962`. */
  readonly birthDates: readonly string[];
  readonly birthPlaces: readonly string[];
  readonly countries: readonly string[];
  readonly gender: 'male' | 'female' | null;
  readonly documents: readonly IdentityDocument[];
  readonly identifiers: Identifiers;
  readonly topics: readonly string[];
  readonly programs: readonly string[];
  readonly remarks: string;
}

/** The subject of a screening. Unknown members are absent and do not change the score. */
export interface Subject {
  readonly name: string;
  readonly aliases?: readonly string[];
  readonly type?: Exclude<Schema, 'other'>;
  readonly birthDate?: string;
  readonly countries?: readonly string[];
  readonly gender?: 'male' | 'female';
  readonly documents?: readonly IdentityDocument[];
  readonly lei?: string;
  readonly registrationNumber?: string;
}

const kinds: Readonly<Record<Schema, NameKind>> = {
  person: 'person',
  company: 'company',
  other: 'any',
  vessel: 'vessel',
  aircraft: 'vessel',
};

/** Returns how the names of this kind of entry are parsed. */
export const nameKindOf = (schema: Schema): NameKind => kinds[schema];

/** A person is sought among persons; what a list does not tell apart is sought by everyone. */
export const isSought = (subject: Subject, schema: Schema): boolean =>
  subject.type === undefined || subject.type === schema || schema === 'other';
