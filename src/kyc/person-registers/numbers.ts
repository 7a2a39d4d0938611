import type { Validator } from 'stdnum';
import { numberRules } from '../../kernel/values/number-rules.js';
import { normalizeUnicode } from '../../kernel/values/unicode.js';
import { companyNumberTypes, numberKey } from '../company-registers/index.js';

/** The most likely fault of a number. */
export type NumberFault = 'length' | 'format' | 'component' | 'checksum';

interface NormalisedNumber {
  /** Returns the number for comparisons: letters and digits only, in upper case. */
  readonly number: string;
  /** The possible types by their names in the country; empty if unknown. */
  readonly types: readonly string[];
}

export type CheckedNumber =
  | (NormalisedNumber & { readonly rule: 'kept' })
  | (NormalisedNumber & { readonly rule: 'broken'; readonly fault: NumberFault })
  /** No rule is known for the number. */
  | (NormalisedNumber & { readonly rule: 'unknown' });

/** Types of identity numbers with known rules, by country. */
const personal: Readonly<Record<string, readonly string[]>> = {
  AO: ['bi'],
  AR: ['dni', 'cuit'],
  BA: ['jmbg'],
  BE: ['nn', 'bis', 'insz'],
  BG: ['egn', 'pnf'],
  BO: ['ci'],
  BR: ['cpf'],
  CA: ['sin'],
  CH: ['ssn'],
  CL: ['run', 'rut'],
  CN: ['ric'],
  CO: ['cc', 'nit'],
  CR: ['cpf', 'cr'],
  CU: ['ni'],
  CZ: ['rc'],
  DE: ['idnr', 'passport'],
  DK: ['cpr'],
  DO: ['cedula'],
  EC: ['ci'],
  EE: ['ik'],
  ES: ['dni', 'nie'],
  FI: ['hetu'],
  FR: ['nir', 'nif'],
  GB: ['nino'],
  GR: ['amka'],
  GT: ['cui'],
  HK: ['hkid'],
  HR: ['oib'],
  IE: ['pps'],
  IL: ['idnr'],
  IN: ['aadhaar', 'pan'],
  IS: ['kennitala'],
  IT: ['codicefiscale'],
  KR: ['rrn'],
  LT: ['asmens'],
  ME: ['jmbg'],
  MK: ['jmbg'],
  MU: ['nid'],
  MX: ['curp', 'rfc'],
  MY: ['nric'],
  MZ: ['bi'],
  NL: ['bsn'],
  NO: ['fodselsnummer'],
  PE: ['cui', 'ce'],
  PK: ['cnic'],
  PL: ['pesel'],
  PT: ['cc', 'nif'],
  PY: ['cedula'],
  RO: ['cnp'],
  RS: ['jmbg'],
  SE: ['personnummer'],
  SI: ['emso'],
  SK: ['rc'],
  TH: ['idnr'],
  TR: ['tckimlik'],
  TW: ['natid'],
  UA: ['rntrc'],
  US: ['ssn'],
  UY: ['cedula', 'nie'],
  ZA: ['idnr'],
};

/** Numbers without a check digit. The number of a Colombian identity card is a serial number. */
const serials: Readonly<Record<string, Readonly<Record<string, RegExp>>>> = {
  CO: { cc: /^[1-9][0-9]{2,9}$/ },
};

/** Other names of a type, and documents that carry the number of another type. */
const alsoCalled: ReadonlyMap<string, readonly string[]> = new Map([
  ['CO cedula', ['cc']],
  ['CO ceduladeciudadania', ['cc']],
  // A person's taxpayer number is the number of the cédula.
  ['DO rnc', ['rnc', 'cedula']],
]);

/** Words that mean any identity card. */
const anyNumber: ReadonlySet<string> = new Set([
  'id',
  'idcard',
  'idnumber',
  'identitycard',
  'nationalid',
  'nationalidnumber',
  'personalid',
  'taxid',
]);

const wordsOf = (text: string): string[] =>
  normalizeUnicode(text, 'NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const isKnown = (code: string, type: string): boolean =>
  personal[code]?.includes(type) === true || companyNumberTypes(code).includes(type);

/**
 * Returns the types of number that a caller may mean.
 *
 * @param documentType  in words, such as `Cédula de identidad`; without it, any type of the country
 */
function numberTypes(country: string, documentType: string | undefined): readonly string[] {
  const code = country.toUpperCase();
  const words = wordsOf(documentType ?? '');
  const name = words.join('');
  const all = personal[code] ?? [];
  if (name === '' || anyNumber.has(name)) return all;
  const found = [name, ...words].find(
    (word) => isKnown(code, word) || alsoCalled.has(`${code} ${word}`),
  );
  // A document without known rules, such as a passport.
  if (found === undefined) return [name];
  return alsoCalled.get(`${code} ${found}`) ?? [found];
}

type Verdict = Readonly<{ fault: NumberFault | undefined; isCompany: boolean }>;

const faultOf: Readonly<Record<string, NumberFault>> = {
  InvalidLength: 'length',
  InvalidFormat: 'format',
  InvalidComponent: 'component',
  InvalidChecksum: 'checksum',
};

function askValidator(validator: Validator, written: string): Verdict {
  try {
    const result = validator.validate(written);
    if (!result.isValid) {
      return { fault: faultOf[result.error.name] ?? 'format', isCompany: false };
    }
    return { fault: undefined, isCompany: result.isCompany && !result.isIndividual };
  } catch {
    // The validator cannot parse the number.
    return { fault: 'format', isCompany: false };
  }
}

/** Undefined if no rule is known. */
function judge(code: string, type: string, written: string): Verdict | undefined {
  // Checked before the look-up, because the country may be any text.
  if (!isKnown(code, type)) return undefined;
  const serial = serials[code]?.[type];
  if (serial !== undefined) {
    return { fault: serial.test(written) ? undefined : 'format', isCompany: false };
  }
  const validator = numberRules().stdnum[code]?.[type];
  return validator && askValidator(validator, written);
}

/** Faults in ascending order of severity. A number of another type usually has the last one. */
const gravity: readonly NumberFault[] = ['length', 'format', 'component', 'checksum'];

/**
 * Checks the form and the check digits of a number.
 *
 * @param country       alpha-2
 * @param idNumber      with or without separators
 * @param documentType  see `numberTypes`
 */
export function checkNumber(
  country: string,
  idNumber: string,
  documentType: string | undefined,
): CheckedNumber {
  const code = country.toUpperCase();
  const number = numberKey(idNumber);
  const types = numberTypes(country, documentType);
  // An ampersand may be part of a Mexican number.
  const spellings = [number, idNumber.toUpperCase()];
  const judged = types.flatMap((type) =>
    spellings.flatMap((written) => {
      const verdict = judge(code, type, written);
      return verdict === undefined ? [] : [{ type, fault: verdict.fault }];
    }),
  );
  if (judged.length === 0) return { rule: 'unknown', number, types };
  const valid = judged.filter(({ fault }) => fault === undefined).map(({ type }) => type);
  if (valid.length > 0) return { rule: 'kept', number, types: [...new Set(valid)] };
  const fault = gravity.findLast((each) => judged.some((one) => one.fault === each)) ?? 'format';
  return { rule: 'broken', number, types, fault };
}

/** Returns true if only companies have such a number. */
export const isOfCompany = (country: string, type: string, number: string): boolean =>
  judge(country.toUpperCase(), type, number)?.isCompany === true;
