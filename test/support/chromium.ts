import { chromiumPath } from '../../scripts/testing/chromium.js';
import { describe } from './jest.js';

export { openChromium } from '../../scripts/testing/chromium.js';

if (chromiumPath === undefined) {
  process.stderr.write('No Chromium is installed: tests of pages are left out (CHROMIUM_PATH)\n');
}

/** A `describe` for tests of pages that need a browser. */
export const inChromium: typeof describe.skip =
  chromiumPath === undefined ? describe.skip : describe;
