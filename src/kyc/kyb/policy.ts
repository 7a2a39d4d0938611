import type { components } from '../../../generated/kyc/types.js';
import type { Message } from '../../kernel/errors.js';
import {
  type CompanyMatch,
  type ConsultedRegister,
  isCompanyNumber,
  isLei,
  withoutZeros,
} from '../company-registers/index.js';
import type { Finding } from '../engines/index.js';
import {
  claimed,
  type Fact,
  factsFrom,
  type Origin,
  type Source,
  severityOf,
} from '../facts/index.js';
import { isPlaceholder, likeness } from '../matching/index.js';
import { text } from './messages/index.js';

type Schemas = components['schemas'];
type Input = Schemas['KybInput'];

/** The similarity from which a name goes to review. Lower values mean another company. */
const alertScore = 70;

/** A company of a register, compared with the query. */
interface Candidate {
  readonly company: CompanyMatch;
  readonly nameScore: number;
  readonly hasLei: boolean;
  readonly hasNumber: boolean;
}

/** Returns a number for comparisons: equal numbers may differ in separators and leading zeros. */
const numberOf = (number: string | null | undefined): string =>
  !number || isPlaceholder(number) ? '' : withoutZeros(number);

function toCandidate(input: Input, company: CompanyMatch): Candidate {
  const [ours, theirs] = [numberOf(input.registrationNumber), numberOf(company.registrationNumber)];
  return {
    company,
    nameScore: likeness(input.companyName, company.name, 'company') ?? 0,
    hasLei: input.lei !== undefined && input.lei.toUpperCase() === company.lei,
    hasNumber: ours !== '' && ours === theirs,
  };
}

/** Orders candidates by number, then by similarity of the name, then active companies first. */
const worth = ({ company, hasLei, hasNumber, nameScore }: Candidate): number =>
  (hasLei ? 4_000 : 0) +
  (hasNumber ? 2_000 : 0) +
  nameScore * 10 +
  (company.status === 'active' ? 1 : 0);

/** The best candidate. */
export interface ChosenCompany extends Candidate {
  /** Another candidate is equally likely. */
  readonly isAmbiguous: boolean;
  /** Another register lists the same company as inactive. */
  readonly isDisputed: boolean;
}

/** The same company in another register has an equal number or an equal LEI. */
function isOther(a: CompanyMatch, b: CompanyMatch): boolean {
  if (a.register === b.register) return a.id !== b.id;
  const isSameLei = a.lei !== null && a.lei === b.lei;
  const number = numberOf(a.registrationNumber);
  return !isSameLei && (number === '' || number !== numberOf(b.registrationNumber));
}

/**
 * Returns how the company is known. A register confirms it by a number that belongs to the name; a name alone is that of
 * several companies.
 */
export function originOf(
  { threshold = 0 }: Pick<Input, 'threshold'>,
  chosen: ChosenCompany | undefined,
): Origin {
  const hasNumber = chosen !== undefined && (chosen.hasLei || chosen.hasNumber);
  if (!hasNumber || chosen.nameScore < threshold) return claimed;
  return { source: 'confirmed', by: chosen.company.register };
}

/** Returns what the check knows of the company, and by what. */
export function companyFacts(input: Input, chosen: ChosenCompany | undefined): Fact[] {
  const { companyName, country, lei, registrationNumber } = input;
  const origin = originOf(input, chosen);
  return [
    ...factsFrom({ companyName, country }, origin),
    ...factsFrom({ registrationNumber }, chosen?.hasNumber ? origin : claimed),
    ...factsFrom({ lei }, chosen?.hasLei ? origin : claimed),
    ...(input.people ?? []).flatMap(({ dateOfBirth, fullName }) =>
      factsFrom({ fullName, dateOfBirth }, claimed),
    ),
  ];
}

export function choose(
  input: Input,
  companies: readonly CompanyMatch[],
): ChosenCompany | undefined {
  const candidates = companies
    .map((company) => toCandidate(input, company))
    .filter(({ hasLei, hasNumber, nameScore }) => hasLei || hasNumber || nameScore >= alertScore)
    .toSorted((a, b) => worth(b) - worth(a));
  const [best, ...others] = candidates;
  if (best === undefined) return undefined;
  const isByName = !best.hasLei && !best.hasNumber;
  const isAmbiguous = others.some(
    (other) =>
      isByName && other.nameScore === best.nameScore && isOther(best.company, other.company),
  );
  const isDisputed = others.some(
    ({ company }) => company.status === 'inactive' && !isOther(best.company, company),
  );
  return { isAmbiguous, isDisputed, ...best };
}

const finding = (code: string, severity: Finding['severity'], message: Message): Finding => ({
  code,
  severity,
  message,
});

const examined = (code: string, isRight: boolean | undefined, score: number | null = null) => {
  const status = isRight === undefined ? 'not_applicable' : isRight ? 'passed' : 'failed';
  return { code, status, score, details: null } satisfies Schemas['Examined'];
};

/** The findings about the company itself, without the watchlists. */
export interface CompanyFindings {
  readonly findings: readonly Finding[];
  readonly examined: readonly Schemas['Examined'][];
}

function judgeNumbers(
  { country, lei, registrationNumber }: Input,
  chosen: ChosenCompany | undefined,
) {
  const isLeiRight = lei === undefined ? undefined : isLei(lei.toUpperCase());
  const isNumberRight =
    registrationNumber === undefined ? undefined : isCompanyNumber(country, registrationNumber);
  const found: Finding[] = [];
  if (isLeiRight === false) {
    const severity = severityOf('kyb', 'wrongNumber', 'claimed');
    found.push(finding('LEI_INVALID', severity, text('leiWrong')));
  }
  // A number in a register is valid, even if it breaks the rule of its country.
  if (isNumberRight === false && chosen?.hasNumber !== true) {
    const message = text('numberRuleBroken');
    found.push(finding('REGISTRATION_NUMBER_INVALID', 'warning', message));
  }
  const lines = [examined('LEI_FORMAT', isLeiRight), examined('NUMBER_FORMAT', isNumberRight)];
  return { findings: found, examined: lines };
}

/**
 * `COMPANY_NOT_FOUND` goes to review, because registers may be incomplete. A workflow may decline it if its registers
 * are complete.
 */
function notFound(registers: readonly ConsultedRegister[]): Finding {
  if (registers.length > 0) {
    return finding('COMPANY_NOT_FOUND', 'warning', text('companyNotFound'));
  }
  return finding('REGISTER_NOT_AVAILABLE', 'warning', text('noRegister'));
}

/** True if there is a finding, and its members. */
type FindingRow = readonly [boolean, string, Finding['severity'], Message];

const foundIn = (rows: readonly FindingRow[]): Finding[] =>
  rows
    .filter(([isFound]) => isFound)
    .map(([, code, severity, message]) => finding(code, severity, message));

function statusFindings({ company: { status }, isDisputed }: ChosenCompany, source: Source) {
  const inactive = severityOf('kyb', 'inactive', source);
  const isElsewhere = status !== 'inactive' && isDisputed;
  return foundIn([
    [status === 'inactive', 'COMPANY_NOT_ACTIVE', inactive, text('notInBusiness')],
    [isElsewhere, 'COMPANY_NOT_ACTIVE', 'warning', text('disputed')],
    [status === 'unknown', 'COMPANY_STATUS_UNKNOWN', 'information', text('statusUnknown')],
  ]);
}

function judgeFound(input: Input, chosen: ChosenCompany): Finding[] {
  const { lei, registrationNumber, threshold = 0 } = input;
  const { company, hasLei, hasNumber, isAmbiguous, nameScore } = chosen;
  const rows: readonly FindingRow[] = [
    [nameScore < threshold, 'NAME_MISMATCH', 'warning', text('nameDiffers')],
    [isAmbiguous, 'COMPANY_AMBIGUOUS', 'warning', text('severalCompanies')],
    [
      registrationNumber !== undefined && !hasNumber && company.registrationNumber !== null,
      'REGISTRATION_NUMBER_MISMATCH',
      'warning',
      text('numberDiffers'),
    ],
    [
      lei !== undefined && !hasLei && company.lei !== null,
      'LEI_MISMATCH',
      'warning',
      text('leiDiffers'),
    ],
    [
      !hasLei && !hasNumber,
      'COMPANY_FOUND_BY_NAME',
      severityOf('kyb', 'registeredName', 'claimed'),
      text('foundByName'),
    ],
  ];
  return [...foundIn(rows), ...statusFindings(chosen, originOf(input, chosen).source)];
}

/** Returns the findings of the company registers. */
export function judgeCompany(
  input: Input,
  registers: readonly ConsultedRegister[],
  chosen: ChosenCompany | undefined,
): CompanyFindings {
  const numbers = judgeNumbers(input, chosen);
  const lines = [
    // An unknown company is not a contradiction: the register may not contain it yet.
    examined('REGISTERED', chosen && true, chosen?.nameScore ?? null),
    examined('ACTIVE', chosen && chosen.company.status === 'active' && !chosen.isDisputed),
    ...numbers.examined,
  ];
  const own = chosen === undefined ? [notFound(registers)] : judgeFound(input, chosen);
  return { findings: [...own, ...numbers.findings], examined: lines };
}

const isConfirmed = ({ source }: { readonly source: Source }): boolean => source === 'confirmed';

function hitFinding(hits: readonly Schemas['KybHit'][]): Finding {
  if (hits.some(isConfirmed)) {
    const severity = severityOf('kyb', 'listedNumber', 'confirmed');
    return finding('AML_IDENTIFIER_MATCH', severity, text('numberListed'));
  }
  const severity = severityOf('kyb', 'listedName', 'claimed');
  if (hits.every(({ matchedNameKind }) => matchedNameKind === 'weak')) {
    return finding('AML_WEAK_ALIAS_MATCH', severity, text('weakAlias'));
  }
  return finding('AML_HIT', severity, text('mayBeListed'));
}

/** Returns the findings of the watchlists. */
export function judgeScreening({ hits, lists }: Schemas['KybScreening']): CompanyFindings {
  if (lists.length === 0) {
    const message = text('noWatchlist');
    const found = finding('AML_NOT_AVAILABLE', 'warning', message);
    return { findings: [found], examined: [examined('AML', undefined)] };
  }
  const [best] = hits;
  const line = examined('AML', best === undefined, best?.score ?? 0);
  return { findings: best === undefined ? [] : [hitFinding(hits)], examined: [line] };
}
