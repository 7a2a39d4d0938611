import { addDays } from '../../kernel/time.js';
import type {
  AddressEvidence,
  DocumentEvidence,
  DocumentType,
  Examined,
  Finding,
} from '../engines/index.js';
import { likeness, sameAddress, sameName, wordShare } from '../matching/index.js';
import type { CheckSettings, Expected } from '../sessions/index.js';

/** What an identity document is held against. */
export interface DocumentTerms {
  readonly expected: Expected;
  readonly settings: Pick<CheckSettings, 'documentsAllowed'>;
  /** What the sender said it is. */
  readonly documentType: DocumentType | undefined;
  /** Of the company's calendar. */
  readonly today: string;
}

const finding = (
  code: string,
  severity: Finding['severity'],
  message: string,
  isRetryable = false,
): Finding => ({ code, severity, message, isRetryable });

const isKnown = (value: string | null | undefined): value is string =>
  value !== null && value !== undefined && value !== '';

const plain = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const joined = (...parts: readonly (string | null | undefined)[]): string | undefined =>
  parts.filter(isKnown).join(' ') || undefined;

/** Given and family names together, since countries part them otherwise; each alone where only one is expected. */
function nameFindings({ fields }: DocumentEvidence, expected: Expected): Finding[] {
  const whole = fields.fullName ?? joined(fields.firstName, fields.lastName);
  const isWhole = isKnown(expected.firstName) && isKnown(expected.lastName);
  const part = isKnown(expected.lastName) ? fields.lastName : fields.firstName;
  const wanted = joined(expected.firstName, expected.lastName);
  const score = likeness(wanted, isWhole ? whole : (part ?? whole), 'person');
  if (score === null || score >= sameName) return [];
  return [finding('NAME_MISMATCH', 'warning', 'The name is not the expected one')];
}

function expectedFindings(evidence: DocumentEvidence, expected: Expected): Finding[] {
  const { fields } = evidence;
  const differs = (ours: string | null | undefined, theirs: string | null): boolean =>
    isKnown(ours) && isKnown(theirs) && plain(ours) !== plain(theirs);
  const rows: readonly (readonly [boolean, string, string])[] = [
    [
      differs(expected.dateOfBirth, fields.dateOfBirth),
      'DATE_OF_BIRTH_MISMATCH',
      'The day of birth is not the expected one',
    ],
    [
      differs(expected.nationality, fields.nationality),
      'NATIONALITY_MISMATCH',
      'The nationality is not the expected one',
    ],
    [
      differs(expected.documentNumber, fields.documentNumber),
      'DOCUMENT_NUMBER_MISMATCH',
      'The number is not the expected one',
    ],
  ];
  const found = rows.filter(([isFound]) => isFound);
  return [
    ...nameFindings(evidence, expected),
    ...found.map(([, code, message]) => finding(code, 'warning', message)),
  ];
}

function validityFindings({ fields }: DocumentEvidence, today: string): Finding[] {
  const { dateOfBirth, expiryDate, issueDate } = fields;
  const found: Finding[] = [];
  if (expiryDate !== null && expiryDate < today) {
    found.push(finding('DOCUMENT_EXPIRED', 'error', 'The document has expired'));
  }
  if (issueDate !== null && issueDate > today) {
    found.push(finding('FUTURE_ISSUE_DATE', 'error', 'It was issued in the future'));
  }
  if (dateOfBirth !== null && dateOfBirth > today) {
    found.push(finding('IMPLAUSIBLE_DATE_OF_BIRTH', 'error', 'The day of birth is in the future'));
  }
  return found;
}

function typeFindings({ fields }: DocumentEvidence, terms: DocumentTerms): Finding[] {
  const { documentType } = fields;
  const { settings } = terms;
  if (documentType === null) {
    return [finding('DOCUMENT_TYPE_UNKNOWN', 'warning', 'The kind of document is not known')];
  }
  if (!settings.documentsAllowed.includes(documentType)) {
    const message = `A document of the kind ${documentType} is not taken`;
    return [finding('DOCUMENT_TYPE_NOT_ALLOWED', 'error', message, true)];
  }
  if (terms.documentType === undefined || terms.documentType === documentType) return [];
  return [finding('DOCUMENT_TYPE_MISMATCH', 'warning', `It is of the kind ${documentType}`)];
}

function readingFindings({ fields, mrz }: DocumentEvidence): Finding[] {
  const found: Finding[] = [];
  const needed = ['documentNumber', 'dateOfBirth'] as const;
  const unread = needed.filter((name) => fields[name] === null);
  const hasName = isKnown(fields.fullName) || isKnown(fields.lastName);
  if (unread.length > 0 || !hasName) {
    found.push(finding('FIELDS_NOT_READ', 'warning', 'Not everything could be read'));
  }
  if (mrz !== null && !mrz.isValid) {
    found.push(finding('MRZ_CHECK_DIGIT_WRONG', 'warning', 'A check digit of the lines is wrong'));
  }
  return found;
}

/** An engine that found something wrong has said what follows from it, or a person has to. */
export function failedFindings(
  examined: readonly Examined[],
  findings: readonly Finding[],
): Finding[] {
  const known = new Set(findings.map(({ code }) => code));
  const failed = examined.filter(({ code, status }) => status === 'failed' && !known.has(code));
  return failed.map(({ code, details }) =>
    finding(code, 'warning', details ?? `${code} has failed`),
  );
}

/** What speaks against a document: what its reader found, and what it says beside what it should. */
export function documentFindings(evidence: DocumentEvidence, terms: DocumentTerms): Finding[] {
  return [
    ...evidence.findings,
    ...failedFindings(evidence.examined, evidence.findings),
    ...typeFindings(evidence, terms),
    ...validityFindings(evidence, terms.today),
    ...readingFindings(evidence),
    ...expectedFindings(evidence, terms.expected),
  ];
}

/** What a proof of address is held against. */
export interface AddressTerms {
  readonly expectedName: string | undefined;
  readonly expectedAddress: string | undefined;
  readonly maxAgeDays: number;
  readonly today: string;
}

/** The share of what is expected that stands in the address; what else stands there does not matter. */
export function addressLikeness(
  expected: string | undefined,
  { address }: Pick<AddressEvidence, 'address'>,
): number | null {
  const read = address.formatted ?? address.raw;
  if (!isKnown(expected) || !isKnown(read)) return null;
  return wordShare(expected, read);
}

function ageFindings({ issueDate }: AddressEvidence, { maxAgeDays, today }: AddressTerms) {
  if (issueDate === null) {
    return [finding('ISSUE_DATE_NOT_FOUND', 'warning', 'The day of issue could not be read')];
  }
  if (issueDate > today) {
    return [finding('FUTURE_ISSUE_DATE', 'error', 'It was issued in the future')];
  }
  if (issueDate >= addDays(today, -maxAgeDays)) return [];
  const message = `It is older than ${maxAgeDays} days`;
  return [finding('EXPIRED_DOCUMENT', 'error', message, true)];
}

export function nameLikeness(
  expectedName: string | undefined,
  { nameOnDocument }: Pick<AddressEvidence, 'nameOnDocument'>,
): number | null {
  return likeness(expectedName, nameOnDocument, 'person');
}

/** What speaks against a proof of address. */
export function addressFindings(evidence: AddressEvidence, terms: AddressTerms): Finding[] {
  const nameScore = nameLikeness(terms.expectedName, evidence);
  const addressScore = addressLikeness(terms.expectedAddress, evidence);
  const found: Finding[] = [
    ...evidence.findings,
    ...failedFindings(evidence.examined, evidence.findings),
    ...ageFindings(evidence, terms),
  ];
  if (evidence.issuer === null) {
    found.push(finding('ISSUER_NOT_IDENTIFIED', 'warning', 'Who issued it could not be read'));
  }
  if (evidence.nameOnDocument === null) {
    found.push(finding('NAME_NOT_FOUND', 'warning', 'There is no name that could be read'));
  }
  if (nameScore !== null && nameScore < sameName) {
    found.push(finding('NAME_MISMATCH', 'warning', 'The name is not the expected one'));
  }
  if (addressScore !== null && addressScore < sameAddress) {
    found.push(finding('ADDRESS_MISMATCH', 'warning', 'The address is not the expected one'));
  }
  return found;
}
