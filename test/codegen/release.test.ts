import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { documentText } from '../../scripts/codegen/bundle/bundle.js';
import { baselinePath, driftReport } from '../../scripts/codegen/drift-report.js';
import { loadContract } from '../../scripts/codegen/index.js';
import { proposeRelease, raise, releaseNotes } from '../../scripts/codegen/release.js';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '../support/jest.js';
import { generatedProject, removeTemplate } from './contract.js';

const program = fileURLToPath(new URL('../../scripts/contract-release.ts', import.meta.url));
const repository = fileURLToPath(new URL('../..', import.meta.url));

let root: string;
let remove: () => Promise<void>;

beforeEach(async () => {
  [root, remove] = await generatedProject();
  const { document } = await loadContract(root, 'shop');
  await write(baselinePath('shop'), documentText(document));
  await write('sdk/shop/package.json', '{\n  "version": "1.2.3"\n}\n');
});
afterEach(() => remove());
afterAll(removeTemplate);

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function edit(path: string, from: string | RegExp, to: string): Promise<void> {
  const text = await readFile(join(root, path), 'utf8');
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  await writeFile(join(root, path), changed);
}

const release = (...args: readonly string[]): string => {
  const command = ['--import', 'tsx', program, '--root', root, ...args];
  return execFileSync(process.execPath, command, { cwd: repository, encoding: 'utf8' });
};

describe('raise', () => {
  test.each([
    ['major', '2.0.0'],
    ['minor', '1.3.0'],
    ['patch', '1.2.4'],
    ['none', '1.2.3'],
  ] as const)('raises a version by a %s change', (bump, to) => {
    expect(raise('1.2.3', bump)).toBe(to);
  });

  test('raises the minor number by a breaking change before 1.0.0', () => {
    expect(raise('0.9.4', 'major')).toBe('0.10.0');
  });

  test('refuses an invalid version', () => {
    expect(() => raise('1.2', 'patch')).toThrow(RangeError);
  });
});

describe('a release', () => {
  test('without changes proposes no version', async () => {
    expect(await proposeRelease(root, 'shop')).toMatchObject({ bump: 'none', to: '1.2.3' });
  });

  test('with changed descriptions only is a patch', async () => {
    await edit('contracts/shop/items.yaml', 'A price.', 'The price.');
    const proposed = await proposeRelease(root, 'shop');
    expect(proposed).toMatchObject({ bump: 'patch', to: '1.2.4', changes: [] });
    expect(releaseNotes(proposed, '2026-01-31')).toContain('Descriptions only');
  });

  test('with a renamed member is major, and is written to the changelog', async () => {
    await edit('contracts/shop/items.yaml', /\bprice\b/g, 'amount');
    expect(await proposeRelease(root, 'shop')).toMatchObject({ bump: 'major', to: '2.0.0' });
    expect(release('--dry-run')).toContain('shop: major, 1.2.3 -> 2.0.0');
    expect(await proposeRelease(root, 'shop')).toMatchObject({ bump: 'major', from: '1.2.3' });
    release();
    const changelog = await readFile(join(root, 'sdk/shop/CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(/^# Changelog\n\n## 2\.0\.0 \(\d{4}-\d\d-\d\d\)\n\n### Breaking\n/);
    expect(changelog).toContain('price');
    expect(await proposeRelease(root, 'shop')).toMatchObject({ bump: 'none', from: '2.0.0' });
    expect((await driftReport({ root })).isClean).toBe(true);
  });

  test('with a renamed schema is major, because the client loses a type', async () => {
    await edit('contracts/shop/items.yaml', /\bMaker\b/g, 'Producer');
    expect(await proposeRelease(root, 'shop')).toMatchObject({ bump: 'major', to: '2.0.0' });
    const { lines, isClean } = await driftReport({ root });
    expect(isClean).toBe(false);
    expect(lines).toContainEqual(
      expect.stringMatching(/^BREAKING shop: .*types\.ts: the type Maker is gone .*keep the name/i),
    );
  });

  test('is written above earlier releases in the changelog', async () => {
    await edit('contracts/shop/items.yaml', 'A price.', 'The price.');
    release();
    await edit('contracts/shop/items.yaml', 'The price.', 'Its price.');
    release();
    const changelog = await readFile(join(root, 'sdk/shop/CHANGELOG.md'), 'utf8');
    expect(changelog.match(/^## .*? /gm)).toEqual(['## 1.2.5 ', '## 1.2.4 ']);
  });
});
