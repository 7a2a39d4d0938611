import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const tests = fileURLToPath(new URL('..', import.meta.url));
const file = new URL('./test-seconds.json', import.meta.url);
/** Files that take less time may run in any order. */
const leastSeconds = 8;

/** With RECORD_SECONDS=1, a whole run writes down how long each slow file took, for ./sequencer.mjs. */
export default class SecondsReporter {
  onRunComplete(_contexts, { testResults }) {
    const isWhole = process.env.NOTARIA_TEST_WHOLE !== undefined;
    if (!isWhole || process.env.RECORD_SECONDS !== '1') return;
    const slow = testResults
      .map(({ perfStats, testFilePath }) => [
        relative(tests, testFilePath),
        Math.round((perfStats.end - perfStats.start) / 1000),
      ])
      .filter(([, seconds]) => seconds >= leastSeconds)
      .sort(([, a], [, b]) => b - a);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(slow), undefined, 2)}\n`);
  }
}
