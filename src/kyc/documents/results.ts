import type { components } from '../../../generated/kyc/types.js';
import type { CommonMember } from '../checks/index.js';
import type { AddressEvidence, DocumentEvidence } from '../engines/index.js';

type Schemas = components['schemas'];

export type DocumentResult = Omit<Schemas['DocumentCheck'], CommonMember>;
export type AddressResult = Omit<Schemas['AddressCheck'], CommonMember>;
export type IdentityResult = Omit<Schemas['IdentityCheck'], CommonMember>;

const nothingRead: Omit<DocumentResult, 'mrz' | 'portraitUrl'> = {
  documentType: null,
  documentNumber: null,
  firstName: null,
  lastName: null,
  fullName: null,
  dateOfBirth: null,
  gender: null,
  nationality: null,
  issuingCountry: null,
  issueDate: null,
  expiryDate: null,
  address: null,
};

export function documentResult(evidence: DocumentEvidence | undefined): DocumentResult {
  const { fields = nothingRead, mrz } = evidence ?? {};
  return {
    mrz: mrz ? { lines: [...mrz.lines], valid: mrz.isValid, checks: [...mrz.checks] } : null,
    portraitUrl: null,
    ...fields,
  };
}

const noAddress: Schemas['PostalAddress'] = {
  raw: null,
  formatted: null,
  street1: null,
  street2: null,
  city: null,
  region: null,
  postalCode: null,
  country: null,
};

export function addressResult(
  evidence: AddressEvidence | undefined,
  found: Pick<AddressResult, 'nameMatch' | 'addressMatch' | 'maxAgeDays'>,
): AddressResult {
  return {
    documentType: evidence?.documentType ?? null,
    issuer: evidence?.issuer ?? null,
    issueDate: evidence?.issueDate ?? null,
    nameOnDocument: evidence?.nameOnDocument ?? null,
    address: evidence?.address ?? noAddress,
    ...found,
  };
}
