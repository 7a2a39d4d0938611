import { stdnum, type Validator } from 'stdnum';
import type { components } from '../../../generated/kyc/types.js';
import type { Examined, Finding, IdentityEvidence } from '../engines/index.js';

type Schemas = components['schemas'];
type Result = Pick<Schemas['IdentityCheck'], 'matchType' | 'validations' | 'source'>;

/** The numbers that countries give people, and whose check digits are known. */
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

/** Letters and digits only, in upper case. */
export const plainNumber = (number: string): string =>
  number.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Those of one type where it is one of the country's, otherwise all of them. */
function validatorsOf(country: string, documentType: string | undefined): Validator[] {
  const code = country.toUpperCase();
  const types = personal[code] ?? [];
  const wanted = documentType?.toLowerCase().replace(/[^a-z0-9]/g, '') ?? '';
  const chosen = types.includes(wanted) ? [wanted] : types;
  return chosen.flatMap((type) => stdnum[code]?.[type] ?? []);
}

function isValidBy(validator: Validator, number: string): boolean {
  try {
    return validator.validate(number).isValid;
  } catch {
    // A form that the validator cannot even read.
    return false;
  }
}

/** Whether the number keeps its country's rule; undefined where no rule is known. */
export function keepsRule(
  country: string,
  idNumber: string,
  documentType: string | undefined,
): boolean | undefined {
  const validators = validatorsOf(country, documentType);
  if (validators.length === 0) return undefined;
  return validators.some((validator) => isValidBy(validator, idNumber));
}

/** As a line of the check. */
export function examinedNumber(isKept: boolean | undefined): Examined {
  const status = isKept === undefined ? 'not_applicable' : isKept ? 'passed' : 'failed';
  return { code: 'NUMBER_FORMAT', status, score: null, details: null };
}

interface Judged {
  readonly result: Result;
  readonly findings: readonly Finding[];
}

const unchecked: Result['validations'] = {
  fullName: 'not_checked',
  idNumber: 'not_checked',
  dateOfBirth: 'not_checked',
};

/** Of a number that no register needs to be asked about. */
export const wrongNumber: Judged = {
  result: {
    matchType: 'no_match',
    validations: { ...unchecked, idNumber: 'no_match' },
    source: null,
  },
  findings: [
    {
      code: 'ID_NUMBER_INVALID',
      severity: 'error',
      message: 'The number does not keep the rule of its country',
      isRetryable: true,
    },
  ],
};

/** Of a number that there is no register for. */
export const noRegister: Result = {
  matchType: 'checksum_only',
  validations: unchecked,
  source: null,
};

function matchTypeOf({ isFound, validations }: IdentityEvidence): Result['matchType'] {
  if (!isFound) return 'not_found';
  const { dateOfBirth, fullName, idNumber } = validations;
  const all = [dateOfBirth, fullName, idNumber];
  if (all.includes('no_match')) return 'no_match';
  // A number that exists is not yet a person: at least the name has to agree.
  return fullName === 'full_match' && !all.includes('partial_match')
    ? 'full_match'
    : 'partial_match';
}

const findingsOf: Readonly<Partial<Record<Result['matchType'], Finding>>> = {
  not_found: {
    code: 'ID_NOT_FOUND',
    severity: 'error',
    message: 'The register does not know the number',
  },
  no_match: {
    code: 'IDENTITY_MISMATCH',
    severity: 'error',
    message: 'The register has another person under the number',
  },
  partial_match: {
    code: 'IDENTITY_PARTIAL_MATCH',
    severity: 'warning',
    message: 'Not everything agrees with the register, or was given',
  },
};

/** What the register's answer comes to. */
export function identityVerdict(evidence: IdentityEvidence): Judged {
  const matchType = matchTypeOf(evidence);
  const finding = findingsOf[matchType];
  const { findings, source, validations } = evidence;
  return {
    result: { matchType, validations, source },
    findings: finding === undefined ? findings : [...findings, finding],
  };
}
