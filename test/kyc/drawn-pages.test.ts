import { judgePage } from '../../scripts/bench/engines/pages.js';
import { variedPage } from '../../scripts/specimens/varied.js';
import { describe, expect, test } from '../support/jest.js';

/** Seeds of generated pages; `npm run bench:engines -- --pages 10000` draws more. */
const seeds = [88, 92, 93, 95, 97, 98, 99, 103, 104, 109, 110, 114];

/** Seeds of pages in perspective, on which signs of wrong proportions turned 0 to O. */
const slanted = [33247, 35814];

describe('generated pages of many issuers, formats and distortions', () => {
  test('have no wrong field without a warning', async () => {
    const undoubted: string[] = [];
    let sure = 0;
    for (const seed of seeds) {
      const { isDoubted, wrong } = await judgePage(variedPage(seed));
      if (isDoubted) continue;
      if (wrong.length > 0) undoubted.push(`${seed}: ${wrong.join(' ')}`);
      sure += 1;
    }
    expect(undoubted).toEqual([]);
    expect(sure).toBeGreaterThanOrEqual(seeds.length / 3);
  });

  test.each(slanted)(
    'keep 0 and O apart on a page that is seen from one side: seed %i',
    async (seed) => {
      const { lines, wrong } = await judgePage(variedPage(seed));
      expect(wrong).toEqual([]);
      expect(lines).toEqual(variedPage(seed).page.zone);
    },
  );
});
