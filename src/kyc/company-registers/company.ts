import { createHash } from 'node:crypto';
import type { Validator } from 'stdnum';
import { countries } from '../../kernel/values/countries.js';
import { numberRules } from '../../kernel/values/number-rules.js';
import { parseDay } from '../../kernel/values/time.js';
import { isPlaceholder } from '../matching/index.js';

export type CompanyStatus = 'active' | 'inactive' | 'unknown';

/** An entry of a company register. */
export interface RegisterCompany {
  /** The id of the entry. It is unique within the register and stable across versions. */
  readonly id: string;
  readonly name: string;
  /** Alpha-2 in lower case. */
  readonly country: string;
  readonly registrationNumber: string | null;
  readonly lei: string | null;
  readonly status: CompanyStatus;
  readonly legalForm: string | null;
  /** A day. */
  readonly incorporatedOn: string | null;
  readonly address: string | null;
}

/** Returns the number for comparisons: letters and digits only, in upper case. */
export const numberKey = (number: string): string =>
  number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Returns the number for comparisons without its leading zeros. */
export const withoutZeros = (number: string): string => numberKey(number).replace(/^0+(?=.)/, '');

/** Countries whose registers write all numbers with eight digits. */
const eightDigits: ReadonlySet<string> = new Set(['gb']);

/** Returns the keys under which a register may hold a number, because callers leave leading zeros out. */
export function numberKeys(country: string, number: string): string[] {
  if (isPlaceholder(number)) return [];
  const [key, short] = [numberKey(number), withoutZeros(number)];
  const isPadded = eightDigits.has(country) && /^\d+$/.test(key);
  return [...new Set([key, short, ...(isPadded ? [short.padStart(8, '0')] : [])])].filter(Boolean);
}

/** Letters stand for 10 to 35. The remainder is computed in parts, because the number has forty digits. */
function remainder97(text: string): number {
  let rest = 0;
  for (const sign of text) {
    const value = Number.parseInt(sign, 36);
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97;
  }
  return rest;
}

/**
 * Returns true if a Legal Entity Identifier has the right form and check digits.
 *
 * @see ISO 17442, and ISO 7064 mod 97-10 for the check digits
 */
export const isLei = (lei: string): boolean =>
  /^[0-9A-Z]{18}[0-9]{2}$/.test(lei) && remainder97(lei) === 1;

/** The validators of company numbers by country. A number must satisfy one of them. */
const companyNumbers: Readonly<Record<string, readonly string[]>> = {
  AR: ['cuit'],
  AT: ['businessid', 'uid'],
  AU: ['acn', 'abn'],
  BE: ['vat'],
  BR: ['cnpj'],
  CA: ['bn'],
  CH: ['uid', 'vat'],
  CL: ['rut'],
  CN: ['uscc'],
  CO: ['nit'],
  CR: ['cpj'],
  CZ: ['ico', 'dic'],
  DK: ['cvr'],
  DO: ['rnc', 'cedula'],
  EC: ['ruc'],
  EE: ['registrikood', 'kmkr'],
  ES: ['cif', 'nif'],
  FI: ['ytunnus', 'alv'],
  FR: ['siren', 'siret', 'tva'],
  GT: ['nit'],
  HR: ['oib'],
  IL: ['hp'],
  IS: ['kennitala'],
  IT: ['iva', 'codicefiscale'],
  JP: ['cn'],
  KR: ['brn'],
  MD: ['idno'],
  MX: ['rfc'],
  NO: ['orgnr', 'mva'],
  PE: ['ruc'],
  PT: ['nipc', 'nif'],
  PY: ['ruc'],
  RO: ['cui', 'cif', 'onrc'],
  SE: ['orgnr', 'vat'],
  SG: ['uen'],
  SV: ['nit'],
  TR: ['vkn'],
  TW: ['ubn', 'ban'],
  UA: ['edrpou'],
  US: ['ein'],
  UY: ['rut'],
  VE: ['rif'],
};

/** Returns the country's names of company numbers whose rules are known. */
export const companyNumberTypes = (country: string): readonly string[] =>
  companyNumbers[country.toUpperCase()] ?? [];

function isValidBy(validator: Validator, number: string): boolean {
  try {
    return validator.validate(number).isValid;
  } catch {
    // The validator cannot parse the number.
    return false;
  }
}

/** Returns true if a company number is valid in its country; undefined if no rule is known. */
export function isCompanyNumber(country: string, number: string): boolean | undefined {
  const code = country.toUpperCase();
  const { stdnum } = numberRules();
  const validators = companyNumberTypes(country).flatMap((type) => stdnum[code]?.[type] ?? []);
  if (validators.length === 0) return undefined;
  return validators.some((validator) => isValidBy(validator, number));
}

/** Returns the alpha-2 code in lower case; undefined for text that is not a country. */
export function countryOf(text: string | undefined): string | undefined {
  const code = text?.slice(0, 2).toUpperCase();
  return code !== undefined && countries.has(code) ? code.toLowerCase() : undefined;
}

/** Returns the date of a text, with or without a time; undefined for other text. */
export function dayOf(text: string | undefined): string | undefined {
  try {
    return text === undefined ? undefined : parseDay(text.slice(0, 10));
  } catch {
    return undefined;
  }
}

/** Increase it when companies are parsed or indexed differently: their hashes then change. */
const readerVersion = 1;

export const hashOf = (company: RegisterCompany): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([readerVersion, company]))
    .digest();
