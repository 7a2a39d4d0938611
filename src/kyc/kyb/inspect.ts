import type { components } from '../../../generated/kyc/types.js';
import type { Db } from '../../kernel/db/client.js';
import { clip } from '../../kernel/values/clip.js';
import { type ConsultedRegister, consultRegisters } from '../company-registers/index.js';
import { type Finding, sandboxFindings } from '../engines/index.js';
import { kycErrors } from '../errors.js';
import { claimed } from '../facts/index.js';
import { numberSource, type Subject } from '../matching/index.js';
import type { CheckSettings } from '../sessions/index.js';
import { type FixedScreening, fixedScreening, type Screener } from '../watchlists/index.js';
import { text } from './messages/index.js';
import {
  type ChosenCompany,
  choose,
  companyFacts,
  judgeCompany,
  judgeScreening,
  originOf,
} from './policy.js';

type Schemas = components['schemas'];
type Input = Schemas['KybInput'];
type Screening = Schemas['KybScreening'];

/** The members of a check that are stored beside its columns. */
export type KybResult = Pick<
  Schemas['KybCheck'],
  'checks' | 'company' | 'registers' | 'people' | 'aml' | 'facts'
>;

/** The findings about a company. */
export interface KybInspection {
  readonly score: number | null;
  readonly findings: readonly Finding[];
  readonly result: KybResult;
  /** The entry of a register that was identified as the company. */
  readonly entry: { readonly register: string; readonly id: string } | undefined;
}

function toCompany(
  { company, nameScore }: ChosenCompany,
  registers: readonly ConsultedRegister[],
): Schemas['RegisteredCompany'] {
  const { id: _, register, ...facts } = company;
  const registerVersion = registers.find(({ name }) => name === register)?.version ?? '';
  return { register, registerVersion, ...facts, nameScore };
}

interface SubjectScreening {
  readonly subject: string;
  readonly found: FixedScreening;
}

const maxHits = 500;

/** Some lists contain whole sentences. */
const few = (texts: readonly string[], longest: number): string[] =>
  texts.slice(0, 50).map((text) => clip(text, longest));

const toHits = ({ found, subject }: SubjectScreening): Schemas['KybHit'][] =>
  found.hits.map((hit) => ({
    topics: few(hit.topics, 100),
    programs: few(hit.programs, 200),
    subject,
    entityId: hit.entityId,
    list: hit.list,
    listVersion: hit.listVersion,
    caption: hit.caption,
    matchedName: hit.matchedName,
    matchedNameKind: hit.matchedNameKind,
    source: numberSource(hit.modifiers) ?? 'claimed',
    score: hit.score,
  }));

function toScreening(all: readonly SubjectScreening[]): Screening {
  const hits = all.flatMap(toHits).sort((a, b) => b.score - a.score);
  const lists = new Map(all.flatMap(({ found }) => found.lists.map((list) => [list.id, list])));
  return {
    match: hits.length > 0,
    score: hits[0]?.score ?? 0,
    hits: hits.slice(0, maxHits),
    lists: [...lists.values()].map(({ id, version }) => ({ id, version })),
  };
}

/** Returns the subjects to screen: the company under both its names, and its people. */
function subjectsOf(input: Input, chosen: ChosenCompany | undefined): Subject[] {
  const { companyName, country, people = [] } = input;
  const origin = originOf(input, chosen);
  const lei = input.lei ?? chosen?.company.lei ?? undefined;
  const registrationNumber =
    input.registrationNumber ?? chosen?.company.registrationNumber ?? undefined;
  const company: Subject = {
    name: companyName,
    aliases: chosen === undefined ? [] : [chosen.company.name],
    type: 'company',
    countries: [country.toUpperCase()],
    ...(lei !== undefined && { lei }),
    ...(registrationNumber !== undefined && { registrationNumber }),
    origins: {
      lei: chosen?.hasLei || input.lei === undefined ? origin : claimed,
      registrationNumber:
        chosen?.hasNumber || input.registrationNumber === undefined ? origin : claimed,
    },
  };
  const persons = people.map(({ dateOfBirth, fullName }): Subject => {
    const own = { name: fullName, type: 'person' as const };
    return dateOfBirth === undefined ? own : { birthDate: dateOfBirth, ...own };
  });
  return [company, ...persons];
}

const toPerson = (
  { dateOfBirth, fullName, role }: Schemas['KybPerson'],
  found: Pick<Screening, 'match' | 'score'> | undefined,
): Schemas['KybPersonResult'] => ({
  fullName,
  role,
  dateOfBirth: dateOfBirth ?? null,
  match: found?.match ?? false,
  score: found?.score ?? 0,
});

/**
 * Searches the registers and the watchlists. Call it outside of transactions, because it takes some hundred
 * milliseconds.
 */
export async function inspectCompany(
  db: Db,
  screener: Screener,
  input: Input,
  { thresholds }: Pick<CheckSettings, 'thresholds'>,
): Promise<KybInspection> {
  const { companyName: name, country, lei, people = [], registrationNumber } = input;
  const consulted = await consultRegisters(db, { country, name, registrationNumber, lei });
  const { companies, registers } = consulted;
  const chosen = choose(input, companies);
  const screened: SubjectScreening[] = [];
  for (const subject of subjectsOf(input, chosen)) {
    const found = await screener.screen(subject, { threshold: thresholds.amlReview });
    screened.push({ subject: subject.name, found });
  }
  const aml = toScreening(screened);
  const judged = [judgeCompany(input, registers, chosen), judgeScreening(aml)];
  return {
    score: chosen?.nameScore ?? null,
    findings: judged.flatMap(({ findings }) => findings),
    entry: chosen && { register: chosen.company.register, id: chosen.company.id },
    result: {
      checks: judged.flatMap(({ examined }) => [...examined]),
      company: chosen === undefined ? null : toCompany(chosen, registers),
      registers: registers.map(({ name: id, version }) => ({ id, version })),
      people: people.map((person, at) => toPerson(person, screened[at + 1]?.found)),
      aml,
      facts: companyFacts(input, chosen),
    },
  };
}

const noHits: FixedScreening = { match: false, score: 0, hits: [], lists: [] };

/**
 * Returns the result of a test key's company check, which the name of the company decides. Names of the company and of its
 * people may have fixed hits.
 *
 * @throws ApiError 503 if the name says so
 */
export function inspectInSandbox(
  input: Input,
  { thresholds }: Pick<CheckSettings, 'thresholds'>,
): KybInspection {
  const { companyName, people = [] } = input;
  const findings = sandboxFindings(companyName);
  if (findings === undefined) {
    throw kycErrors.providerUnavailable(text('registerFailed'));
  }
  const screened = subjectsOf(input, undefined).map((subject): SubjectScreening => {
    const found = fixedScreening(subject, thresholds.amlReview) ?? noHits;
    return { subject: subject.name, found };
  });
  const aml = { ...toScreening(screened), lists: [{ id: 'sandbox', version: '1' }] };
  return {
    score: null,
    findings: [...findings, ...judgeScreening(aml).findings],
    entry: undefined,
    result: {
      checks: [],
      company: null,
      registers: [{ id: 'sandbox', version: '1' }],
      people: people.map((person, at) => toPerson(person, screened[at + 1]?.found)),
      aml,
      facts: companyFacts(input, undefined),
    },
  };
}
