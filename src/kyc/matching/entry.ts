import type { Origin } from '../facts/index.js';
import type { NameKind } from './tokens/tokens.js';

export type Schema = 'person' | 'company' | 'vessel' | 'aircraft' | 'other';

export interface ListName {
  readonly text: string;
  /** A weak alias is so common or vague that the list warns of it. */
  readonly kind: 'primary' | 'alias' | 'weak';
  /** The script of the original name (ISO 15924) unless it is Latin. */
  readonly script?: string;
}

export interface IdentityDocument {
  /** The type in the words of the list, such as `Passport`. */
  readonly type?: string | undefined;
  readonly number: string;
  /** ISO 3166-1 alpha-2, or the text of the list if it is not a country. */
  readonly country?: string | undefined;
  /** How the number of a subject is known; claimed if absent. */
  readonly origin?: Origin;
}

export interface Identifiers {
  readonly lei: readonly string[];
  readonly registration: readonly string[];
}

/** One designation, independent of list and format. */
export interface ListEntry {
  /** The id of the entry. It is unique within the list and stable across versions. */
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

/** The facts of a subject beside its name and its documents. */
export type SubjectFact = 'birthDate' | 'countries' | 'gender' | 'lei' | 'registrationNumber';

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
  /** How facts are known; those that are absent are claimed. */
  readonly origins?: Readonly<Partial<Record<SubjectFact, Origin>>>;
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

/** Returns true if a subject may match an entry of this kind. Entries of unknown kind may match every subject. */
export const isSought = (subject: Subject, schema: Schema): boolean =>
  subject.type === undefined || subject.type === schema || schema === 'other';
