import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expectAccessiblePage } from '../support/axe.js';
import { expect } from '../support/jest.js';

/** A tab of the capture page, with the faults of its developer console. */
export interface CaptureTab {
  readonly context: BrowserContext;
  readonly page: Page;
  /** Errors, exceptions, and refusals of the content security policy. */
  readonly faults: string[];
  screen(name: string): Promise<unknown>;
  press(name: string): Promise<void>;
  /** Moves the focus to a button with the Tab key and presses Enter. */
  pressWithKeys(name: string): Promise<void>;
}

export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  isMobile: true,
};
export const desk: BrowserContextOptions = { viewport: { width: 1440, height: 900 } };

const reportPolicy = `addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  console.error('policy', violatedDirective, blockedURI))`;

const focused = (name: string): string => `(() => {
  const active = document.activeElement;
  const shown = active?.closest('label') ?? active;
  return shown?.textContent === ${JSON.stringify(name)};
})()`;

const mostTabs = 30;

/** Opens a link in a browser context of its own. Runs `scripts` before those of the page. */
export async function openCapture(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = phone,
  scripts: readonly string[] = [],
): Promise<CaptureTab> {
  const context = await browser.newContext({
    locale: 'en-US',
    permissions: ['camera'],
    ...options,
  });
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
  page.on('pageerror', (error) => faults.push(String(error)));
  for (const script of [reportPolicy, ...scripts]) await page.addInitScript(script);
  await page.goto(url);
  return {
    context,
    page,
    faults,
    screen: (name) => page.waitForSelector(`main[data-screen="${name}"]`),
    press: (name) => page.getByRole('button', { name, exact: true }).click(),
    async pressWithKeys(name) {
      await page.getByText(name, { exact: true }).first().waitFor();
      for (let tabs = 0; !(await page.evaluate(focused(name))); tabs += 1) {
        if (tabs > mostTabs) throw new Error(`The Tab key does not reach ${name}`);
        await page.keyboard.press('Tab');
      }
      await page.keyboard.press('Enter');
    },
  };
}

/** Waits for a screen. Fails if it is wider than the window or has a serious fault of accessibility. */
export async function see({ page, screen }: CaptureTab, name: string): Promise<void> {
  await screen(name);
  await expectAccessiblePage(page);
  const isWide = 'document.documentElement.scrollWidth > document.documentElement.clientWidth';
  expect([name, await page.evaluate(isWide)]).toEqual([name, false]);
}
