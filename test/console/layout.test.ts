import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { check, outcome } from '../kyc/session-support.js';
import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, waitUntilIdle } from './support.js';

interface Edges {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Returns the edges of the elements that are drawn, in whole pixels. */
const edgesOf = (found: Locator): Promise<Edges[]> =>
  found.evaluateAll((all) =>
    all
      .filter((one) => one.getClientRects().length > 0)
      .map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        const [x, y] = [Math.round(left), Math.round(top)];
        return { left: x, right: Math.round(right), top: y, bottom: Math.round(bottom) };
      }),
  );

/** Finds the fields whose inputs are higher or lower than those of the fields beside them. */
const unevenFields = `[...document.querySelectorAll('main .form-row')].flatMap((row) => {
  const topOf = (one) => Math.round(one.getBoundingClientRect().top);
  const first = new Map();
  return [...row.querySelectorAll(':scope > .field:has(input, select)')].flatMap((field) => {
    const [place, top] = [topOf(field), topOf(field.querySelector('input, select'))];
    if (!first.has(place)) first.set(place, top);
    return first.get(place) === top ? [] : [field.textContent];
  });
})`;

/** Finds paragraphs and lists of a guide that touch what is above them. */
const crowdedParts = `[...document.querySelectorAll('article :is(.code, .scroll, p, ul, ol) + :is(p, ul, ol)')]
  .filter((one) => one.getClientRects().length > 0)
  .filter((one) => one.getBoundingClientRect().top - one.previousElementSibling.getBoundingClientRect().bottom < 8)
  .map((one) => one.textContent)`;

const moreFilters = (page: Page): Locator => page.getByRole('button', { name: /^More filters/ });

inChromium('the layout of the console', () => {
  const run = consoleTest();

  test.each(['/audit', '/stock/card', '/crm/opportunities', '/sessions'])(
    'the search, a filter and the menus of %s share a row, and a button shows the other filters',
    async (path) => {
      const { page, open } = await run.as('admin', { width: 1280 });
      await open(path);
      const parts = '.search input, .filter select, .filter input, .list-head .button';
      const controls = await edgesOf(page.locator('.list-head').locator(parts));
      // The button within an input is not drawn before there is text.
      expect(new Set(controls.map(({ top }) => top)).size).toBe(1);
      expect(new Set(controls.map(({ bottom }) => bottom)).size).toBe(1);
      const from = page.locator('.more-filters input').first();
      expect(await from.isVisible()).toBe(false);
      await moreFilters(page).focus();
      await page.keyboard.press('Enter');
      await from.fill('2026-01-02');
      await page.getByRole('button', { name: 'More filters (1)' }).waitFor();
      await page.reload();
      await waitUntilIdle(page);
      expect(await moreFilters(page).getAttribute('aria-expanded')).toBe('true');
      await moreFilters(page).click();
      expect(await from.isVisible()).toBe(false);
    },
  );

  test('a view with a folded filter opens the fold, and a phone has one button for all filters', async () => {
    const { page, open } = await run.as('admin', { width: 1280 });
    await open('/audit?actorType=user');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByLabel('Save as a view').fill('People');
    await page.keyboard.press('Enter');
    await open('/audit');
    expect(await moreFilters(page).getAttribute('aria-expanded')).toBe('false');
    await page.getByRole('button', { name: 'Views' }).click();
    await page.getByRole('link', { name: 'People' }).click();
    await page.getByRole('button', { name: 'More filters (1)', expanded: true }).waitFor();
    await page.setViewportSize({ width: 390, height: 860 });
    expect(await moreFilters(page).count()).toBe(0);
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor();
    expect(await page.getByLabel('Type of actor').isVisible()).toBe(true);
  });

  test.each([390, 768, 1440])(
    'the card of findings ends below its last line in a window of %i pixels',
    async (width) => {
      const expiresAt = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString();
      const key = { name: `Till ${width}`, permissions: ['products:read' as const], expiresAt };
      await run.app.as('admin').apiKeys.create(key);
      const { page } = await run.home('admin', { width });
      const card = page.locator('main .card', { has: page.locator('.attention') });
      const [frame] = await edgesOf(card);
      const lines = await edgesOf(card.locator('.attention > li:has(.icon)'));
      expect(lines.length).toBeGreaterThan(0);
      const last = Math.max(...lines.map(({ bottom }) => bottom));
      expect((frame?.bottom ?? 0) - last).toBeLessThanOrEqual(18);
    },
  );

  test('no card of the home page scrolls', async () => {
    const kyc = await run.app.kyc();
    for (const externalId of ['user-1', 'user-2', 'user-3']) {
      const { session } = await kyc.sessions.create({ features: ['id'], externalId });
      const found = outcome({ status: 'in_review' });
      await check({ app: run.app, sessionId: session.id, feature: 'id', outcome: found });
    }
    const { page } = await run.home('admin', { width: 1440 });
    await page.getByText('3 cases wait for review').waitFor();
    const scrolled = await page
      .locator('main .card')
      .evaluateAll((all) =>
        all.flatMap((one) => (one.scrollHeight > one.clientHeight + 1 ? [one.textContent] : [])),
      );
    expect(scrolled).toEqual([]);
  });

  test('a picture of a check ends within its card', async () => {
    const size = { width: 1800, height: 900, channels: 3 as const };
    const content = await sharp({ create: { ...size, background: '#446688' } })
      .png()
      .toBuffer();
    const kyc = await run.app.kyc({ environment: 'test' });
    const frontImage = { data: content, filename: 'approve.png' };
    const { check: stored } = await kyc.documents.idVerification({ frontImage });
    const { page, open } = await run.home('admin', { width: 390 });
    const settings = JSON.stringify({ environment: 'test' });
    await page.evaluate(`localStorage.setItem('notaria.preferences', '${settings}')`);
    await open(`/checks/${stored.id}`);
    const [picture] = await edgesOf(page.locator('main img'));
    expect(picture?.right).toBeLessThan(390 - 16);
    await page.getByRole('button', { name: /Front of the document/ }).click();
    await page.getByRole('dialog').waitFor();
  });

  test('the buttons of a row stand at its end, and a badge keeps its height, in a window of 768 pixels', async () => {
    const { page, open } = await run.as('admin', { width: 768 });
    await open('/settings/warehouses');
    const [frame] = await edgesOf(page.locator('.table-frame'));
    const [actions] = await edgesOf(page.locator('.row-actions').first());
    expect((frame?.right ?? 0) - (actions?.right ?? 0)).toBeLessThan(16);
    await open('/users');
    for (const { top, bottom } of await edgesOf(page.locator('main .badge')))
      expect(bottom - top).toBeLessThan(28);
  });

  test('forms and cards of a page end at the same edge, and short forms are narrow', async () => {
    const { page, open } = await run.as('admin', { width: 1920 });
    await open('/settings');
    const cards = await edgesOf(page.locator('main > .card, main > .form > .card'));
    expect(new Set(cards.map(({ right }) => right)).size).toBe(1);
    await open('/account');
    const [form] = await edgesOf(page.locator('main .card > .form'));
    expect((form?.right ?? 0) - (form?.left ?? 0)).toBeLessThanOrEqual(28 * 16);
  });

  test('the fields of a row are level', async () => {
    const { page, open } = await run.as('admin', { language: 'es', width: 1280 });
    for (const path of ['/settings', '/customers/new', '/products/new']) {
      await open(path);
      const uneven = await page.evaluate(unevenFields);
      expect([path, uneven]).toEqual([path, []]);
    }
  });

  test('a missing record is named once', async () => {
    const { page, open } = await run.as('admin');
    await open('/products/999999');
    expect(await page.getByText('This product does not exist').count()).toBe(1);
  });

  test('the parts of a guide have space between them', async () => {
    const { page } = await run.tab({ width: 1280 });
    for (const guide of ['limits', 'sandbox']) {
      await page.goto(`${run.app.baseUrl}/docs/guides/${guide}`);
      expect([guide, await page.evaluate(crowdedParts)]).toEqual([guide, []]);
    }
  });

  test('the buttons of the capture page follow its text in a wide window', async () => {
    const kyc = await run.app.kyc({ environment: 'test' });
    const { session } = await kyc.sessions.create({ features: ['id'] });
    const { page } = await run.tab({ width: 1440 });
    await page.goto(session.url ?? '');
    await page.locator('main .actions').waitFor();
    const [text] = await edgesOf(page.locator('main > :has(+ .actions)'));
    const [buttons] = await edgesOf(page.locator('main .actions'));
    expect((buttons?.top ?? 0) - (text?.bottom ?? 0)).toBeLessThan(48);
  });
});
