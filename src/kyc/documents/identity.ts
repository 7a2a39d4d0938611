import type { components } from '../../../generated/kyc/types.js';
import type { Message } from '../../kernel/errors.js';
import type { ExaminedAspect, Finding, IdentityEvidence, IdentityInput } from '../engines/index.js';
import { claimed, type Fact, factsFrom, type Origin, severityOf } from '../facts/index.js';
import type { CheckedNumber, NumberFault } from '../person-registers/index.js';
import { text } from './messages/index.js';

type Schemas = components['schemas'];
type Result = Pick<Schemas['IdentityCheck'], 'matchType' | 'validations' | 'source'>;

const nearly: Readonly<Record<NumberFault, Message>> = {
  length: text('numberLength'),
  format: text('numberFormat'),
  component: text('numberPart'),
  checksum: text('numberCheckDigit'),
};

/** Returns the result as an aspect of the check. */
export function examinedNumber(checked: CheckedNumber): ExaminedAspect {
  const line = { code: 'NUMBER_FORMAT', score: null };
  switch (checked.rule) {
    case 'kept':
      return { status: 'passed', details: null, ...line };
    case 'broken':
      return { status: 'failed', details: nearly[checked.fault], ...line };
    case 'unknown':
      return { status: 'not_applicable', details: null, ...line };
  }
}

interface IdentityVerdict {
  readonly result: Result;
  readonly findings: readonly Finding[];
}

const unchecked: Result['validations'] = {
  fullName: 'not_checked',
  idNumber: 'not_checked',
  dateOfBirth: 'not_checked',
};

/** The result for a number that needs no register. */
export const wrongNumber: IdentityVerdict = {
  result: {
    matchType: 'no_match',
    validations: { ...unchecked, idNumber: 'no_match' },
    source: null,
  },
  findings: [
    {
      code: 'ID_NUMBER_INVALID',
      severity: severityOf('database_validation', 'wrongNumber', 'claimed'),
      message: text('numberRuleBroken'),
      isRetryable: true,
    },
  ],
};

/** The result for a number without a register. */
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
  // An existing number is not enough: at least the name must match.
  const isSame = fullName === 'full_match' && idNumber === 'full_match';
  return isSame && !all.includes('partial_match') ? 'full_match' : 'partial_match';
}

const findingsOf: Readonly<Partial<Record<Result['matchType'], Finding>>> = {
  not_found: {
    code: 'ID_NOT_FOUND',
    severity: severityOf('database_validation', 'unknownNumber', 'claimed'),
    message: text('numberNotFound'),
  },
  no_match: {
    code: 'IDENTITY_MISMATCH',
    severity: severityOf('database_validation', 'otherPerson', 'claimed'),
    message: text('otherPerson'),
  },
  partial_match: {
    code: 'IDENTITY_PARTIAL_MATCH',
    severity: 'warning',
    message: text('partialMatch'),
  },
};

/** Returns the findings on the answer of a register. */
export function identityVerdict(evidence: IdentityEvidence): IdentityVerdict {
  const matchType = matchTypeOf(evidence);
  const finding = findingsOf[matchType];
  const { findings, source, validations } = evidence;
  return {
    result: { matchType, validations, source },
    findings: finding === undefined ? findings : [...findings, finding],
  };
}

/**
 * Returns what the check knows of the person, and by what. A register confirms a number with the name that it has for it; a
 * number alone may be that of anybody.
 */
export function identityFacts(
  { country, dateOfBirth, firstName, idNumber, lastName }: IdentityInput,
  { matchType, source, validations }: Result,
): Fact[] {
  const fullName = [firstName, lastName].filter(Boolean).join(' ');
  const register: Origin =
    matchType === 'full_match' && source !== null ? { source: 'confirmed', by: source } : claimed;
  const bornBy = validations.dateOfBirth === 'full_match' ? register : claimed;
  return [
    ...factsFrom({ idNumber, country, fullName }, register),
    ...factsFrom({ dateOfBirth }, bornBy),
  ];
}
