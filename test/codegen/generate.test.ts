import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildFiles, generate, run } from '../../scripts/codegen/index.js';
import { isFresh } from '../../scripts/codegen/lock.mjs';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '../support/jest.js';
import { fixtureRoot, generatedProject, removeTemplate, writableProject } from './contract.js';

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  [root, remove] = await generatedProject();
});
afterEach(() => remove());
afterAll(removeTemplate);

async function runReport(): Promise<readonly string[]> {
  const lines: string[] = [];
  await run(root, (line) => lines.push(line.trim()));
  return lines;
}

async function edit(path: string, change: (text: string) => string): Promise<void> {
  const file = join(root, path);
  await writeFile(file, change(await readFile(file, 'utf8')));
}

describe('generate', () => {
  // Detects counters that continue across calls, and absolute paths.
  test('returns the same bytes twice, and for a project in another folder', async () => {
    const [first, again, elsewhere] = [
      await generate({ root: fixtureRoot }),
      await generate({ root: fixtureRoot }),
      await generate({ root }),
    ];
    expect(Object.keys(first)).toHaveLength(14);
    expect(again).toEqual(first);
    expect(elsewhere).toEqual(first);
  });

  test('marks every program file as generated', async () => {
    const files = Object.entries(await generate({ root }));
    const programs = files.filter(([path]) => /\.(?:ts|js)$/.test(path));
    expect(programs).toHaveLength(12);
    for (const [, text] of programs) {
      expect(text.split('\n', 1)).toEqual(['// Written by npm run codegen; do not edit.']);
    }
  });

  test('writes no file', async () => {
    const [bare, removeBare] = await writableProject();
    await generate({ root: bare });
    await expect(readFile(join(bare, 'generated/lock.json'))).rejects.toThrow('ENOENT');
    await removeBare();
  });
});

describe('buildFiles', () => {
  const built = [
    'generated/lock.json',
    'generated/shop/openapi.json',
    'generated/shop/requests.js',
    'generated/shop/types.ts',
    'sdk/shop/generated/types.ts',
  ];
  const read = (paths: readonly string[]) =>
    Promise.all(paths.map((path) => readFile(join(root, path), 'utf8')));

  test('writes the files that are not committed, as after a clone', async () => {
    const before = await read(built);
    for (const path of built) await rm(join(root, path));
    expect(await buildFiles(root)).toEqual([]);
    expect(await read(built)).toEqual(before);
    expect(isFresh(root)).toBe(true);
  });

  test('leaves and names a committed file that is not that of its contract', async () => {
    const path = 'generated/shop/operations.ts';
    await edit(path, (text) => `${text}// older\n`);
    await rm(join(root, 'generated/lock.json'));
    const [older] = await read([path]);
    expect(await buildFiles(root)).toEqual([path]);
    expect(await read([path])).toEqual([older]);
    expect(isFresh(root)).toBe(false);
  });
});

describe('run', () => {
  test('writes all files once, and none the second time', async () => {
    await rm(join(root, 'generated'), { recursive: true });
    await rm(join(root, 'sdk'), { recursive: true });
    const first = await runReport();
    expect(first).toContain('added generated/shop/requests.js');
    expect(first).toContain('shop: operation listItems added');
    expect(first.at(-1)).toMatch(/^14 of 14 files changed/);
    const second = await runReport();
    expect(second.filter((line) => /added|changed generated|removed/.test(line))).toEqual([]);
    expect(second.at(-1)).toMatch(/^0 of 14 files changed/);
  });

  test('names the operations that a shared schema changes, and no others', async () => {
    await edit('contracts/shop/items.yaml', (text) =>
      text
        .replace('required: [radius]', 'required: [radius, width]')
        .replace('radius: { type: number, minimum: 0, maximum: 9 } }', (member) =>
          member.replace(' }', ' }, width: { type: number, minimum: 0, maximum: 9 }'),
        ),
    );
    const lines = await runReport();
    expect(lines.filter((line) => line.includes(': '))).toEqual([
      'shop: schemas/Round changed, which listItems, createItem, getItem, updateItem, importPhoto use',
    ]);
  });

  test('removes files that are no longer generated', async () => {
    await writeFile(join(root, 'generated/shop/old.ts'), 'export {};\n');
    expect(await runReport()).toContain('removed generated/shop/old.ts');
    await rm(join(root, 'contracts/shop'), { recursive: true });
    const lines = await runReport();
    expect(lines).toContain('removed sdk/shop/generated/methods.ts');
    expect(lines).toContain('removed generated/shop/types.ts');
  });
});

describe('isFresh', () => {
  test('returns true after a run, and false before', async () => {
    expect(isFresh(root)).toBe(true);
    expect(isFresh(fixtureRoot)).toBe(false);
  });

  test.each<[string, string, (text: string) => string]>([
    ['a contract changed', 'contracts/parts/parts.yaml', (text) => `${text}# later\n`],
    ['an output was edited', 'generated/shop/types.ts', (text) => `${text}// mine\n`],
    ['the SDK was edited', 'sdk/shop/generated/types.ts', (text) => `${text}// mine\n`],
    ['the lock was edited', 'generated/lock.json', (text) => `${text} `],
  ])('returns false when %s', async (_case, path, change) => {
    await edit(path, change);
    expect(isFresh(root)).toBe(false);
  });

  test('returns false when an output is missing', async () => {
    await rm(join(root, 'generated/shop/replies.js'));
    expect(isFresh(root)).toBe(false);
  });

  test('returns false for an extra output', async () => {
    await writeFile(join(root, 'generated/shop/old.ts'), '');
    expect(isFresh(root)).toBe(false);
  });

  test('ignores baselines, which produce no files', async () => {
    await mkdir(join(root, 'contracts/baseline'));
    await writeFile(join(root, 'contracts/baseline/shop.json'), '{}');
    expect(isFresh(root)).toBe(true);
  });
});
