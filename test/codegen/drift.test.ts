import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { documentText } from '../../scripts/codegen/bundle/bundle.js';
import { baselinePath, driftReport } from '../../scripts/codegen/drift-report.js';
import { loadContract, run } from '../../scripts/codegen/index.js';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '../support/jest.js';
import { generatedProject, removeTemplate } from './contract.js';

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  [root, remove] = await generatedProject();
});
afterEach(() => remove());
afterAll(removeTemplate);

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(root, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

async function acceptBaseline(): Promise<void> {
  const { document } = await loadContract(root, 'shop');
  const path = join(root, baselinePath('shop'));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, documentText(document));
}

describe('driftReport', () => {
  test('is clean right after a run, and reports a missing baseline', async () => {
    const { lines, isClean } = await driftReport({ root });
    expect(isClean).toBe(true);
    expect(lines).toEqual([
      'generated files: 14 of 14 are as the contracts say',
      'shop: no baseline at contracts/baseline/shop.json; `npm run drift -- --accept` writes it',
    ]);
  });

  test('names edited, missing and extra files', async () => {
    await edit('generated/shop/types.ts', (text) => `${text}// mine\n`);
    await rm(join(root, 'generated/shop/replies.js'));
    await writeFile(join(root, 'sdk/shop/generated/old.ts'), '');
    const { lines, isClean } = await driftReport({ root });
    expect(isClean).toBe(false);
    expect(lines.slice(0, 4)).toEqual([
      'DRIFT generated/shop/replies.js is missing',
      'DRIFT generated/shop/types.ts was edited by hand',
      'DRIFT sdk/shop/generated/old.ts is left over: nothing generates it',
      'generated files: 12 of 14 are as the contracts say',
    ]);
  });

  test('names files that are outdated after a change of the contract', async () => {
    await edit('contracts/shop/items.yaml', (text) => text.replace('A price.', 'The price.'));
    const { lines, isClean } = await driftReport({ root });
    expect(isClean).toBe(false);
    expect(lines).toContain('DRIFT generated/shop/openapi.json is stale');
    expect(lines).not.toContain('DRIFT generated/shop/requests.js is stale');
  });

  test('fails on a breaking change, even when its files are generated', async () => {
    await acceptBaseline();
    await edit('contracts/parts/parts.yaml', (text) =>
      text.replace('maximum: 1000', 'maximum: 10'),
    );
    await run(root, () => undefined);
    const { lines, isClean } = await driftReport({ root });
    expect(isClean).toBe(false);
    expect(lines).toContain(
      'BREAKING shop: listItems query.page: maximum 1000 is now 10 (request-bound-narrowed: A request that was accepted would be refused.)',
    );
    expect(lines.at(-1)).toBe('shop: 1 breaking and 0 compatible changes since the baseline');
  });

  test('accepts a compatible change and names it', async () => {
    await acceptBaseline();
    await edit('contracts/shop/items.yaml', (text) =>
      text.replace('      soldOn:', '      seenOn: { type: string, format: date }\n      soldOn:'),
    );
    await run(root, () => undefined);
    const { lines, isClean } = await driftReport({ root });
    expect(isClean).toBe(true);
    expect(lines).toContain(
      'compatible shop: createItem body.seenOn: new (request-member-added: A client need not send it.)',
    );
  });
});
