import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { contractDocument } from '../../scripts/codegen/bundle/bundle.js';
import { generate, loadContract, run } from '../../scripts/codegen/index.js';
import { buildModel } from '../../scripts/codegen/model/build-model.js';
import type {
  ContractDocument,
  ContractModel,
  EmittedFiles,
} from '../../scripts/codegen/model/model.js';

/** Loads a small contract that uses every feature of the generator. */
export const fixtureRoot = fileURLToPath(new URL('./fixtures', import.meta.url));
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));

export const shop = (): Promise<ContractModel> => loadContract(fixtureRoot, 'shop');

let generated: Promise<EmittedFiles> | undefined;

/** Returns a file generated from the fixture; the fixture is generated once per test file. */
export async function generatedFile(path: string): Promise<string> {
  generated ??= generate({ root: fixtureRoot });
  const text = (await generated)[path];
  if (text === undefined) throw new Error(`${path} is not generated`);
  return text;
}

/** Loads generated JavaScript from its text alone, without dependencies. */
export async function loadModule<T>(text: string): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'generated-'));
  const file = join(folder, 'module.mjs');
  await writeFile(file, text);
  const module: T = await import(pathToFileURL(file).href);
  await rm(folder, { recursive: true });
  return module;
}

/** A step of a path into a document. */
type Step = string | number;

/** Parsed JSON that may be changed. */
export type Draft = { [key: string]: unknown };

function isDraft(value: unknown): value is Draft {
  return typeof value === 'object' && value !== null;
}

/** Returns the object at an existing path. */
export function at(draft: Draft, ...steps: readonly Step[]): Draft {
  return steps.reduce((place: Draft, step) => {
    const next = place[step];
    if (!isDraft(next)) throw new Error(`There is nothing at ${steps.join('/')}`);
    return next;
  }, draft);
}

/** Returns a changed copy of a contract's document. */
export function changedDocument(
  model: ContractModel,
  change: (document: Draft) => void,
): ContractDocument {
  const draft: unknown = JSON.parse(JSON.stringify(model.document));
  if (!isDraft(draft)) throw new Error('A document is an object');
  change(draft);
  return contractDocument(draft, 'changed');
}

/** Returns a changed copy of a contract. */
export function changed(model: ContractModel, change: (document: Draft) => void): ContractModel {
  return buildModel(model.name, changedDocument(model, change));
}

/** Copies the fixture project for writing. The returned function removes the copy. */
export async function writableProject(): Promise<readonly [string, () => Promise<void>]> {
  const root = await mkdtemp(join(tmpdir(), 'contracts-'));
  await cp(fixtureRoot, root, { recursive: true });
  return [root, () => rm(root, { recursive: true, force: true })];
}

let template: Promise<string> | undefined;

async function generatedTemplate(): Promise<string> {
  const [root] = await writableProject();
  await run(root, () => undefined);
  return root;
}

/** Like `writableProject`, with generated files; generated once per test file. */
export async function generatedProject(): Promise<readonly [string, () => Promise<void>]> {
  template ??= generatedTemplate();
  const root = await mkdtemp(join(tmpdir(), 'contracts-'));
  await cp(await template, root, { recursive: true });
  return [root, () => rm(root, { recursive: true, force: true })];
}

/** Removes the template of `generatedProject`. */
export async function removeTemplate(): Promise<void> {
  if (template === undefined) return;
  const root = await template;
  template = undefined;
  await rm(root, { recursive: true, force: true });
}
