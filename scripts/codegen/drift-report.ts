import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readContracts } from '../contract-rules/check.js';
import { contractDocument } from './bundle/bundle.js';
import { type Change, compareContracts, isBreaking } from './compare/index.js';
import { compareFiles, type FileChange, generate, readIfThere } from './index.js';
import { isAsWritten, isCommitted, lockPath } from './lock.mjs';
import { buildModel } from './model/build-model.js';
import type { ContractDocument } from './model/model.js';
import { timed } from './program/timings.js';

/** A generated file that differs from the contracts. */
export interface DriftedFile {
  readonly path: string;
  readonly state: 'missing' | 'leftOver' | 'edited' | 'stale';
}

/** The changes of a contract since its last release. */
export interface ContractReport {
  readonly name: string;
  /** The path of the baseline. */
  readonly baseline: string;
  /** Undefined without a baseline. */
  readonly changes: readonly Change[] | undefined;
}

export interface DriftReport {
  readonly files: readonly DriftedFile[];
  /** The number of files that the contracts generate. */
  readonly generated: number;
  readonly contracts: readonly ContractReport[];
  /** True if no file differs and no change is breaking. */
  readonly isClean: boolean;
}

/** The path of the baseline of a contract: its last released bundle. */
export function baselinePath(name: string): string {
  return `contracts/baseline/${name}.json`;
}

/**
 * Reports stale, edited, missing and left-over files, and the changes of each contract since its
 * baseline.
 *
 * @throws {ContractError} if a contract breaks a rule
 */
export async function driftReport(options: { readonly root: string }): Promise<DriftReport> {
  const { root } = options;
  const documents = await readContracts(root);
  const expected = await generate({ root, documents });
  const differing = await compareFiles(root, expected);
  const files = differing
    // The lock is kept beside the built files, and says nothing about the contracts.
    .filter(({ path, kind }) => path !== lockPath && (kind !== 'missing' || isCommitted(path)))
    .map(({ path, kind }) => ({ path, state: stateOf(root, path, kind) }));
  const contracts: ContractReport[] = [];
  for (const [name, document] of Object.entries(documents)) {
    const changes = await timed(`${name}: baseline`, () => baselineChanges(root, name, document));
    contracts.push({ name, baseline: baselinePath(name), changes });
  }
  const isBroken = contracts.some(({ changes = [] }) => changes.some((one) => isBreaking(one)));
  const generated = Object.keys(expected).length;
  return { files, generated, contracts, isClean: files.length === 0 && !isBroken };
}

function stateOf(root: string, path: string, kind: FileChange['kind']): DriftedFile['state'] {
  if (kind === 'missing') return 'missing';
  if (kind === 'extra') return 'leftOver';
  return existsSync(join(root, lockPath)) && !isAsWritten(root, path) ? 'edited' : 'stale';
}

/** Returns the changes of a contract since its baseline; undefined without a baseline. */
export async function baselineChanges(
  root: string,
  name: string,
  document: ContractDocument,
): Promise<readonly Change[] | undefined> {
  const path = baselinePath(name);
  const text = await readIfThere(join(root, path));
  if (text === undefined) return undefined;
  const before = buildModel(name, contractDocument(JSON.parse(text), path));
  return compareContracts(before, buildModel(name, document));
}
