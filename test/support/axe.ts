import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from './jest.js';

/** Fails on every violation that axe reports as serious or critical on the current page. */
export async function expectAccessiblePage(page: Page): Promise<void> {
  // Runs axe in the developer console of the browser, since the policy of the page forbids injected scripts.
  if (await page.evaluate('!window.axe')) await page.evaluate(axe.source);
  const found = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => id + ': ' + nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary).join('; ')))`,
  )) as string[];
  expect(found).toEqual([]);
}
