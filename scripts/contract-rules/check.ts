import { join, relative, sep } from 'node:path';
import { bundleContract } from '../codegen/bundle/bundle.js';
import { contractNames } from '../codegen/lock.mjs';
import { lintDocument, type RuleFinding } from './index.js';
import { Locator } from './source/locate.js';
import { type SourceFault, unregisteredParts } from './source/modules.js';
import { structuralFaults } from './source/structure.js';

/** Contracts with faults. The message lists all of them, one to a line. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`${faults.join('\n')}\nFaults in the contracts: ${faults.length}`);
    this.faults = faults;
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** The place of the part that a message begins with, such as `parameter search must …`. */
function partOf({ place, message }: RuleFinding): string {
  const [part] = /^(?:parameter|reply) [\w-]+(?= )/.exec(message) ?? [];
  return part === undefined ? place : `${place} ${part}`;
}

/** A fault of a shared part shows in each operation that uses it, and is listed once. */
async function ruleFaults(entry: string): Promise<readonly SourceFault[]> {
  const document = await bundleContract(entry);
  const locator = new Locator(entry);
  const found = new Map<string, { readonly fault: RuleFinding; places: number }>();
  for (const fault of lintDocument(document)) {
    const { path, line } = locator.lineOf(partOf(fault));
    const key = JSON.stringify([path, line, fault.rule.name, fault.message]);
    const known = found.get(key);
    if (known === undefined) found.set(key, { fault, places: 1 });
    else known.places += 1;
  }
  return [...found.values()].map(({ fault, places }) => {
    const { place, message, rule } = fault;
    const more = places > 1 ? ` and ${places - 1} more` : '';
    return {
      ...locator.lineOf(partOf(fault)),
      message: `${place}${more}: ${message} (${rule.name}: ${rule.reason})`,
    };
  });
}

/** All faults of one contract, each with file, line and correction. */
export async function contractFaults(root: string, name: string): Promise<readonly string[]> {
  const entry = join(root, 'contracts', name, 'openapi.yaml');
  const asFault = (error: unknown): readonly SourceFault[] => [
    { path: entry, line: 1, message: messageOf(error) },
  ];
  const structural = await structuralFaults(entry).catch(asFault);
  const modules = unregisteredParts(entry);
  // A broken structure can keep the rules from running; its own faults then say why.
  const judged = await ruleFaults(entry).catch((error: unknown) =>
    structural.length > 0 ? [] : asFault(error),
  );
  const faults = [...structural, ...modules, ...judged];
  return faults.map(({ path, line, message }) => {
    const file = relative(root, path).split(sep).join('/');
    return `${file}:${line}: ${message}`;
  });
}

/** @throws {ContractError} listing all faults of all contracts under `root` */
export async function assertContracts(root: string): Promise<void> {
  const faults: string[] = [];
  for (const name of contractNames(root)) faults.push(...(await contractFaults(root, name)));
  if (faults.length > 0) throw new ContractError(faults);
}
