import type { AddressEvidence, DocumentEvidence } from '../engines/index.js';
import { type Fact, factsFrom, type Origin } from '../facts/index.js';

/** How the fields of a document are known: a drawn document is read like a real one, unless the engine tells them apart. */
export const documentOrigin = (
  { isCertified }: Pick<DocumentEvidence | AddressEvidence, 'isCertified'>,
  by: string,
): Origin => ({ source: isCertified === true ? 'confirmed' : 'read', by });

/** Returns the facts on an identity document. */
export function documentFacts(evidence: DocumentEvidence, by: string): Fact[] {
  const { firstName, lastName, fullName, ...fields } = evidence.fields;
  const whole = fullName ?? [firstName, lastName].filter(Boolean).join(' ');
  return factsFrom({ fullName: whole, ...fields }, documentOrigin(evidence, by));
}

/** Returns the facts on a proof of address. */
export function addressFacts(evidence: AddressEvidence, by: string): Fact[] {
  const { address, documentType, issueDate, issuer, nameOnDocument } = evidence;
  return factsFrom(
    {
      documentType,
      issuer,
      issueDate,
      nameOnDocument,
      address: address.formatted ?? address.raw,
    },
    documentOrigin(evidence, by),
  );
}
