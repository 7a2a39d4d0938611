import { afterAll, beforeAll, expect } from '@jest/globals';
import axe from 'axe-core';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  password,
  type Role,
  startTestApp,
  type TestApp,
  type TestAppOptions,
} from '../support/app.js';
import { openChromium } from '../support/chromium.js';
import { settled, watchPages } from './settled.js';

export { settled } from './settled.js';

export type Language = 'en' | 'es';
export type Theme = 'light' | 'dark';

export interface TabOptions {
  readonly language?: Language;
  /** Of the browser, where its region matters: `en-US`. */
  readonly locale?: string;
  readonly theme?: Theme;
  /** Of the window, in pixels. */
  readonly width?: number;
}

/** A tab of its own, with what its page has complained of: errors of scripts, refusals of the policy. */
export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Without refused requests, which a browser reports too and which pages show by themselves. */
  readonly complaints: readonly string[];
  /** Opens a page of the console: `/keys`. Waits until it shows its data. */
  open(path: string): Promise<void>;
}

export interface ConsoleTest {
  readonly app: TestApp;
  /** A tab without a login. */
  tab(options?: TabOptions): Promise<Tab>;
  /** Opens a tab that is logged in with a role. */
  as(role: Role, options?: TabOptions): Promise<Tab>;
}

const isRefusal = (text: string): boolean => text.startsWith('Failed to load resource');

/** A tab of a browser on the console of a server. */
export async function openTab(
  browser: Browser,
  baseUrl: string,
  options: TabOptions = {},
): Promise<Tab> {
  const { language = 'en', theme = 'light', width = 1280 } = options;
  const context = await browser.newContext({
    locale: options.locale ?? language,
    colorScheme: theme,
    viewport: { width, height: 860 },
  });
  context.setDefaultTimeout(15_000);
  await watchPages(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !isRefusal(message.text())) complaints.push(message.text());
  });
  return {
    page,
    context,
    complaints,
    async open(path) {
      await page.goto(`${baseUrl}/console${path}`);
      await page.locator('h1').waitFor();
      await settled(page);
    },
  };
}

export async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(secret);
  await page.locator('button[type="submit"]').click();
  await page.locator('#sidebar').waitFor({ state: 'attached' });
  await settled(page);
}

/** A server and a browser for the tests of one file. Call it within `inChromium`. */
export function consoleTest(options: TestAppOptions = {}): ConsoleTest {
  const opened: { app?: TestApp; browser?: Browser } = {};
  const app = (): TestApp => {
    if (opened.app === undefined) throw new Error('The server has not started');
    return opened.app;
  };
  const tab = (how: TabOptions = {}): Promise<Tab> => {
    if (opened.browser === undefined) throw new Error('The browser has not started');
    return openTab(opened.browser, app().baseUrl, how);
  };
  beforeAll(async () => {
    [opened.app, opened.browser] = await Promise.all([startTestApp(options), openChromium()]);
  });
  afterAll(async () => {
    await opened.browser?.close();
    await opened.app?.close();
  });
  return {
    get app() {
      return app();
    },
    tab,
    async as(role, how) {
      const opening = await tab(how);
      await opening.open('/');
      await logIn(opening.page, app().email(role), password);
      return opening;
    },
  };
}

/** Everything that axe finds serious, or worse, on the page as it is now. */
export async function expectAccessible({ page }: Tab): Promise<void> {
  // As the browser's own console would run it: the page's policy lets no script in.
  await page.evaluate(axe.source);
  const found = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
      violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => id + ': ' + nodes.map(({ html, failureSummary }) => html + ' ' + failureSummary).join('; ')))`,
  )) as string[];
  expect(found).toEqual([]);
}

/** The permissions that the open dialog lets one tick, `module:action`, in the order of the alphabet. */
export async function offeredPermissions(page: Page): Promise<string[]> {
  const offered = await page.getByRole('dialog').locator('.matrix [data-permission]').all();
  const names = await Promise.all(offered.map((one) => one.getAttribute('data-permission')));
  return names.map((name) => name ?? '').toSorted();
}
