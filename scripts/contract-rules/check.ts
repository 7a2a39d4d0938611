import { dirname, join, relative, sep } from 'node:path';
import { type BaseResolver, type Source, YamlParseError } from '@redocly/openapi-core';
import { BundleError, bundleContract } from '../codegen/bundle/bundle.js';
import { ContractReader } from '../codegen/bundle/contract-reader.js';
import { contractNames } from '../codegen/lock.mjs';
import type { ContractDocument } from '../codegen/model/model.js';
import { timed } from '../codegen/program/timings.js';
import { lintDocument, type RuleFinding } from './index.js';
import { declarationFaults } from './source/declarations.js';
import { parseFault, shapeFault, thrownText } from './source/file-faults.js';
import { Locator } from './source/locate.js';
import { unregisteredParts } from './source/registered/modules.js';
import type { SourceFault } from './source/source-files.js';
import { type StructuralFault, structuralFaults } from './source/structure.js';

/** Contracts with faults. The message lists all of them, one per line. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`${faults.join('\n')}\nFaults in the contracts: ${faults.length}`);
    this.faults = faults;
  }
}

/** Returns the places of an error of bundling, or the entry for another error. */
function thrownFaults(error: unknown, entry: string): readonly SourceFault[] {
  if (error instanceof BundleError) return error.faults;
  return [{ path: entry, line: 1, message: thrownText(error, dirname(dirname(entry))) }];
}

/** Returns the place of the part with which a message begins, such as `parameter search must …` or `x-sdk.group must …`. */
function partOf({ place, message }: RuleFinding): string {
  const [part] = /^(?:(?:parameter|reply) [\w-]+|body|x-[\w-]+)(?=[ .:])/.exec(message) ?? [];
  return part === undefined ? place : `${place} ${part}`;
}

/** A violation of one of our rules. */
interface RuleFault extends SourceFault {
  readonly rule: string;
  /** The place and the message without the reason of the rule. */
  readonly finding: string;
}

/** A fault of a shared part occurs in each operation that uses it. It is listed once. */
function ruleFaults(
  entry: string,
  document: ContractDocument,
  hasFaults: boolean,
): readonly RuleFault[] {
  const locator = new Locator(entry);
  const found = new Map<string, { readonly fault: RuleFinding; places: number }>();
  for (const fault of lintDocument(document, hasFaults)) {
    const { path, line } = locator.lineOf(partOf(fault));
    const key = JSON.stringify([path, line, fault.rule.name, fault.message]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { fault, places: 1 });
    else known.places += 1;
  }
  return [...found.values()].map(({ fault, places }) => {
    const { place, message, rule } = fault;
    const more = places > 1 ? ` and ${places - 1} more` : '';
    const finding = `${place}${more}: ${message}`;
    return {
      ...locator.lineOf(partOf(fault)),
      rule: rule.name,
      finding,
      message: `${finding} (${rule.name}: ${rule.reason})`,
    };
  });
}

/** The result of a check: the document, or its faults. */
export interface CheckedContract {
  readonly name: string;
  /** Undefined if the files cannot be bundled. */
  readonly document: ContractDocument | undefined;
  /** The faults, each with file, line and correction. */
  readonly faults: readonly string[];
  /** The texts of the files that were read, by absolute path. */
  readonly sources: ReadonlyMap<string, string>;
}

interface FileRead {
  readonly source: Source;
  readonly parsed?: unknown;
}

interface ReadFiles {
  readonly sources: ReadonlyMap<string, string>;
  /** The faults that keep files from being read. */
  readonly faults: readonly SourceFault[];
}

async function filesRead(reader: BaseResolver, entry: string): Promise<ReadFiles> {
  const sources = new Map<string, string>();
  const faults: SourceFault[] = [];
  for (const file of await Promise.allSettled(reader.cache.values())) {
    const result: FileRead | Error = file.status === 'fulfilled' ? file.value : file.reason;
    if (result instanceof YamlParseError) {
      faults.push({ path: result.source.absoluteRef, ...parseFault(result) });
    } else if (!(result instanceof Error)) {
      const { absoluteRef: path, body } = result.source;
      sources.set(path, body);
      const fault = shapeFault(body, result.parsed, path === entry);
      if (fault !== undefined) faults.push({ path, ...fault });
    }
  }
  return { sources, faults };
}

/** Reads a contract and checks it by all rules. Its files are read and parsed once. */
export async function checkContract(root: string, name: string): Promise<CheckedContract> {
  const entry = join(root, 'contracts', name, 'openapi.yaml');
  const reader = new ContractReader();
  const asFaults = (error: unknown) => thrownFaults(error, entry);
  const structural = await timed(`${name}: structure`, () =>
    structuralFaults(entry, reader).catch((error) =>
      asFaults(error).map((fault) => ({ ...fault, member: '', lines: [] })),
    ),
  );
  const unregistered = await unregisteredParts(entry, reader).catch(asFaults);
  const declarations = await declarationFaults(entry, reader).catch((error) =>
    asFaults(error).map((fault) => ({ ...fault, isShape: false })),
  );
  const { sources, faults } = await filesRead(reader, entry);
  const checked = { name, sources };
  // If a file cannot be read, all other faults would be consequences.
  if (faults.length > 0) return { ...checked, document: undefined, faults: textsOf(root, faults) };
  const hasFaults = structural.length > 0;
  const { document, judged } = await judgedDocument(name, entry, reader, hasFaults).catch(
    (error) => ({
      document: undefined,
      // An invalid structure can make the rules fail. Its own faults explain that.
      judged: hasFaults
        ? []
        : asFaults(error).map((fault) => ({ ...fault, rule: '', finding: '' })),
    }),
  );
  const misshapen = declarations.filter(({ isShape }) => isShape).map(({ path }) => path);
  const others = structural.filter(
    (fault) => !isJudged(fault, judged) && (misshapen.length === 0 || !isOfTag(fault)),
  );
  const own = judged.filter(
    (fault) => !isConsequence(fault, others) && !readsDeclaration(fault, misshapen),
  );
  const all = [...others, ...unregistered, ...declarations, ...own];
  return { ...checked, document, faults: textsOf(root, all) };
}

/** Rules that read the declarations of modules. */
const rulesOfDeclarations = [
  'permissions-granted',
  'tags-declared',
  'error-codes-exist',
  'error-statuses-declared',
  'error-statuses-have-codes',
];

/** Returns true for a tag of the document, which a declaration may have added. */
const isOfTag = ({ message }: SourceFault): boolean => message.startsWith('#/tags/');

/** Returns true for a consequence of a declaration of another shape. */
const readsDeclaration = (
  { path, rule, finding }: RuleFault,
  misshapen: readonly string[],
): boolean =>
  (misshapen.includes(path) && rulesOfDeclarations.includes(rule)) ||
  (misshapen.length > 0 && finding.startsWith('schemas.ErrorCode'));

/** Rules that report an unknown member with more advice. */
const rulesOfNames = ['keywords-known', 'methods-known'];

/** Returns true for an unknown member that our rule reports with more advice. */
const isJudged = ({ path, line, message }: SourceFault, judged: readonly RuleFault[]): boolean =>
  message.endsWith('(struct)') &&
  judged.some((one) => one.path === path && one.line === line && rulesOfNames.includes(one.rule));

/** Returns true for a violation by a member that a structural fault is about. */
const isConsequence = (
  { path, line, finding }: RuleFault,
  structural: readonly StructuralFault[],
): boolean =>
  structural.some(
    (one) =>
      one.path === path &&
      one.lines.includes(line) &&
      finding.split(/[^\w$-]+/).includes(one.member),
  );

async function judgedDocument(
  name: string,
  entry: string,
  reader: BaseResolver,
  hasFaults: boolean,
) {
  const document = await timed(`${name}: bundle`, () => bundleContract(entry, reader));
  const judged = await timed(`${name}: rules`, () => ruleFaults(entry, document, hasFaults));
  return { document, judged };
}

function textsOf(root: string, faults: readonly SourceFault[]): readonly string[] {
  const texts = faults.map(({ path, line, message }) => {
    const file = relative(root, path).split(sep).join('/');
    return `${file}:${line}: ${message}`;
  });
  return [...new Set(texts)];
}

/** Returns the documents of all contracts under `root` by name. */
export type Documents = Readonly<Record<string, ContractDocument>>;

/** @throws {ContractError} listing all faults of the contracts */
export function documentsOf(contracts: readonly CheckedContract[]): Documents {
  const faults = contracts.flatMap((contract) => contract.faults);
  if (faults.length > 0) throw new ContractError(faults);
  return Object.fromEntries(
    contracts.flatMap(({ name, document }) => (document === undefined ? [] : [[name, document]])),
  );
}

/**
 * Reads all contracts under `root` and checks them by all rules.
 *
 * @throws {ContractError} listing all faults of all contracts
 */
export async function readContracts(root: string): Promise<Documents> {
  const contracts: CheckedContract[] = [];
  for (const name of contractNames(root)) contracts.push(await checkContract(root, name));
  return documentsOf(contracts);
}
