import type { Validator } from 'stdnum';
import { numberRules } from './number-rules.js';

/** The result of checking a tax number. */
export interface CheckedTaxId {
  /** False if the number breaks the rule of its country, mostly a check digit. */
  readonly ok: boolean;
  /** Letters and digits in upper case, for comparison; empty if the number has none. */
  readonly normalised: string;
  /** The country whose rule was applied, or undefined if none exists. Without a rule every number passes. */
  readonly country: string | undefined;
}

/** The types of each country that can be checked, and by which of the rules; any one of them must hold. */
const rules: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  AR: { CUIT: ['cuit'] },
  BR: { CNPJ: ['cnpj'], CPF: ['cpf'] },
  CL: { RUT: ['rut'], RUN: ['run'] },
  CO: { NIT: ['nit'] },
  // A person is registered under the number of their cédula.
  DO: { CEDULA: ['cedula'], RNC: ['rnc', 'cedula'] },
  EC: { RUC: ['ruc'], CEDULA: ['ci'] },
  ES: { NIF: ['nif'], CIF: ['cif'], DNI: ['dni'], NIE: ['nie'] },
  GB: { VAT: ['vat'] },
  GT: { NIT: ['nit'] },
  MX: { RFC: ['rfc'], CURP: ['curp'] },
  NO: { VAT: ['mva'] },
  PE: { RUC: ['ruc'] },
  PT: { NIF: ['nif'] },
  PY: { RUC: ['ruc'] },
  SV: { NIT: ['nit'] },
  UY: { RUT: ['rut'] },
  VE: { RIF: ['rif'] },
};

/** Names that one country only gives: a foreigner registered there has such a number, too. */
const owners: Readonly<Record<string, string>> = {
  CNPJ: 'BR',
  CPF: 'BR',
  CUIT: 'AR',
  CURP: 'MX',
  RFC: 'MX',
  RIF: 'VE',
  RNC: 'DO',
};

/**
 * Numbers that the Mexican authority assigns to the general public and to foreigners. Their check digits are wrong.
 */
const generic: ReadonlySet<string> = new Set(['RFC XAXX010101000', 'RFC XEXX010101000']);

/** The taxes of Greece say EL. */
const vatPrefix = (country: string) => (country === 'GR' ? 'EL' : country);
const vatCountry = (prefix: string) => (prefix === 'EL' ? 'GR' : prefix);

const withoutMarks = (value: string): string => value.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

function validatorsOf(country: string, type: string): readonly Validator[] {
  const own = rules[country]?.[type] ?? [];
  const { euVat, stdnum } = numberRules();
  const found = own.flatMap((rule) => stdnum[country]?.[rule] ?? []);
  return type === 'VAT' ? [...found, ...(euVat[country] ?? [])] : found;
}

/** Returns the normalised number, or undefined if the validator rejects it or cannot read it. */
function compactBy(validator: Validator, value: string): string | undefined {
  try {
    const result = validator.validate(value);
    return result.isValid ? result.compact : undefined;
  } catch {
    return undefined;
  }
}

/** Undefined when none of the country's validators holds; a VAT number is told apart with its country. */
function normalisedBy(country: string, type: string, written: string): string | undefined {
  const found = validatorsOf(country, type).map((validator) => compactBy(validator, written));
  const compact = found.find((each) => each !== undefined);
  if (compact === undefined) return undefined;
  const prefix = type === 'VAT' ? vatPrefix(country) : '';
  const bare = withoutMarks(compact);
  return bare.startsWith(prefix) ? bare : prefix + bare;
}

/** A VAT number says itself of which country it is, or is of that of its holder. */
function countriesOf(country: string | null, type: string, value: string): string[] {
  const named = owners[type] ?? country;
  const prefixCountry = type === 'VAT' ? vatCountry(value.slice(0, 2)) : undefined;
  return [...new Set([prefixCountry, named])].filter((each): each is string => {
    return typeof each === 'string' && validatorsOf(each, type).length > 0;
  });
}

/**
 * Checks a tax id by the rule of its country, where there is one with a check digit.
 *
 * @param country  ISO 3166 alpha-2 of the holder, or null
 * @param type     what the country calls the number, in upper case: RNC, NIT, VAT
 * @param value    as it is written, with or without separators
 */
export function checkTaxId(country: string | null, type: string, value: string): CheckedTaxId {
  const plain = withoutMarks(value);
  // An ampersand may be part of a Mexican company's number.
  const written = value.toUpperCase().replace(/[\s./-]/g, '');
  const countries = countriesOf(country, type, written);
  const [first] = countries;
  if (first === undefined) return { ok: plain !== '', normalised: plain, country: undefined };
  if (generic.has(`${type} ${plain}`)) return { ok: true, normalised: plain, country: first };
  const normalised = countries.map((each) => normalisedBy(each, type, written));
  const at = normalised.findIndex((found) => found !== undefined);
  return at < 0
    ? { ok: false, normalised: plain, country: first }
    : { ok: true, normalised: normalised[at] ?? plain, country: countries[at] };
}

/** The types tried for a number that comes without one, the usual ones of its country first. */
function usualTypes(country: string | null): readonly string[] {
  if (country === null) return [];
  const own = Object.keys(rules[country] ?? {});
  return numberRules().euVat[country] === undefined ? own : [...own, 'VAT'];
}

/** The type of a number that came without one: what its country's rules recognise, else OTHER. */
export function recogniseTaxId(country: string | null, value: string): string {
  return usualTypes(country).find((type) => checkTaxId(country, type, value).ok) ?? 'OTHER';
}
