import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { generate, run } from '../../scripts/codegen/index.js';
import { KeptContracts } from '../../scripts/codegen/program/kept-contracts.js';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '../support/jest.js';
import { generatedProject, removeTemplate } from './contract.js';

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  [root, remove] = await generatedProject();
});
afterEach(() => remove());
afterAll(removeTemplate);

const keptBy = (generator: string): KeptContracts =>
  new KeptContracts(join(root, 'kept'), generator);

const runWith = (kept: KeptContracts): Promise<void> => run(root, () => undefined, kept);

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(root, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

/** The generated files that are on disk, as a run without anything kept would write them. */
async function expectColdResult(): Promise<void> {
  for (const [path, text] of Object.entries(await generate({ root }))) {
    expect([path, await readFile(join(root, path), 'utf8')]).toEqual([path, text]);
  }
}

describe('a run with kept contracts', () => {
  test('writes files anew that were lost, and equal to those of a run without', async () => {
    await runWith(keptBy('one'));
    await rm(join(root, 'generated/shop/replies.js'));
    expect(keptBy('one').find(root, 'shop')).toHaveProperty(['generated/shop/replies.js']);
    await runWith(keptBy('one'));
    await expectColdResult();
  });

  test.each([
    ['a schema of the contract', 'contracts/shop/items.yaml', 'A price.', 'The price.'],
    ['a shared schema', 'contracts/parts/parts.yaml', 'maximum: 1000', 'maximum: 999'],
  ])('generates anew after a change of %s', async (_what, path, before, after) => {
    await runWith(keptBy('one'));
    await edit(path, (text) => text.replace(before, after));
    expect(await readFile(join(root, path), 'utf8')).toContain(after);
    expect(keptBy('one').find(root, 'shop')).toBeUndefined();
    await runWith(keptBy('one'));
    await expectColdResult();
  });

  test('takes nothing that another generator made', async () => {
    await runWith(keptBy('one'));
    expect(keptBy('one').find(root, 'shop')).toBeDefined();
    expect(keptBy('two').find(root, 'shop')).toBeUndefined();
  });

  test('reports a file that nothing refers to, although no source changed', async () => {
    await runWith(keptBy('one'));
    await writeFile(join(root, 'contracts/shop/unused.yaml'), 'schemas: {}\n');
    await expect(runWith(keptBy('one'))).rejects.toThrow('nothing refers to ./unused.yaml');
  });

  test('keeps nothing of a contract with faults', async () => {
    await edit('contracts/shop/items.yaml', (text) => text.replace('A price.', ''));
    await edit('contracts/shop/openapi.yaml', (text) => `${text}x-odd: true\n`);
    await expect(runWith(keptBy('one'))).rejects.toThrow('x-odd');
    expect(keptBy('one').find(root, 'shop')).toBeUndefined();
  });

  test('takes no file that was cut off', async () => {
    await runWith(keptBy('one'));
    const [name = ''] = await readdir(join(root, 'kept'));
    await edit(join('kept', name), (text) => text.slice(0, 1000));
    expect(keptBy('one').find(root, 'shop')).toBeUndefined();
    await runWith(keptBy('one'));
    await expectColdResult();
  });
});
