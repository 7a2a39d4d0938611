import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

const listFile = fileURLToPath(new URL('../../.cache/failed-test-files.json', import.meta.url));

/** Writes the paths of files with failed tests, and of files that could not be loaded. */
export function writeFailedFiles(results) {
  const failed = results.filter(
    ({ numFailingTests, testExecError }) => numFailingTests > 0 || testExecError,
  );
  mkdirSync(dirname(listFile), { recursive: true });
  writeFileSync(listFile, JSON.stringify(failed.map(({ testFilePath }) => testFilePath).sort()));
}

/** Returns the failed files of the last run and deletes the list. */
export function readFailedFiles() {
  if (!existsSync(listFile)) return [];
  const files = JSON.parse(readFileSync(listFile, 'utf8'));
  rmSync(listFile);
  return files;
}
