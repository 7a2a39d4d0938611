import type { Browser, BrowserContext, Page } from 'playwright-core';
import {
  password,
  type Role,
  startTestApp,
  type TestApp,
  type TestAppOptions,
} from '../support/app.js';
import { expectAccessiblePage } from '../support/axe.js';
import { openChromium } from '../support/chromium.js';
import { afterAll, beforeAll } from '../support/jest.js';
import { watchPage } from '../support/open-pages.mjs';
import { waitUntilIdle, watchPages } from './idle.js';

export { waitUntilIdle } from './idle.js';

export type Language = 'en' | 'es';
export type Theme = 'light' | 'dark';

export interface TabOptions {
  readonly language?: Language;
  /** The locale of the browser, where a test depends on it: `en-US`. */
  readonly locale?: string;
  readonly theme?: Theme;
  /** The time zone of the browser, where a test depends on it: `Asia/Tokyo`. */
  readonly timeZone?: string;
  /** The width of the window, in pixels. */
  readonly width?: number;
}

/** A browser tab, with the script errors and policy violations of its pages. */
export interface Tab {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Excludes failed requests, which the browser logs too and which pages show themselves. */
  readonly complaints: readonly string[];
  /** Opens a page of the console, such as `/keys`, and waits until it shows its data. */
  open(path: string): Promise<void>;
  /** Goes to a page of the console without loading the document again, as a link does. The first one is loaded. */
  visit(path: string): Promise<void>;
}

export interface ConsoleTest {
  readonly app: TestApp;
  /** Opens a tab without a login. */
  tab(options?: TabOptions): Promise<Tab>;
  /** Opens an empty tab whose cookies are those of a login with the role. */
  as(role: Role, options?: TabOptions): Promise<Tab>;
  /** Opens the home page with the cookies of a login with the role. */
  home(role: Role, options?: TabOptions): Promise<Tab>;
}

const isRefusal = (text: string): boolean => text.startsWith('Failed to load resource');

/** Opens a browser tab for the console of a server. */
export async function openTab(
  browser: Browser,
  baseUrl: string,
  options: TabOptions = {},
): Promise<Tab> {
  const { language = 'en', theme = 'light', width = 1280 } = options;
  const context = await browser.newContext({
    locale: options.locale ?? language,
    colorScheme: theme,
    ...(options.timeZone === undefined ? {} : { timezoneId: options.timeZone }),
    viewport: { width, height: 860 },
  });
  // A busy machine must not fail a test.
  context.setDefaultTimeout(30_000);
  await watchPages(context);
  const page = await context.newPage();
  watchPage(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    const isBad = message.type() === 'error' || message.type() === 'warning';
    if (isBad && !isRefusal(message.text())) complaints.push(message.text());
  });
  const open = async (path: string): Promise<void> => {
    await page.goto(`${baseUrl}/console${path}`);
    await page.locator('h1').waitFor();
    await waitUntilIdle(page);
  };
  return {
    page,
    context,
    complaints,
    open,
    async visit(path) {
      if (page.url() === 'about:blank') return open(path);
      await page.evaluate(`history.pushState(null, '', '/console${path}')`);
      await waitUntilIdle(page);
      await page.locator('h1').waitFor();
    },
  };
}

export async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(secret);
  await page.locator('button[type="submit"]').click();
  await page.locator('#sidebar').waitFor({ state: 'attached' });
  await waitUntilIdle(page);
}

/** Starts a server and a browser for the tests of one file. Call it within `inChromium`. */
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
  const as = async (role: Role, how?: TabOptions): Promise<Tab> => {
    const opening = await tab(how);
    const { baseUrl, email } = app();
    const reply = await opening.context.request.post(`${baseUrl}/api/auth/login`, {
      headers: { 'x-session-mode': 'cookie', origin: baseUrl },
      data: { email: email(role), password },
    });
    if (!reply.ok()) throw new Error(`Login as ${role}: ${await reply.text()}`);
    return opening;
  };
  return {
    get app() {
      return app();
    },
    tab,
    as,
    async home(role, how) {
      const opening = await as(role, how);
      await opening.open('/');
      return opening;
    },
  };
}

/** Fails on every violation that axe reports as serious or critical on the current page. */
/** Unfolds every group of the navigation. */
export async function unfold(page: Page): Promise<void> {
  const folded = page.locator('#sidebar nav button[aria-expanded="false"]');
  while ((await folded.count()) > 0) await folded.first().click();
}

export const expectAccessible = ({ page }: Tab): Promise<void> => expectAccessiblePage(page);

/** Returns the permissions in the open dialog, `module:action`, sorted alphabetically. */
export async function offeredPermissions(page: Page): Promise<string[]> {
  const offered = await page.getByRole('dialog').locator('.matrix [data-permission]').all();
  const names = await Promise.all(offered.map((one) => one.getAttribute('data-permission')));
  return names.map((name) => name ?? '').toSorted();
}
