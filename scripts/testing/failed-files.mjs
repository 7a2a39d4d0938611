import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const listFile = resolve(root, '.cache/failed-test-files.json');

/** Returns the test files that a group imports, or the file itself. */
function filesOf(path) {
  if (!path.includes('/.cache/')) return [path];
  const imports = readFileSync(path, 'utf8').matchAll(/^import '(.+)';$/gm);
  return [...imports].map(([, file]) => resolve(dirname(path), file));
}

/** Returns the files of the failed tests in one result of Jest. In a group, the outermost block is named after the file. */
export function failedFilesOf({ testFilePath, testExecError, testResults }) {
  const failed = testResults.filter(({ status }) => status === 'failed');
  if (failed.length === 0) return testExecError ? filesOf(testFilePath) : [];
  if (!testFilePath.includes('/.cache/')) return [testFilePath];
  return failed.map(({ ancestorTitles: [file] }) => resolve(root, file));
}

export function writeFailedFiles(results) {
  const files = [...new Set(results.flatMap(failedFilesOf))].sort();
  mkdirSync(dirname(listFile), { recursive: true });
  writeFileSync(listFile, JSON.stringify(files));
}

/** Returns the files that failed in the last run, and forgets them. */
export function readFailedFiles() {
  if (!existsSync(listFile)) return [];
  const files = JSON.parse(readFileSync(listFile, 'utf8'));
  rmSync(listFile);
  return files;
}
