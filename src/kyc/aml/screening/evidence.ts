import { claimed, type Fact, factsIn, type Origin, stronger } from '../../facts/index.js';
import {
  type IdentityDocument,
  isSameIdentifier,
  kindOfType,
  normaliseName,
} from '../../matching/index.js';
import type { Feature } from '../../sessions/index.js';
import type { TypedSubject } from './subject.js';

/** A check of the session, with its stored result. */
export interface EvidenceCheck {
  readonly feature: Feature;
  readonly result: Readonly<Record<string, unknown>>;
}

/** Returns the facts of the last check of each kind that learns about the person. */
function factsOfChecks(checks: readonly EvidenceCheck[]): Fact[] {
  const features: readonly Feature[] = ['id', 'database_validation'];
  return features.flatMap((feature) => {
    const last = checks.findLast((check) => check.feature === feature);
    return last === undefined
      ? []
      : factsIn(last.result).filter(({ source }) => source !== 'claimed');
  });
}

const originIn = (facts: readonly Fact[], isSame: (value: string) => boolean): Origin =>
  facts
    .filter(({ value }) => isSame(value))
    .map(({ by, source }) => ({ by, source }))
    .reduce(stronger, claimed);

function documentsWith(
  claimedOnes: readonly IdentityDocument[],
  facts: readonly Fact[],
): IdentityDocument[] {
  const numbers = facts.filter(({ fact }) => fact === 'documentNumber' || fact === 'idNumber');
  const known = claimedOnes.map((document) => {
    const kind = kindOfType(document.type);
    const isSame = (value: string): boolean => isSameIdentifier(kind, value, document.number);
    return { ...document, origin: originIn(numbers, isSame) };
  });
  const added = numbers.filter(
    ({ value }) => !claimedOnes.some(({ number }) => isSameIdentifier('document', number, value)),
  );
  return [
    ...known,
    ...added.map(({ by, source, value }) => ({ number: value, origin: { by, source } })),
  ];
}

/**
 * Returns the subject of a session's screening with the facts that its checks read or confirmed. Their names are screened
 * too, because the caller states the name of the request.
 */
export function withEvidence(
  subject: TypedSubject,
  checks: readonly EvidenceCheck[],
): TypedSubject {
  const facts = factsOfChecks(checks);
  if (facts.length === 0 || subject.type !== 'person') return subject;
  const factsNamed = (name: string) => facts.filter(({ fact }) => fact === name);
  const names = factsNamed('fullName');
  const isKnown = (value: string): boolean => normaliseName(value) === normaliseName(subject.name);
  const others = [...new Set(names.map(({ value }) => value).filter((name) => !isKnown(name)))];
  const birthDates = factsNamed('dateOfBirth');
  const birthDate = subject.birthDate ?? birthDates[0]?.value;
  return {
    ...subject,
    ...(others.length > 0 && { aliases: [...(subject.aliases ?? []), ...others] }),
    names: Object.fromEntries([
      [subject.name, originIn(names, isKnown)],
      ...others.map((name) => [name, originIn(names, (value) => value === name)] as const),
    ]),
    ...(birthDate !== undefined && { birthDate }),
    documents: documentsWith(subject.documents ?? [], facts),
    origins: {
      ...subject.origins,
      birthDate: originIn(birthDates, (value) => value === birthDate),
      countries: originIn(factsNamed('nationality'), (value) =>
        (subject.countries ?? []).every((country) => country === value),
      ),
      gender: originIn(factsNamed('gender'), (value) => value === subject.gender),
    },
  };
}
