import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  type CheckedContract,
  checkContract,
  type Documents,
  documentsOf,
} from '../contract-rules/check.js';
import { bundleContract, documentText } from './bundle/bundle.js';
import { publishedDocument } from './bundle/published.js';
import { contractNames, generatedFiles, isCommitted, lockPath, lockText } from './lock.mjs';
import { buildModel } from './model/build-model.js';
import type { ContractModel, EmittedFiles } from './model/model.js';
import { operationChanges } from './model/summary.js';
import type { KeptContracts } from './program/kept-contracts.js';
import { timed } from './program/timings.js';
import { emitSdk } from './sdk/index.js';
import { emitModules } from './server/modules.js';
import { emitOperations } from './server/operations.js';
import { emitSerializers } from './server/serializers.js';
import { emitTypes } from './server/types.js';
import { emitValidators } from './server/validators.js';

/** Reads one contract of a project. */
export async function loadContract(root: string, name: string): Promise<ContractModel> {
  const document = await bundleContract(join(root, 'contracts', name, 'openapi.yaml'));
  return buildModel(name, document);
}

/**
 * Returns every file that the contracts under `root` generate, including the lock. Writes nothing.
 *
 * @param options.documents  the contracts, if they have been read
 */
export async function generate(options: {
  readonly root: string;
  readonly documents?: Documents;
}): Promise<EmittedFiles> {
  const { root, documents } = options;
  const files: Record<string, string> = {};
  for (const name of contractNames(root)) {
    const document = documents?.[name];
    const model =
      document === undefined ? await loadContract(root, name) : buildModel(name, document);
    Object.assign(files, await emitContract(model));
  }
  return withLock(root, files);
}

/** Adds the lock to the files of all contracts. */
export const withLock = (root: string, files: EmittedFiles): EmittedFiles => {
  return { ...files, [lockPath]: lockText(root, files) };
};

/** Returns the files of a contract by path. */
export async function emitContract(model: ContractModel): Promise<EmittedFiles> {
  const { name } = model;
  return {
    ...(await timed(`${name}: document`, () => emitDocument(model))),
    ...(await timed(`${name}: types`, () => emitTypes(model))),
    ...emitModules(model),
    ...(await timed(`${name}: operations`, () => emitOperations(model))),
    ...(await timed(`${name}: validators`, () => emitValidators(model))),
    ...(await timed(`${name}: serializers`, () => emitSerializers(model))),
    ...(await timed(`${name}: client`, () => emitSdk(model))),
  };
}

function emitDocument({ name, document }: ContractModel): EmittedFiles {
  return { [`generated/${name}/openapi.json`]: documentText(publishedDocument(document)) };
}

/** The comparison of a file on disk with the generated one. */
export interface FileChange {
  readonly path: string;
  readonly kind: 'missing' | 'differs' | 'extra';
}

/** Compares the files under `root` with the generated ones, byte by byte. */
export async function compareFiles(
  root: string,
  files: EmittedFiles,
): Promise<readonly FileChange[]> {
  const extra = generatedFiles(root)
    .filter((path) => !Object.hasOwn(files, path))
    .map((path): FileChange => ({ path, kind: 'extra' }));
  const compared = await Promise.all(
    Object.entries(files).map(async ([path, text]): Promise<readonly FileChange[]> => {
      const present = await readIfThere(join(root, path));
      if (present === undefined) return [{ path, kind: 'missing' }];
      return present === text ? [] : [{ path, kind: 'differs' }];
    }),
  );
  return [...compared.flat(), ...extra].sort((a, b) => (a.path < b.path ? -1 : 1));
}

export async function readIfThere(path: string): Promise<string | undefined> {
  return existsSync(path) ? readFile(path, 'utf8') : undefined;
}

/**
 * Updates the generated files under `root`. Reports each change as a line.
 *
 * @param kept  contracts of earlier runs, so that only changed ones are read again
 * @throws {ContractError} if a contract breaks a rule; then nothing is written
 */
export async function run(
  root: string,
  report: (line: string) => void,
  kept?: KeptContracts,
): Promise<void> {
  const startedAt = performance.now();
  report(`Generating from ${contractNames(root).join(', ') || 'no contract'} ...`);
  const files = withLock(root, await filesOfContracts(root, kept));
  const changes = await compareFiles(root, files);
  await timed('changed operations', () => reportOperations(root, files, changes, report));
  const verbs = { missing: 'added', differs: 'changed', extra: 'removed' } as const;
  // The lock is written last, so that a new lock means that all files are up to date.
  for (const { path, kind } of changes.toSorted((a, b) => lockLast(a) - lockLast(b))) {
    await apply(join(root, path), kind === 'extra' ? undefined : files[path]);
    report(`  ${verbs[kind]} ${path}`);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  report(`${changes.length} of ${Object.keys(files).length} files changed in ${seconds} s.`);
}

/**
 * Writes the generated files that are not committed, as after a clone. Committed files stay as they are.
 *
 * @param kept  contracts of earlier runs, so that only changed ones are read again
 * @returns the committed files that differ from their contract
 * @throws {ContractError} if a contract breaks a rule; then nothing is written
 */
export async function buildFiles(root: string, kept?: KeptContracts): Promise<readonly string[]> {
  const files = withLock(root, await filesOfContracts(root, kept));
  const changes = await compareFiles(root, files);
  const stale = changes.filter(({ path }) => isCommitted(path)).map(({ path }) => path);
  for (const { path, kind } of changes.toSorted((a, b) => lockLast(a) - lockLast(b))) {
    // Without a lock, the next run generates all files again.
    const isLeft = isCommitted(path) || (path === lockPath && stale.length > 0);
    if (!isLeft) await apply(join(root, path), kind === 'extra' ? undefined : files[path]);
  }
  return stale;
}

const lockLast = ({ path }: FileChange): number => (path === lockPath ? 1 : 0);

/** All contracts are checked before the first one generates files. */
async function filesOfContracts(root: string, kept?: KeptContracts): Promise<EmittedFiles> {
  const files: Record<string, string> = {};
  const read: CheckedContract[] = [];
  for (const name of contractNames(root)) {
    const known = kept?.find(root, name);
    if (known === undefined) read.push(await checkContract(root, name));
    else Object.assign(files, known);
  }
  const documents = documentsOf(read);
  for (const { name, sources } of read) {
    const document = documents[name];
    if (document === undefined) continue;
    const emitted = await emitContract(buildModel(name, document));
    kept?.keep(root, { name, sources, files: emitted });
    Object.assign(files, emitted);
  }
  return files;
}

async function reportOperations(
  root: string,
  files: EmittedFiles,
  changes: readonly FileChange[],
  report: (line: string) => void,
): Promise<void> {
  for (const name of contractNames(root)) {
    const path = `generated/${name}/openapi.json`;
    if (!changes.some((change) => change.path === path)) continue;
    const before = await readIfThere(join(root, path));
    for (const line of operationChanges(before, files[path] ?? '')) report(`  ${name}: ${line}`);
  }
}

async function apply(path: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(path);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
