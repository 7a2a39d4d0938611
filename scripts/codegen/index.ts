import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { assertContracts } from '../contract-rules/check.js';
import { bundleContract, documentText } from './bundle/bundle.js';
import { publishedDocument } from './bundle/published.js';
import { contractNames, generatedFiles, lockPath, lockText } from './lock.mjs';
import { buildModel } from './model/build-model.js';
import type { ContractModel, EmittedFiles } from './model/model.js';
import { operationChanges } from './model/summary.js';
import { emitSdk } from './sdk/index.js';
import { emitOperations } from './server/operations.js';
import { emitSerializers } from './server/serializers.js';
import { emitTypes } from './server/types.js';
import { emitValidators } from './server/validators.js';

/** Reads one contract of a project. */
export async function loadContract(root: string, name: string): Promise<ContractModel> {
  const document = await bundleContract(join(root, 'contracts', name, 'openapi.yaml'));
  return buildModel(name, document);
}

/** Every file that the contracts under `root` generate, the lock included. Writes nothing. */
export async function generate(options: { readonly root: string }): Promise<EmittedFiles> {
  const files: Record<string, string> = {};
  for (const name of contractNames(options.root)) {
    const model = await loadContract(options.root, name);
    Object.assign(files, await emitContract(model));
  }
  return { ...files, [lockPath]: lockText(options.root, files) };
}

/** Every file that one contract generates, by its path. */
export async function emitContract(model: ContractModel): Promise<EmittedFiles> {
  const [types, validators, serializers] = await Promise.all([
    emitTypes(model),
    emitValidators(model),
    emitSerializers(model),
  ]);
  return {
    [`generated/${model.name}/openapi.json`]: documentText(publishedDocument(model.document)),
    ...types,
    ...emitOperations(model),
    ...validators,
    ...serializers,
    ...emitSdk(model),
  };
}

/** How one path on disk compares with what the contracts generate. */
export interface FileChange {
  readonly path: string;
  readonly kind: 'missing' | 'differs' | 'extra';
}

/** Compares what is on disk under `root` with the files generated, byte for byte. */
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
 * Brings the generated files under `root` up to date and reports what changed, line by line.
 *
 * @throws {ContractError} when a contract breaks a rule; nothing is written then
 */
export async function run(root: string, report: (line: string) => void): Promise<void> {
  const startedAt = performance.now();
  report(`Generating from ${contractNames(root).join(', ') || 'no contract'} ...`);
  await assertContracts(root);
  const files = await generate({ root });
  const changes = await compareFiles(root, files);
  for (const name of contractNames(root)) {
    const path = `generated/${name}/openapi.json`;
    const before = await readIfThere(join(root, path));
    for (const line of operationChanges(before, files[path] ?? '')) report(`  ${name}: ${line}`);
  }
  const verbs = { missing: 'added', differs: 'changed', extra: 'removed' } as const;
  for (const { path, kind } of changes) {
    await apply(join(root, path), kind === 'extra' ? undefined : files[path]);
    report(`  ${verbs[kind]} ${path}`);
  }
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  report(`${changes.length} of ${Object.keys(files).length} files changed in ${seconds} s.`);
}

async function apply(path: string, text: string | undefined): Promise<void> {
  if (text === undefined) return rm(path);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
