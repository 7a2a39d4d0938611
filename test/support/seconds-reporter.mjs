import { readFileSync, writeFileSync } from 'node:fs';
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
    const seconds = JSON.parse(readFileSync(file, 'utf8'));
    for (const { perfStats, testFilePath } of testResults) {
      const path = relative(tests, testFilePath);
      const taken = Math.round((perfStats.end - perfStats.start) / 1000);
      // A file that takes long on PostgreSQL may take no time on the embedded engine.
      if (!(seconds[path] > 2 * taken)) seconds[path] = taken;
    }
    const slow = Object.entries(seconds)
      .filter(([, taken]) => taken >= leastSeconds)
      .sort(([, a], [, b]) => b - a);
    writeFileSync(file, `${JSON.stringify(Object.fromEntries(slow), undefined, 2)}\n`);
  }
}
