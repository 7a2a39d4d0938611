import { join, relative, sep } from 'node:path';
import { bundleContract } from '../codegen/bundle/bundle.js';
import { contractNames } from '../codegen/lock.mjs';
import { lintDocument } from './index.js';
import { Locator } from './source/locate.js';
import { type SourceFault, unregisteredParts } from './source/modules.js';
import { structuralFaults } from './source/structure.js';

/** Contracts with faults. The message lists all of them, one to a line. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`${faults.join('\n')}\n${faults.length} faults in the contracts`);
    this.faults = faults;
  }
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

async function ruleFaults(entry: string): Promise<readonly SourceFault[]> {
  const document = await bundleContract(entry);
  const locator = new Locator(entry);
  return lintDocument(document).map(({ place, message, rule }) => ({
    ...locator.lineOf(place),
    message: `${place}: ${message} (${rule.name}: ${rule.reason})`,
  }));
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
