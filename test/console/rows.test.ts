import { inChromium } from '../support/chromium.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { oneOfEach } from '../support/sales.js';
import { consoleTest } from './support.js';

interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Runs in the page. */
const boxOf = (element: { getBoundingClientRect(): Box }): Box => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return { left, right, top, bottom };
};

inChromium('rows of tabs and cards', () => {
  const run = consoleTest();
  // Only work has a card.
  beforeAll(() => oneOfEach(run.app));

  test('shows tabs in one row on a phone, scrolled to the current page', async () => {
    const { page, open, complaints } = await run.as('admin', { width: 390, language: 'es' });
    for (const path of ['/settings', '/settings/terms', '/settings/rates', '/crm/leads', '/keys']) {
      await open(path);
      const row = page.locator('.tabs').first();
      const tabs = await Promise.all(
        (await row.locator('a').all()).map((tab) => tab.evaluate(boxOf)),
      );
      expect([path, new Set(tabs.map(({ top }) => top)).size]).toEqual([path, 1]);
      const [within, current] = [
        await row.evaluate(boxOf),
        await row.locator('[aria-current]').evaluate(boxOf),
      ];
      expect(current.left).toBeGreaterThanOrEqual(within.left);
      expect(current.right).toBeLessThanOrEqual(within.right);
      expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBe(0);
    }
    expect(complaints).toEqual([]);
  });

  test('scrolls the row to a tab that gets the focus', async () => {
    const { page, open } = await run.as('admin', { width: 390 });
    await open('/settings');
    const last = page.locator('.tabs a').last();
    await last.focus();
    const within = await page.locator('.tabs').evaluate(boxOf);
    expect((await last.evaluate(boxOf)).right).toBeLessThanOrEqual(within.right);
  });

  test.each([390, 1024, 1440])(
    'fills each row of cards in a window of %i pixels',
    async (width) => {
      const { page, open } = await run.as('admin', { width });
      await open('/');
      const cards = page.locator('.work-cards');
      const all = await cards.locator('> *').count();
      const within = await cards.evaluate(boxOf);
      // Each role has other cards, so that the last row may have any number of them.
      for (let left = all; left > 0; left -= 1) {
        const boxes = await Promise.all(
          (await cards.locator('> *').all()).map((card) => card.evaluate(boxOf)),
        );
        const tops = [...new Set(boxes.map(({ top }) => top))];
        const rows = tops.map((top) => boxes.filter((box) => box.top === top));
        for (const row of rows) {
          expect(Math.min(...row.map((box) => box.left))).toBeCloseTo(within.left, 0);
          expect(Math.max(...row.map((box) => box.right))).toBeCloseTo(within.right, 0);
        }
        if (width === 1440 && left > 1) {
          expect([left, rows.filter((row) => row.length === 1)]).toEqual([left, []]);
        }
        await cards.evaluate((place) => place.lastElementChild?.remove());
      }
    },
  );
});
