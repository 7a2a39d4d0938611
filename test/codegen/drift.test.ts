import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { baselineText } from '../../scripts/codegen/bundle/bundle.js';
import { annotationLines, commentText } from '../../scripts/codegen/compare/formats/github.js';
import { jsonText } from '../../scripts/codegen/compare/formats/json.js';
import { textLines } from '../../scripts/codegen/compare/formats/text.js';
import { baselinePath, driftReport } from '../../scripts/codegen/drift-report.js';
import { loadContract, run } from '../../scripts/codegen/index.js';
import { afterAll, afterEach, beforeEach, describe, expect, test } from '../support/jest.js';
import { generatedProject, projectRoot, removeTemplate } from './contract.js';

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

/** The number of the first line that holds a text. */
async function lineOf(path: string, text: string): Promise<number> {
  const lines = (await readFile(join(root, path), 'utf8')).split('\n');
  return lines.findIndex((line) => line.includes(text)) + 1;
}

async function acceptBaseline(): Promise<void> {
  const { document } = await loadContract(root, 'shop');
  const path = join(root, baselinePath('shop'));
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, baselineText(document));
}

async function reportLines() {
  const report = await driftReport({ root });
  return { lines: textLines(report), isClean: report.isClean };
}

describe('driftReport', () => {
  test('is clean right after a run, and reports a missing baseline', async () => {
    const { lines, isClean } = await reportLines();
    expect(isClean).toBe(true);
    expect(lines).toEqual([
      'generated files: 14 of 14 are as the contracts say',
      'shop: no baseline at contracts/baseline/shop.json; `npm run drift -- --accept` writes it',
    ]);
  });

  test('names edited, missing and extra files', async () => {
    await edit('generated/shop/types.ts', (text) => `${text}// mine\n`);
    await rm(join(root, 'generated/shop/operations.ts'));
    // It is built, and not committed.
    await rm(join(root, 'generated/shop/replies.js'));
    await writeFile(join(root, 'sdk/shop/generated/old.ts'), '');
    const { lines, isClean } = await reportLines();
    expect(isClean).toBe(false);
    expect(lines.slice(0, 4)).toEqual([
      'DRIFT generated/shop/operations.ts is missing',
      'DRIFT generated/shop/types.ts was edited by hand',
      'DRIFT sdk/shop/generated/old.ts is left over: nothing generates it',
      'generated files: 12 of 14 are as the contracts say',
    ]);
  });

  test('names files that are outdated after a change of the contract', async () => {
    await edit('contracts/shop/items.yaml', (text) => text.replace('A price.', 'The price.'));
    const { lines, isClean } = await reportLines();
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
    const { lines, isClean } = await reportLines();
    expect(isClean).toBe(false);
    expect(lines).toContain(
      'BREAKING shop: listItems query.page: maximum 1000 is now 10 (request-bound-narrowed, breaks callers and mock: A request that was accepted would be refused.)',
    );
    expect(lines.at(-1)).toBe('shop: 1 breaking and 0 compatible changes since the baseline');
  });

  test('accepts a compatible change and names it', async () => {
    await acceptBaseline();
    await edit('contracts/shop/items.yaml', (text) =>
      text.replace('      soldOn:', '      seenOn: { type: string, format: date }\n      soldOn:'),
    );
    await run(root, () => undefined);
    const { lines, isClean } = await reportLines();
    expect(isClean).toBe(true);
    expect(lines).toContain(
      'compatible shop: createItem body.seenOn: new (request-member-added: A client need not send it.)',
    );
  });
});

/** A schema and an error code change, a file is stale and one was edited. */
async function breakContract(): Promise<void> {
  await acceptBaseline();
  await edit('contracts/parts/parts.yaml', (text) => text.replace('maximum: 1000', 'maximum: 10'));
  await edit('contracts/shop/items.yaml', (text) =>
    text
      .replaceAll(/\bMaker\b/g, 'Producer')
      .replace('name: { type: string, maxLength: 20 }', 'name: { type: string, maxLength: 30 }'),
  );
  await run(root, () => undefined);
  await edit('generated/shop/types.ts', (text) => `${text}// mine\n`);
}

describe('the report for programs', () => {
  test('has a verdict for each audience, and for each change its place in the contract', async () => {
    await breakContract();
    const report = JSON.parse(jsonText(root, await driftReport({ root })));
    expect(report.isClean).toBe(false);
    expect(report.files).toEqual([{ path: 'generated/shop/types.ts', state: 'edited' }]);
    const [shop] = report.contracts;
    expect(shop.verdicts).toEqual({ wire: 'breaking', sdk: 'breaking', mock: 'breaking' });
    expect(shop.changes).toContainEqual({
      operation: 'listItems',
      place: 'query.page',
      rule: 'request-bound-narrowed',
      reason: 'A request that was accepted would be refused.',
      detail: 'maximum 1000 is now 10',
      before: 'maximum 1000',
      after: 'maximum 10',
      breaks: ['wire', 'mock'],
      file: 'contracts/parts/parts.yaml',
      line: await lineOf('contracts/parts/parts.yaml', '  Page: { name: page'),
    });
    expect(shop.changes).toContainEqual(
      expect.objectContaining({
        operation: 'getItem',
        place: 'reply 200.data.maker.name',
        breaks: ['wire'],
        file: 'contracts/shop/items.yaml',
        line: await lineOf('contracts/shop/items.yaml', 'name: { type: string, maxLength: 30 }'),
      }),
    );
  });

  test('says of a contract without changes that it is unchanged', async () => {
    await acceptBaseline();
    const report = JSON.parse(jsonText(root, await driftReport({ root })));
    expect(report).toMatchObject({ isClean: true, files: [] });
    const verdicts = { wire: 'unchanged', sdk: 'unchanged', mock: 'unchanged' };
    expect(report.contracts).toEqual([{ name: 'shop', hasBaseline: true, verdicts, changes: [] }]);
  });
});

describe('the report for GitHub', () => {
  test('annotates files that differ, and breaking changes at their line', async () => {
    await breakContract();
    const lines = annotationLines(root, await driftReport({ root }));
    expect(lines).toContain(
      '::error file=generated/shop/types.ts,line=1::generated/shop/types.ts was edited by hand. Run npm run codegen.',
    );
    const line = await lineOf('contracts/parts/parts.yaml', '  Page: { name: page');
    expect(lines).toContain(
      `::error file=contracts/parts/parts.yaml,line=${line}::\`listItems\` query.page: maximum 1000 is now 10 (request-bound-narrowed, breaks callers and mock: A request that was accepted would be refused.)`,
    );
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^::error file=contracts\/shop\/openapi\.yaml,line=1::.*the type Maker is gone/,
      ),
    );
  });

  test('comments with the states before and after, and the audiences', async () => {
    await breakContract();
    const comment = commentText(await driftReport({ root }));
    expect(comment).toContain('- generated/shop/types.ts was edited by hand');
    expect(comment).toContain('Breaks callers, SDK and mock.');
    expect(comment).toContain('| Change | Before | After | Breaks | Reason |');
    expect(comment).toContain(
      '| `listItems`: `query.page` | `maximum 1000` | `maximum 10` | **callers and mock** | A request that was accepted would be refused. (`request-bound-narrowed`) |',
    );
  });

  test('escapes what would end an annotation or a cell', async () => {
    await acceptBaseline();
    await edit('contracts/shop/items.yaml', (text) =>
      text.replace("pattern: '^[^\\u0000-\\u001f]*$'", () => "pattern: '^(?:[^%]|b%)*$'"),
    );
    await run(root, () => undefined);
    const report = await driftReport({ root });
    const lines = annotationLines(root, report);
    expect(lines.join('\n')).toContain('^(?:[^%25]|b%25)*$');
    expect(commentText(report)).toContain('^(?:[^%]\\|b%)*$');
  });
});

describe('npm run drift', () => {
  const drift = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['scripts/drift.mjs', '--root', root, ...args], {
      cwd: projectRoot,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_STEP_SUMMARY: join(root, 'summary.md') },
    });

  test('exits with 0 without differences, 1 where files differ, 2 where only a contract breaks', async () => {
    await acceptBaseline();
    expect(drift().status).toBe(0);
    await edit('contracts/parts/parts.yaml', (text) => text.replace('maximum: 1000', 'maximum: 9'));
    expect(drift().status).toBe(1);
    await run(root, () => undefined);
    const json = drift('--json');
    expect(json.status).toBe(2);
    expect(JSON.parse(json.stdout).contracts[0].verdicts.wire).toBe('breaking');
    const github = drift('--github');
    expect(github.stdout).toMatch(/^::error file=contracts\/parts\/parts\.yaml,line=\d+::/);
    expect(await readFile(join(root, 'summary.md'), 'utf8')).toContain('| `maximum 9` |');
  });
});
