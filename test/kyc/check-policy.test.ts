import { untranslated } from '../../src/kernel/messages/catalog.js';
import { verdictOf } from '../../src/kyc/checks/index.js';
import { identityVerdict } from '../../src/kyc/documents/identity.js';
import {
  addressFindings,
  type DocumentTerms,
  documentFindings,
} from '../../src/kyc/documents/policy.js';
import type {
  AddressEvidence,
  DocumentEvidence,
  Finding,
  IdentityEvidence,
} from '../../src/kyc/engines/index.js';
import type { CheckSettings } from '../../src/kyc/sessions/index.js';
import { describe, expect, test } from '../support/jest.js';

const thresholds = {
  livenessDecline: 50,
  faceMatchDecline: 50,
  faceMatchReview: 70,
  amlReview: 70,
  amlDecline: 95,
};

const settings: CheckSettings = {
  thresholds,
  actions: {},
  onDuplicate: 'review',
  documentsAllowed: ['passport', 'id_card'],
  retentionDays: null,
  acceptHeadTurnsAsLiveness: false,
  acceptDocumentPictureAsIdentity: false,
};

const codes = (findings: readonly Finding[]) => findings.map(({ code }) => code);
const nothing = { score: 90, examined: [], findings: [] };

describe('verdictOf', () => {
  const finding = (code: string, severity: Finding['severity'], isRetryable = false): Finding => ({
    code,
    severity,
    message: untranslated(code),
    isRetryable,
  });

  test.each<[string, Finding[], CheckSettings['actions'], string, boolean]>([
    ['approves without findings', [], {}, 'approved', false],
    ['approves with information only', [finding('A', 'information')], {}, 'approved', false],
    ['reviews a warning', [finding('A', 'warning')], {}, 'in_review', false],
    [
      'declines an error beside a warning',
      [finding('A', 'warning'), finding('B', 'error')],
      {},
      'declined',
      false,
    ],
    [
      'asks again after a fault of the input, without declining',
      [finding('A', 'error', true), finding('B', 'warning')],
      {},
      'in_review',
      true,
    ],
    [
      'declines a fault of the input that the workflow declines, and asks again',
      [finding('A', 'error', true)],
      { A: 'decline' },
      'declined',
      true,
    ],
    [
      'reviews a fault of the input at once when the workflow says so',
      [finding('A', 'error', true)],
      { A: 'review' },
      'in_review',
      false,
    ],
    [
      'allows no retry beside a final error',
      [finding('A', 'error', true), finding('B', 'error')],
      {},
      'declined',
      false,
    ],
    [
      'approves an error that the workflow accepts',
      [finding('A', 'error')],
      { A: 'approve' },
      'approved',
      false,
    ],
    [
      'declines a warning that the workflow declines',
      [finding('A', 'warning')],
      { A: 'decline' },
      'declined',
      false,
    ],
    [
      'reviews a check that was not performed, whatever the workflow',
      [finding('COULD_NOT_PERFORM', 'warning')],
      { COULD_NOT_PERFORM: 'approve' },
      'in_review',
      false,
    ],
    [
      'reviews liveness without a certificate, whatever the workflow',
      [finding('LIVENESS_NOT_CERTIFIED', 'warning')],
      { LIVENESS_NOT_CERTIFIED: 'approve' },
      'in_review',
      false,
    ],
    [
      'reviews the picture of a document without a certificate, whatever the actions of the workflow',
      [finding('DOCUMENT_NOT_CERTIFIED', 'warning')],
      { DOCUMENT_NOT_CERTIFIED: 'approve' },
      'in_review',
      false,
    ],
    [
      'declines liveness without a certificate when the workflow declines it',
      [finding('LIVENESS_NOT_CERTIFIED', 'warning')],
      { LIVENESS_NOT_CERTIFIED: 'decline' },
      'declined',
      false,
    ],
  ])('%s', (_case, findings, actions, status, isRetryable) => {
    expect(verdictOf(findings, { ...settings, actions })).toMatchObject({ status, isRetryable });
  });

  test('reports each code once, with its highest severity', () => {
    const { warnings } = verdictOf([finding('A', 'warning'), finding('A', 'error')], settings);
    expect(warnings).toEqual([{ code: 'A', severity: 'error', message: untranslated('A') }]);
  });
});

describe('an identity document', () => {
  const fields: DocumentEvidence['fields'] = {
    documentType: 'passport',
    documentNumber: 'XA1234567',
    firstName: 'Ana María',
    lastName: 'Reyes Soto',
    fullName: 'Ana María Reyes Soto',
    dateOfBirth: '1990-05-17',
    gender: 'female',
    nationality: 'do',
    issuingCountry: 'do',
    issueDate: '2021-03-01',
    expiryDate: '2026-01-31',
    address: null,
  };
  const terms = { expected: {}, settings, documentType: undefined, today: '2026-01-31' };
  const judged = (
    changes: Partial<DocumentEvidence['fields']>,
    more: Partial<DocumentTerms> = {},
    evidence: Partial<DocumentEvidence> = {},
  ) =>
    codes(
      documentFindings(
        {
          ...nothing,
          mrz: null,
          isCertified: true,
          ...evidence,
          fields: { ...fields, ...changes },
        },
        { ...terms, ...more },
      ),
    );

  test('is valid on its last day and expired on the next', () => {
    expect(judged({})).toEqual([]);
    expect(judged({}, { today: '2026-02-01' })).toEqual(['DOCUMENT_EXPIRED']);
  });

  test('from an engine without a certificate declines by no date, and approves only if the workflow accepts it', () => {
    const read = { ...nothing, mrz: null, fields: { ...fields, issueDate: '2026-02-01' } };
    const found = (accepts: boolean) =>
      documentFindings(read, {
        ...terms,
        today: '2026-01-31',
        settings: { ...settings, acceptDocumentPictureAsIdentity: accepts },
      }).map(({ code, severity }) => `${code} ${severity}`);
    expect(found(false)).toEqual(['DOCUMENT_NOT_CERTIFIED warning', 'FUTURE_ISSUE_DATE warning']);
    expect(found(true)).toEqual([
      'DOCUMENT_NOT_CERTIFIED information',
      'FUTURE_ISSUE_DATE warning',
    ]);
  });

  test.each<[string, Partial<DocumentEvidence['fields']>, string]>([
    ['of a type that is not accepted', { documentType: 'visa' }, 'DOCUMENT_TYPE_NOT_ALLOWED'],
    ['of an unknown type', { documentType: null }, 'DOCUMENT_TYPE_UNKNOWN'],
    ['issued tomorrow', { issueDate: '2026-02-01' }, 'FUTURE_ISSUE_DATE'],
    ['with a future date of birth', { dateOfBirth: '2026-02-01' }, 'IMPLAUSIBLE_DATE_OF_BIRTH'],
    ['without a number', { documentNumber: null }, 'FIELDS_NOT_READ'],
    ['without a name', { fullName: null, lastName: null }, 'FIELDS_NOT_READ'],
  ])('%s gets its finding', (_case, changes, code) => {
    expect(judged(changes)).toEqual([code]);
  });

  test('is compared with the expected values, however it is written', () => {
    const alike = {
      firstName: 'ana maria',
      lastName: 'REYES SOTO',
      documentNumber: 'xa-123 4567',
      nationality: 'do',
      dateOfBirth: '1990-05-17',
    };
    expect(judged({}, { expected: alike })).toEqual([]);
    const other = {
      firstName: 'Berta',
      lastName: 'Luna',
      documentNumber: 'XA1234568',
      nationality: 'es',
      dateOfBirth: '1990-05-18',
    };
    expect(judged({}, { expected: other }).sort()).toEqual([
      'DATE_OF_BIRTH_MISMATCH',
      'DOCUMENT_NUMBER_MISMATCH',
      'NAME_MISMATCH',
      'NATIONALITY_MISMATCH',
    ]);
    expect(judged({}, { expected: { lastName: 'Reyes Soto' } })).toEqual([]);
    expect(judged({}, { expected: { lastName: 'Luna' } })).toEqual(['NAME_MISMATCH']);
  });

  test('of another type than declared goes to review', () => {
    expect(judged({}, { documentType: 'id_card' })).toEqual(['DOCUMENT_TYPE_MISMATCH']);
  });

  test('with a wrong check digit or a failed examination goes to review', () => {
    const examined = [{ code: 'HOLOGRAM', status: 'failed', score: 3, details: null }] as const;
    const mrz = { lines: [], isValid: false, checks: [] };
    expect(judged({}, {}, { mrz, examined })).toEqual(['HOLOGRAM', 'MRZ_CHECK_DIGIT_WRONG']);
  });
});

describe('a proof of address', () => {
  const evidence: AddressEvidence = {
    ...nothing,
    documentType: 'utility_bill',
    isCertified: true,
    issuer: 'Power Company',
    issueDate: '2025-11-02',
    nameOnDocument: 'Ana Reyes',
    address: {
      raw: 'C/ Sol 5, Santo Domingo 10101',
      formatted: null,
      street1: null,
      street2: null,
      city: null,
      region: null,
      postalCode: null,
      country: null,
    },
  };
  const terms = {
    expectedName: 'Ana Reyes',
    expectedAddress: 'Sol 5 Santo Domingo',
    maxAgeDays: 90,
    today: '2026-01-31',
  };
  const judged = (changes: Partial<AddressEvidence>, more: Partial<typeof terms> = {}) =>
    codes(addressFindings({ ...evidence, ...changes }, { ...terms, ...more }));

  test('is valid for ninety days, and not for ninety-one', () => {
    expect(judged({})).toEqual([]);
    expect(judged({ isCertified: false })).toEqual(['ADDRESS_NOT_CERTIFIED']);
    expect(judged({ issueDate: '2025-11-01' })).toEqual(['EXPIRED_DOCUMENT']);
    expect(judged({ issueDate: '2026-02-01' })).toEqual(['FUTURE_ISSUE_DATE']);
    expect(judged({ issueDate: null })).toEqual(['ISSUE_DATE_NOT_FOUND']);
  });

  test('with another name, another address or an unknown issuer goes to review', () => {
    expect(judged({ nameOnDocument: 'Berta Luna' })).toEqual(['NAME_MISMATCH']);
    expect(judged({ nameOnDocument: null })).toEqual(['NAME_NOT_FOUND']);
    expect(judged({ issuer: null })).toEqual(['ISSUER_NOT_IDENTIFIED']);
    const expectedAddress = 'Avenida Luna 77 Santiago';
    expect(judged({}, { expectedAddress })).toEqual(['ADDRESS_MISMATCH']);
  });
});

describe('an identity number', () => {
  const evidence = (validations: Partial<IdentityEvidence['validations']>, isFound = true) => ({
    ...nothing,
    source: 'register',
    isFound,
    validations: {
      fullName: 'full_match' as const,
      idNumber: 'full_match' as const,
      dateOfBirth: 'not_checked' as const,
      ...validations,
    },
  });

  test.each([
    [evidence({}), 'full_match', []],
    [evidence({}, false), 'not_found', ['ID_NOT_FOUND']],
    [evidence({ dateOfBirth: 'no_match' }), 'no_match', ['IDENTITY_MISMATCH']],
    [evidence({ fullName: 'partial_match' }), 'partial_match', ['IDENTITY_PARTIAL_MATCH']],
    [evidence({ fullName: 'not_checked' }), 'partial_match', ['IDENTITY_PARTIAL_MATCH']],
  ])('%j results in %s', (found, matchType, expected) => {
    const { findings, result } = identityVerdict(found);
    expect([result.matchType, codes(findings)]).toEqual([matchType, expected]);
  });
});
