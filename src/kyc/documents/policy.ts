import type { Message } from '../../kernel/errors.js';
import { addDays } from '../../kernel/values/time.js';
import { failedFindings } from '../checks/index.js';
import type { AddressEvidence, DocumentEvidence, DocumentType, Finding } from '../engines/index.js';
import { severityOf } from '../facts/index.js';
import { likeness, sameAddress, sameName, wordShare } from '../matching/index.js';
import type { CheckSettings, Expected } from '../sessions/index.js';
import { text } from './messages/index.js';

/** The expectations of an identity document. */
export interface DocumentTerms {
  readonly expected: Expected;
  readonly settings: Pick<CheckSettings, 'acceptDocumentPictureAsIdentity' | 'documentsAllowed'>;
  /** The type that the caller named. */
  readonly documentType: DocumentType | undefined;
  /** Today by the calendar of the company. */
  readonly today: string;
}

const finding = (
  code: string,
  severity: Finding['severity'],
  message: Message,
  isRetryable = false,
): Finding => ({ code, severity, message, isRetryable });

const isKnown = (value: string | null | undefined): value is string =>
  value !== null && value !== undefined && value !== '';

const plain = (number: string): string => number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

const joined = (...parts: readonly (string | null | undefined)[]): string | undefined =>
  parts.filter(isKnown).join(' ') || undefined;

/**
 * Compares given and family names together, because countries divide them differently. Compares one alone if only one
 * is expected.
 */
function nameFindings({ fields }: DocumentEvidence, expected: Expected): Finding[] {
  const whole = fields.fullName ?? joined(fields.firstName, fields.lastName);
  const isWhole = isKnown(expected.firstName) && isKnown(expected.lastName);
  const part = isKnown(expected.lastName) ? fields.lastName : fields.firstName;
  const wanted = joined(expected.firstName, expected.lastName);
  const score = likeness(wanted, isWhole ? whole : (part ?? whole), 'person');
  if (score === null || score >= sameName) return [];
  return [finding('NAME_MISMATCH', 'warning', text('nameDiffers'))];
}

function expectedFindings(evidence: DocumentEvidence, expected: Expected): Finding[] {
  const { fields } = evidence;
  const differs = (ours: string | null | undefined, theirs: string | null): boolean =>
    isKnown(ours) && isKnown(theirs) && plain(ours) !== plain(theirs);
  const rows: readonly (readonly [boolean, string, Message])[] = [
    [
      differs(expected.dateOfBirth, fields.dateOfBirth),
      'DATE_OF_BIRTH_MISMATCH',
      text('birthDateDiffers'),
    ],
    [
      differs(expected.nationality, fields.nationality),
      'NATIONALITY_MISMATCH',
      text('nationalityDiffers'),
    ],
    [
      differs(expected.documentNumber, fields.documentNumber),
      'DOCUMENT_NUMBER_MISMATCH',
      text('numberDiffers'),
    ],
  ];
  const found = rows.filter(([isFound]) => isFound);
  return [
    ...nameFindings(evidence, expected),
    ...found.map(([, code, message]) => finding(code, 'warning', message)),
  ];
}

const sourceOf = ({ isCertified }: Pick<DocumentEvidence, 'isCertified'>) =>
  isCertified === true ? ('confirmed' as const) : ('read' as const);

/**
 * A drawn document is read like a real one, so that one picture approves an identity only if its engine tells them apart, or
 * if the workflow accepts it.
 */
function certificateFindings(
  evidence: DocumentEvidence,
  { acceptDocumentPictureAsIdentity: isEnough }: DocumentTerms['settings'],
): Finding[] {
  if (sourceOf(evidence) === 'confirmed') return [];
  const severity = isEnough ? 'information' : severityOf('id', 'identity', 'read');
  return [finding('DOCUMENT_NOT_CERTIFIED', severity, text('pictureNotCertified'))];
}

function validityFindings(evidence: DocumentEvidence, today: string): Finding[] {
  const { dateOfBirth, expiryDate, issueDate } = evidence.fields;
  const source = sourceOf(evidence);
  const impossible = severityOf('id', 'impossibleDate', source);
  const found: Finding[] = [];
  if (expiryDate !== null && expiryDate < today) {
    found.push(
      finding('DOCUMENT_EXPIRED', severityOf('id', 'expired', source), text('documentExpired')),
    );
  }
  if (issueDate !== null && issueDate > today) {
    found.push(finding('FUTURE_ISSUE_DATE', impossible, text('issuedInFuture')));
  }
  if (dateOfBirth !== null && dateOfBirth > today) {
    found.push(finding('IMPLAUSIBLE_DATE_OF_BIRTH', impossible, text('bornInFuture')));
  }
  return found;
}

function typeFindings(evidence: DocumentEvidence, terms: DocumentTerms): Finding[] {
  const { documentType } = evidence.fields;
  const { settings } = terms;
  if (documentType === null) {
    return [finding('DOCUMENT_TYPE_UNKNOWN', 'warning', text('kindUnknown'))];
  }
  if (!settings.documentsAllowed.includes(documentType)) {
    const message = text('kindNotTaken', { documentType });
    const severity = severityOf('id', 'refusedType', sourceOf(evidence));
    return [finding('DOCUMENT_TYPE_NOT_ALLOWED', severity, message, true)];
  }
  if (terms.documentType === undefined || terms.documentType === documentType) return [];
  return [finding('DOCUMENT_TYPE_MISMATCH', 'warning', text('otherKind', { documentType }))];
}

function readingFindings(evidence: DocumentEvidence): Finding[] {
  const { fields, mrz } = evidence;
  const found: Finding[] = [];
  const needed = ['documentNumber', 'dateOfBirth'] as const;
  const unread = needed.filter((name) => fields[name] === null);
  const hasName = isKnown(fields.fullName) || isKnown(fields.lastName);
  if (unread.length > 0 || !hasName) {
    found.push(finding('FIELDS_NOT_READ', 'warning', text('fieldsNotRead')));
  }
  if (mrz !== null && !mrz.isValid) {
    // A wrong digit is more often a bad picture than a bad document.
    const severity = severityOf('id', 'wrongDigits', sourceOf(evidence));
    found.push(finding('MRZ_CHECK_DIGIT_WRONG', severity, text('checkDigitWrong'), true));
  }
  return found;
}

/** Returns the findings on a document: those of its reader, and differences from the expectations. */
export function documentFindings(evidence: DocumentEvidence, terms: DocumentTerms): Finding[] {
  return [
    ...evidence.findings,
    ...failedFindings(evidence.examined, evidence.findings),
    ...certificateFindings(evidence, terms.settings),
    ...typeFindings(evidence, terms),
    ...validityFindings(evidence, terms.today),
    ...readingFindings(evidence),
    ...expectedFindings(evidence, terms.expected),
  ];
}

/** The expectations of a proof of address. */
export interface AddressTerms {
  readonly expectedName: string | undefined;
  readonly expectedAddress: string | undefined;
  readonly maxAgeDays: number;
  readonly today: string;
}

/**
 * Returns the share of the expected address that the document contains. Further text of the document does not count.
 */
export function addressLikeness(
  expected: string | undefined,
  { address }: Pick<AddressEvidence, 'address'>,
): number | null {
  const read = address.formatted ?? address.raw;
  if (!isKnown(expected) || !isKnown(read)) return null;
  return wordShare(expected, read);
}

/** A file that anybody could have written reads like a real one, so that reading alone approves no address. */
function addressCertificate(evidence: AddressEvidence): Finding[] {
  if (sourceOf(evidence) === 'confirmed') return [];
  const severity = severityOf('poa', 'address', 'read');
  return [finding('ADDRESS_NOT_CERTIFIED', severity, text('addressNotCertified'))];
}

function ageFindings(evidence: AddressEvidence, { maxAgeDays, today }: AddressTerms): Finding[] {
  const { issueDate } = evidence;
  const source = sourceOf(evidence);
  if (issueDate === null) {
    return [finding('ISSUE_DATE_NOT_FOUND', 'warning', text('issueDateNotRead'))];
  }
  if (issueDate > today) {
    const severity = severityOf('poa', 'impossibleDate', source);
    return [finding('FUTURE_ISSUE_DATE', severity, text('issuedInFuture'))];
  }
  if (issueDate >= addDays(today, -maxAgeDays)) return [];
  const message = text('tooOld', { maxAgeDays });
  return [finding('EXPIRED_DOCUMENT', severityOf('poa', 'tooOld', source), message, true)];
}

export function nameLikeness(
  expectedName: string | undefined,
  { nameOnDocument }: Pick<AddressEvidence, 'nameOnDocument'>,
): number | null {
  return likeness(expectedName, nameOnDocument, 'person');
}

/** Returns the findings on a proof of address. */
export function addressFindings(evidence: AddressEvidence, terms: AddressTerms): Finding[] {
  const nameScore = nameLikeness(terms.expectedName, evidence);
  const addressScore = addressLikeness(terms.expectedAddress, evidence);
  const found: Finding[] = [
    ...evidence.findings,
    ...failedFindings(evidence.examined, evidence.findings),
    ...addressCertificate(evidence),
    ...ageFindings(evidence, terms),
  ];
  if (evidence.issuer === null) {
    found.push(finding('ISSUER_NOT_IDENTIFIED', 'warning', text('issuerNotRead')));
  }
  if (evidence.nameOnDocument === null) {
    found.push(finding('NAME_NOT_FOUND', 'warning', text('nameNotRead')));
  }
  if (nameScore !== null && nameScore < sameName) {
    found.push(finding('NAME_MISMATCH', 'warning', text('nameDiffers')));
  }
  if (addressScore !== null && addressScore < sameAddress) {
    found.push(finding('ADDRESS_MISMATCH', 'warning', text('addressDiffers')));
  }
  return found;
}
