import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { baselineText } from '../../scripts/codegen/bundle/bundle.js';
import { textLines } from '../../scripts/codegen/compare/formats/text.js';
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
  await write(baselinePath('shop'), baselineText(document));
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

/** Takes both versions of a release, before and after. */
async function proposed(): Promise<readonly string[]> {
  const { client, contract } = await proposeRelease(root, 'shop');
  return [client, contract].map(({ bump, from, to }) => `${bump}: ${from} to ${to}`);
}

describe('a release', () => {
  test('without changes proposes no version', async () => {
    expect(await proposed()).toEqual(['none: 1.2.3 to 1.2.3', 'none: 1.0.0 to 1.0.0']);
  });

  test('with changed descriptions only is a patch', async () => {
    await edit('contracts/shop/items.yaml', 'A price.', 'The price.');
    expect(await proposed()).toEqual(['patch: 1.2.3 to 1.2.4', 'patch: 1.0.0 to 1.0.1']);
    const notes = releaseNotes(await proposeRelease(root, 'shop'), '2026-01-31');
    expect(notes).toContain('Descriptions only');
  });

  test('with a renamed member is major, and is written to the changelog', async () => {
    await edit('contracts/shop/items.yaml', /\bprice\b/g, 'amount');
    expect(await proposed()).toEqual(['major: 1.2.3 to 2.0.0', 'major: 1.0.0 to 2.0.0']);
    expect(release('--dry-run')).toContain(
      'shop: client major, 1.2.3 -> 2.0.0; contract major, 1.0.0 -> 2.0.0',
    );
    expect(await proposed()).toEqual(['major: 1.2.3 to 2.0.0', 'major: 1.0.0 to 2.0.0']);
    release();
    const changelog = await readFile(join(root, 'sdk/shop/CHANGELOG.md'), 'utf8');
    expect(changelog).toMatch(
      /^# Changelog\n\n## 2\.0\.0 \(\d{4}-\d\d-\d\d\)\n\nVersion 2\.0\.0 of the contract\.\n\n### Breaking\n/,
    );
    expect(changelog).toMatch(/reply 200\.data\.price .*\(breaks callers and SDK\)/);
    expect(await proposed()).toEqual(['none: 2.0.0 to 2.0.0', 'none: 2.0.0 to 2.0.0']);
    expect((await driftReport({ root })).isClean).toBe(true);
  });

  test('with a renamed schema is major for the client only, because it loses a type', async () => {
    await edit('contracts/shop/items.yaml', /\bMaker\b/g, 'Producer');
    expect(await proposed()).toEqual(['major: 1.2.3 to 2.0.0', 'minor: 1.0.0 to 1.1.0']);
    const report = await driftReport({ root });
    expect(report.isClean).toBe(false);
    expect(textLines(report)).toContainEqual(
      expect.stringMatching(
        /^BREAKING shop: .*types\.ts: the type Maker is gone .*breaks SDK: .*keep the name/i,
      ),
    );
  });

  test('with a lower maximum is major for the contract only', async () => {
    await edit('contracts/parts/parts.yaml', 'maximum: 1000', 'maximum: 10');
    expect(await proposed()).toEqual(['minor: 1.2.3 to 1.3.0', 'major: 1.0.0 to 2.0.0']);
    release();
    const contract = await readFile(join(root, 'contracts/shop/openapi.yaml'), 'utf8');
    expect(contract).toContain('openapi: 3.1.0\ninfo: { title: Shop, version: 2.0.0,');
    expect(await proposed()).toEqual(['none: 1.3.0 to 1.3.0', 'none: 2.0.0 to 2.0.0']);
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
