import {
  checkDigit,
  type Format,
  type FormatName,
  formats,
  signsOf,
} from '../../src/kyc/mrz/index.js';

/** The data of an invented person in a document. */
export interface Bearer {
  readonly code: string;
  readonly issuer: string;
  readonly lastName: string;
  readonly firstName: string;
  readonly number: string;
  readonly nationality: string;
  /** Days as 1990-05-17. */
  readonly dateOfBirth: string;
  readonly expiryDate: string;
  readonly sex: 'F' | 'M' | 'X';
  readonly optional?: string;
}

const plain = (name: string): string =>
  name
    .normalize('NFD')
    .toUpperCase()
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Z]+/g, '<');

const six = (day: string): string => day.slice(2).replaceAll('-', '');

function put(lines: string[], line: number, at: number, signs: string): void {
  const old = lines[line] ?? '';
  lines[line] = old.slice(0, at) + signs + old.slice(at + signs.length);
}

function valuesOf(bearer: Bearer) {
  const names = `${plain(bearer.lastName)}<<${plain(bearer.firstName)}`;
  return {
    code: bearer.code,
    issuer: bearer.issuer,
    names,
    number: bearer.number.slice(0, 9),
    nationality: bearer.nationality,
    sex: bearer.sex === 'X' ? '<' : bearer.sex,
    dateOfBirth: six(bearer.dateOfBirth),
    expiryDate: six(bearer.expiryDate),
    optional: bearer.optional ?? '',
    optional2: '',
  };
}

/**
 * A document number with more than nine characters continues after the filler that replaces its check digit.
 */
function isLong({ name }: Format, { number }: Bearer): boolean {
  return number.length > 9 && (name === 'TD1' || name === 'TD2');
}

/** The lines, with their check digits. */
export function writeZone(name: FormatName, bearer: Bearer): string[] {
  const format = formats[name];
  const lines = Array.from({ length: format.lines }, () => '<'.repeat(format.columns));
  const values = valuesOf(bearer);
  if (isLong(format, bearer)) {
    values.optional = bearer.number.slice(9) + checkDigit(bearer.number);
  }
  for (const { name: of, line, start, end } of format.fields) {
    put(lines, line, start, values[of].slice(0, end - start));
    values[of] = values[of].slice(end - start);
  }
  for (const { code, over, line, at } of format.checks) {
    if (code === 'MRZ_NUMBER' && isLong(format, bearer)) continue;
    put(lines, line, at, checkDigit(signsOf(lines, over)));
  }
  return lines;
}
