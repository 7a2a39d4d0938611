import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { failedFilesOf } from '../../scripts/testing/failed-files.mjs';
import { dependsOnDatabase } from '../../scripts/testing/test-groups.mjs';

const folder = mkdtempSync(join(tmpdir(), 'notaria-groups-'));
afterAll(() => rmSync(folder, { recursive: true }));

const root = new URL('../..', import.meta.url).pathname;
const group = `${root}.cache/test-groups/group-01.test.ts`;
const passed = { status: 'passed', ancestorTitles: ['test/erp/a.test.ts'] };
const failed = { status: 'failed', ancestorTitles: ['test/erp/b.test.ts', 'a product'] };

test('failedFilesOf finds the file of a failed test within its group', () => {
  const found = failedFilesOf({ testFilePath: group, testResults: [passed, failed, failed] });
  expect([...new Set(found)]).toEqual([`${root}test/erp/b.test.ts`]);
});

test('failedFilesOf finds a single file by its path', () => {
  const testFilePath = `${root}test/process/main.test.ts`;
  const alone = { status: 'failed', ancestorTitles: ['a server'] };
  expect(failedFilesOf({ testFilePath, testResults: [alone] })).toEqual([testFilePath]);
  expect(failedFilesOf({ testFilePath, testResults: [passed] })).toEqual([]);
});

test('failedFilesOf returns all files of a group that cannot be loaded', () => {
  mkdirSync(join(folder, '.cache'));
  const testFilePath = join(folder, '.cache', 'group-02.test.ts');
  writeFileSync(testFilePath, "import '../test/erp/a.test.ts';\nimport '../test/kyc/c.test.ts';\n");
  const found = failedFilesOf({ testFilePath, testExecError: {}, testResults: [] });
  expect(found).toEqual([join(folder, 'test/erp/a.test.ts'), join(folder, 'test/kyc/c.test.ts')]);
});

test.each([
  ['test/erp/invoices.test.ts', true],
  ['test/process/two.test.ts', true],
  ['test/kernel/disk-full.test.ts', true],
  ['test/kyc/whole-session.test.ts', true],
  ['test/process/main.test.ts', false],
  ['test/console/users.test.ts', false],
  ['test/kyc/liveness.test.ts', false],
  ['test/kernel/walk.test.ts', false],
  ['test/kernel/money.test.ts', false],
])('dependsOnDatabase(%s): %s', (file, expected) => {
  expect(dependsOnDatabase(`${root}${file}`)).toBe(expected);
});
