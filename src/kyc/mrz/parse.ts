import { checkDigit } from './check-digit.js';
import {
  type Check,
  type FieldName,
  type Format,
  type FormatName,
  formatOf,
  signsOf,
} from './formats.js';
import { countryOf, type IssuerKind, issuerKind } from './issuers.js';

export interface CheckResult {
  readonly code: string;
  readonly isRight: boolean;
}

/** The fields of a zone; null for absent and impossible values. */
export interface ParsedZone {
  readonly format: FormatName;
  readonly lines: readonly string[];
  /** The first two characters without fillers, such as `P` or `ID`. */
  readonly code: string;
  readonly documentType: 'passport' | 'id_card' | 'residence_permit' | 'visa' | null;
  readonly documentNumber: string | null;
  readonly lastName: string | null;
  readonly firstName: string | null;
  /** True if the names fill their field, so that they may be truncated. */
  readonly areNamesCut: boolean;
  readonly dateOfBirth: string | null;
  readonly expiryDate: string | null;
  readonly gender: 'female' | 'male' | 'other' | null;
  readonly nationality: string | null;
  readonly issuingCountry: string | null;
  readonly issuerKind: IssuerKind;
  readonly nationalityKind: IssuerKind;
  /** The optional data of the issuer, without fillers. */
  readonly optional: readonly string[];
  readonly checks: readonly CheckResult[];
  /** True if all check digits are right. */
  readonly isValid: boolean;
}

const fillersOnly = /^<*$/;

const isFiller = (signs: string): boolean => fillersOnly.test(signs);

const text = (signs: string): string | null =>
  signs.replace(/<+/g, ' ').trim() === '' ? null : signs.replace(/<+/g, ' ').trim();

/** A number with more than nine characters continues in the optional field, followed by its check digit. */
interface LongNumber {
  readonly number: string;
  readonly check: string;
}

function longNumber(format: Format, lines: readonly string[]): LongNumber | undefined {
  const check = format.checks.find(({ code }) => code === 'MRZ_NUMBER');
  const rest = format.fields.find(({ name }) => name === 'optional');
  const goesOn = (format.name === 'TD1' || format.name === 'TD2') && check !== undefined;
  if (!goesOn || rest === undefined) return undefined;
  if (lines[check.line]?.charAt(check.at) !== '<') return undefined;
  const behind = /^([A-Z0-9]+)(?:<|$)/.exec(signsOf(lines, [rest]))?.[1];
  if (behind === undefined || behind.length < 2) return undefined;
  return { number: signsOf(lines, check.over) + behind.slice(0, -1), check: behind.slice(-1) };
}

function isRight(format: Format, lines: readonly string[], check: Check): boolean {
  const found = lines[check.line]?.charAt(check.at) ?? '';
  const covered = signsOf(lines, check.over);
  if (check.code === 'MRZ_NUMBER') {
    const long = longNumber(format, lines);
    if (long !== undefined) return checkDigit(long.number) === long.check;
  }
  if (check.isOptional && found === '<') return isFiller(covered);
  return checkDigit(covered) === found;
}

export function checksOf(format: Format, lines: readonly string[]): CheckResult[] {
  return format.checks.map((check) => ({
    code: check.code,
    isRight: isRight(format, lines, check),
  }));
}

function isDay(day: string): boolean {
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}

/**
 * Returns six digits as a day in the century that `pick` chooses; null if they are not a day, or are partly unknown.
 */
function dayOf(signs: string, pick: (days: readonly string[]) => string | undefined) {
  if (!/^\d{6}$/.test(signs)) return null;
  const [year, month, day] = [signs.slice(0, 2), signs.slice(2, 4), signs.slice(4)];
  const days = ['19', '20', '21'].map((century) => `${century}${year}-${month}-${day}`);
  return pick(days.filter(isDay)) ?? null;
}

const yearsApart = (a: string, b: string): number =>
  Math.abs(Number(a.slice(0, 4)) - Number(b.slice(0, 4)));

/** The latest day that is not in the future. */
const birthOf = (signs: string, today: string) =>
  dayOf(signs, (days) => days.filter((day) => day <= today).at(-1));

/** The nearest day. */
const expiryOf = (signs: string, today: string) =>
  dayOf(signs, (days) => [...days].sort((a, b) => yearsApart(a, today) - yearsApart(b, today))[0]);

/** Residence permits: C1 and C2 in the USA; AR, IR and RP in Europe. */
const residence = /^(C[12]|[AI]R|RP|RT)$/;

function typeOf(code: string): ParsedZone['documentType'] {
  if (code.startsWith('P')) return 'passport';
  if (code.startsWith('V')) return 'visa';
  if (residence.test(code)) return 'residence_permit';
  // Certificates of crew members, which are not identity documents.
  if (code === 'AC') return null;
  return /^[AIC]/.test(code) ? 'id_card' : null;
}

const genders = new Map<string, ParsedZone['gender']>([
  ['F', 'female'],
  ['M', 'male'],
  ['X', 'other'],
  ['<', 'other'],
]);

function namesOf(signs: string): Pick<ParsedZone, 'lastName' | 'firstName' | 'areNamesCut'> {
  const parted = signs.indexOf('<<');
  const [last, first] =
    parted < 0 ? [signs, ''] : [signs.slice(0, parted), signs.slice(parted + 2)];
  return { lastName: text(last), firstName: text(first), areNamesCut: !signs.endsWith('<') };
}

/**
 * Parses the lines of a zone.
 *
 * @param lines  as read, of `A-Z 0-9 <`
 * @param today  years have two digits: births are in the past, expiry dates are near
 * @returns undefined for lines of no known format
 */
export function parseZone(lines: readonly string[], today: string): ParsedZone | undefined {
  const format = formatOf(lines);
  if (format === undefined || !lines.every((line) => /^[A-Z0-9<]+$/.test(line))) return undefined;
  const signs = (name: FieldName): string =>
    signsOf(
      lines,
      format.fields.filter((one) => one.name === name),
    );
  const code = signs('code').replace(/(?<!<)<+$/, '');
  const checks = checksOf(format, lines);
  const number = longNumber(format, lines)?.number ?? signs('number');
  return {
    format: format.name,
    lines,
    code,
    checks,
    documentType: typeOf(code),
    documentNumber: text(number)?.replace(/ /g, '') ?? null,
    ...namesOf(signs('names')),
    dateOfBirth: birthOf(signs('dateOfBirth'), today),
    expiryDate: expiryOf(signs('expiryDate'), today),
    gender: genders.get(signs('sex')) ?? null,
    nationality: countryOf(signs('nationality')),
    issuingCountry: countryOf(signs('issuer')),
    issuerKind: issuerKind(signs('issuer')),
    nationalityKind: issuerKind(signs('nationality')),
    optional: [signs('optional'), signs('optional2')].map(text).filter((one) => one !== null),
    isValid: checks.every((check) => check.isRight),
  };
}
