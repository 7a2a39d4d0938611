import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { orderFile } from '../../scripts/testing/test-groups.mjs';

const require = createRequire(import.meta.url);
/** Jest's own sequencer, which Jest brings along. */
const { default: Sequencer } = createRequire(require.resolve('jest'))('@jest/test-sequencer');

/** A whole run begins with what takes longest: no long file is then left to run alone at the end. */
export default class LongestFirst extends Sequencer {
  sort(tests) {
    if (process.env.NOTARIA_TEST_GROUPS === undefined) return super.sort(tests);
    const order = JSON.parse(readFileSync(orderFile, 'utf8'));
    return [...tests].sort((a, b) => order.indexOf(a.path) - order.indexOf(b.path));
  }
}
