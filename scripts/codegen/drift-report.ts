import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { assertContracts } from '../contract-rules/check.js';
import { contractDocument } from './bundle/bundle.js';
import { type Change, compareContracts, isBreaking, rules } from './compare/index.js';
import { compareFiles, type FileChange, generate, loadContract, readIfThere } from './index.js';
import { contractNames, isAsWritten, lockPath } from './lock.mjs';
import { buildModel } from './model/build-model.js';

export interface DriftReport {
  readonly lines: readonly string[];
  readonly isClean: boolean;
}

/** The last released bundle of a contract, which breaking changes are measured against. */
export function baselinePath(name: string): string {
  return `contracts/baseline/${name}.json`;
}

/**
 * Reports stale, edited, missing and left-over files, and the changes of each contract since its
 * baseline.
 *
 * @throws {ContractError} when a contract breaks a rule
 */
export async function driftReport(options: { readonly root: string }): Promise<DriftReport> {
  const { root } = options;
  await assertContracts(root);
  const files = await generate({ root });
  const drifted = await compareFiles(root, files);
  const total = Object.keys(files).length;
  const wrong = drifted.filter(({ kind }) => kind !== 'extra').length;
  const lines = [
    ...drifted.map((change) => `DRIFT ${fileLine(root, change)}`),
    `generated files: ${total - wrong} of ${total} are as the contracts say`,
  ];
  let isClean = drifted.length === 0;
  for (const name of contractNames(root)) {
    const changes = await baselineChanges(root, name);
    if (changes === undefined) {
      lines.push(
        `${name}: no baseline at ${baselinePath(name)}; \`npm run drift -- --accept\` writes it`,
      );
      continue;
    }
    const broken = changes.filter(isBreaking);
    const rest = changes.filter((change) => !isBreaking(change));
    lines.push(...broken.map((change) => `BREAKING ${name}: ${changeLine(change)}`));
    lines.push(...rest.map((change) => `compatible ${name}: ${changeLine(change)}`));
    lines.push(
      `${name}: ${broken.length} breaking and ${rest.length} compatible changes since the baseline`,
    );
    isClean &&= broken.length === 0;
  }
  return { lines, isClean };
}

function fileLine(root: string, { path, kind }: FileChange): string {
  if (kind === 'missing') return `${path} is missing`;
  if (kind === 'extra') return `${path} is left over: nothing generates it`;
  const hasLock = path !== lockPath && existsSync(join(root, lockPath));
  return hasLock && !isAsWritten(root, path) ? `${path} was edited by hand` : `${path} is stale`;
}

function changeLine({ operation, place, rule, detail }: Change): string {
  return `${operation} ${place}: ${detail} (${rule}: ${rules[rule].reason})`;
}

/** The changes of a contract since its baseline; undefined without one. */
export async function baselineChanges(
  root: string,
  name: string,
): Promise<readonly Change[] | undefined> {
  const path = baselinePath(name);
  const text = await readIfThere(join(root, path));
  if (text === undefined) return undefined;
  const before = buildModel(name, contractDocument(JSON.parse(text), path));
  return compareContracts(before, await loadContract(root, name));
}
