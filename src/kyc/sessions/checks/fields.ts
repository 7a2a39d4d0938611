import type { components } from '../../../../generated/kyc/types.js';
import { likeness, sameAddress, sameName, wordShare } from '../../matching/index.js';
import type { Expected, Feature } from './model.js';
import type { StoredCheck } from './queries.js';

type Field = components['schemas']['CheckField'];
type ComparedCheck = Pick<StoredCheck, 'feature' | 'result' | 'score'>;
type Text = string | null | undefined;

const maxLength = 500;

/** Returns the value at a path such as `mrz.lines.0` as short text; null if there is none. */
function textAt(result: unknown, path: string): string | null {
  let found: unknown = result;
  for (const name of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, name)) return null;
    found = (found as Readonly<Record<string, unknown>>)[name];
  }
  if (typeof found === 'number') return String(Math.round(found * 100) / 100);
  if (typeof found === 'boolean') return String(found);
  return typeof found === 'string' && found !== '' ? found.slice(0, maxLength) : null;
}

/** Paths of fields in the result, for those that differ from their names. */
const paths: Readonly<Record<string, string>> = {
  'mrz.line1': 'mrz.lines.0',
  'mrz.line2': 'mrz.lines.1',
  'mrz.line3': 'mrz.lines.2',
  'age.low': 'range.low',
  'age.high': 'range.high',
  age: 'estimatedAge',
};

/** Fields in their order on screen. Fields that were neither read nor expected are omitted. */
const names: Readonly<Record<Feature, readonly string[]>> = {
  id: [
    'documentType',
    'documentNumber',
    'firstName',
    'lastName',
    'fullName',
    'dateOfBirth',
    'gender',
    'nationality',
    'issuingCountry',
    'issueDate',
    'expiryDate',
    'address',
    'mrz.valid',
    'mrz.line1',
    'mrz.line2',
    'mrz.line3',
    'score',
  ],
  liveness: [
    'score',
    'threshold',
    'method',
    'certified',
    'challenge.passed',
    'quality.sharpness',
    'quality.brightness',
  ],
  face_match: ['score', 'threshold', 'reference', 'quality.sharpness', 'quality.brightness'],
  age: ['age', 'age.low', 'age.high', 'livenessScore'],
  poa: [
    'documentType',
    'issuer',
    'issueDate',
    'nameOnDocument',
    'address',
    'nameMatch',
    'addressMatch',
    'maxAgeDays',
    'score',
  ],
  database_validation: [
    'idNumber',
    'country',
    'matchType',
    'validations.fullName',
    'validations.idNumber',
    'validations.dateOfBirth',
    'source',
    'score',
  ],
  aml: ['match', 'hits', 'score', 'threshold'],
};

const thresholds: Readonly<Partial<Record<Feature, string>>> = {
  liveness: 'thresholds.livenessDecline',
  face_match: 'thresholds.faceMatchReview',
  aml: 'thresholds.amlReview',
};

/** Returns the score that decided a check; null if no score decides it. */
export function thresholdOf({ feature, result }: ComparedCheck): number | null {
  const path = thresholds[feature];
  const text = path === undefined ? null : textAt(result, path);
  return text === null ? null : Number(text);
}

/** Returns the screening of a check; null for other checks. */
export const screeningOf = ({ result }: ComparedCheck): string | null =>
  textAt(result, 'screeningId');

function readValue(check: ComparedCheck, name: string): string | null {
  const { feature, result } = check;
  if (name === 'score') return textAt(check, 'score');
  if (name === 'threshold') return textAt({ threshold: thresholdOf(check) }, 'threshold');
  if (feature === 'poa' && name === 'address') {
    return textAt(result, 'address.formatted') ?? textAt(result, 'address.raw');
  }
  return textAt(result, paths[name] ?? name);
}

const plain = (text: string): string => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');
const isSame = (one: string, other: string): boolean => plain(one) === plain(other);
const isSameName = (one: Text, other: Text): boolean =>
  (likeness(one, other, 'person') ?? 0) >= sameName;
const isSameAddress = (one: string, other: string): boolean =>
  (wordShare(other, one) ?? 0) >= sameAddress;

const joined = (...parts: readonly Text[]): string | undefined =>
  parts.filter(Boolean).join(' ') || undefined;

/** The data with which the fields of a session's checks are compared. */
export interface ComparisonData {
  readonly expected: Expected;
  /** The check of the last identity document; undefined if there is none. */
  readonly document: StoredCheck['result'] | undefined;
}

/** The whole name read from a document. */
const nameOn = (document: unknown): string | undefined =>
  textAt(document, 'fullName') ??
  joined(textAt(document, 'firstName'), textAt(document, 'lastName'));

interface Comparison {
  readonly expected: Text;
  agrees(value: string): boolean | undefined;
}

type Comparisons = Readonly<Record<string, Comparison>>;

/** Countries divide names differently, so that the parts match if the whole name does. */
function documentComparisons(result: unknown, expected: Expected): Comparisons {
  const { firstName, lastName } = expected;
  const whole = firstName && lastName ? joined(firstName, lastName) : undefined;
  const isWhole = isSameName(whole, nameOn(result));
  const part = (wanted: Text): Comparison => ({
    expected: wanted,
    agrees: (value) => isWhole || isSameName(wanted, value),
  });
  const plainly = (wanted: Text): Comparison => ({
    expected: wanted,
    agrees: (value) => isSame(value, wanted ?? ''),
  });
  return {
    firstName: part(firstName),
    lastName: part(lastName),
    fullName: { expected: whole, agrees: () => isWhole },
    documentNumber: plainly(expected.documentNumber),
    dateOfBirth: plainly(expected.dateOfBirth),
    nationality: plainly(expected.nationality),
    address: {
      expected: expected.address,
      agrees: (value) => isSameAddress(value, expected.address ?? ''),
    },
  };
}

function proofComparisons({ expected, document }: ComparisonData): Comparisons {
  const name = joined(expected.firstName, expected.lastName) ?? nameOn(document);
  const address = expected.address ?? textAt(document, 'address');
  return {
    nameOnDocument: { expected: name, agrees: (value) => isSameName(name, value) },
    address: { expected: address, agrees: (value) => isSameAddress(value, address ?? '') },
  };
}

/** A passport has a number of its own. Only the number of a card of the same country is compared. */
function numberComparisons(result: unknown, { document }: ComparisonData): Comparisons {
  const isCard = textAt(document, 'documentType') === 'id_card';
  const isOfCountry = textAt(document, 'issuingCountry') === textAt(result, 'country');
  const expected = isCard && isOfCountry ? textAt(document, 'documentNumber') : undefined;
  return { idNumber: { expected, agrees: (value) => isSame(value, expected ?? '') } };
}

function ageComparisons(result: unknown): Comparisons {
  const passed = textAt(result, 'passed');
  const agrees = () => (passed === null ? undefined : passed === 'true');
  return { age: { expected: textAt(result, 'minAge'), agrees } };
}

function comparisonsOf({ feature, result }: ComparedCheck, known: ComparisonData): Comparisons {
  switch (feature) {
    case 'id':
      return documentComparisons(result, known.expected);
    case 'poa':
      return proofComparisons(known);
    case 'database_validation':
      return numberComparisons(result, known);
    case 'age':
      return ageComparisons(result);
    default:
      return {};
  }
}

function compared(name: string, value: string | null, comparison: Comparison | undefined): Field {
  const expected = comparison?.expected;
  if (!expected) return { name, value };
  const agrees = value === null ? undefined : comparison?.agrees(value);
  const shown = expected.slice(0, maxLength);
  return { name, value, expected: shown, ...(agrees !== undefined && { agrees }) };
}

/**
 * Returns the values that a check read and measured, with the expected ones; none for a face whose measurements were
 * not shared.
 */
export function fieldsOf(check: ComparedCheck, known: ComparisonData): Field[] {
  if (Object.keys(check.result).length === 0) return [];
  const comparisons = comparisonsOf(check, known);
  return names[check.feature]
    .map((name) => compared(name, readValue(check, name), comparisons[name]))
    .filter(({ value, expected }) => value !== null || expected !== undefined);
}

/** Returns the data that the checks of a session are compared with. */
export function knownOf(expected: Expected, checks: readonly ComparedCheck[]): ComparisonData {
  const document = checks.findLast(({ feature }) => feature === 'id');
  return { expected, document: document?.result };
}
