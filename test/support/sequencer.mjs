import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
/** Jest's own sequencer, which Jest brings along. */
const { default: Sequencer } = createRequire(require.resolve('jest'))('@jest/test-sequencer');

const tests = fileURLToPath(new URL('..', import.meta.url));
/** How long the slow files took, as RECORD_SECONDS=1 writes it. */
const seconds = JSON.parse(readFileSync(new URL('./test-seconds.json', import.meta.url), 'utf8'));
const secondsOf = ({ path }) => seconds[relative(tests, path)] ?? 0;

/** Begins with what takes longest: no long file is then left to run alone at the end. */
export default class LongestFirst extends Sequencer {
  sort(files) {
    return super.sort(files).sort((a, b) => secondsOf(b) - secondsOf(a));
  }
}
