import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { Person } from './company.js';

type Login = Awaited<ReturnType<BrowserContext['storageState']>>;

/** A network between the browser and the server. */
export interface Network {
  readonly name: string;
  /** Milliseconds before each reply. */
  readonly latency: number;
  /** Bytes a second; -1 for no limit. */
  readonly throughput: number;
}

/** The observations of a browser with an empty cache while it loaded a page. */
export interface Visit {
  /** Milliseconds until the largest text or image of the page was drawn. */
  readonly largestPaint: number;
  /** Milliseconds of the longest task of the page; 0 if none took 50. */
  readonly longestTask: number;
  /** Bytes of all replies, as they travelled. */
  readonly bytes: number;
}

const viewport = { width: 1280, height: 860 };

/** Runs before every script of the page. */
const observer = `(() => {
  window.measured = { largestPaint: 0, longestTask: 0 };
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) measured.largestPaint = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      measured.longestTask = Math.max(measured.longestTask, duration);
    }
  }).observe({ type: 'longtask', buffered: true });
})()`;

/** Waits until the page shows its data and loads nothing more. */
async function waitForData(page: Page): Promise<void> {
  await page.locator('main h1').waitFor();
  const loading = page.locator('.loading, [aria-busy="true"]');
  await loading.first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
}

/** Logs in by the page of the console. Resolves to the cookies of the login. */
export async function logInByPage(
  browser: Browser,
  baseUrl: string,
  { email, password }: Person,
): Promise<Login> {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(`${baseUrl}/console/`);
  await page.locator('input[type="email"]').fill(email);
  await page.locator('input[type="password"]').fill(password);
  await page.locator('button[type="submit"]').click();
  await waitForData(page);
  const login = await context.storageState();
  await context.close();
  return login;
}

/** Opens an address in a browser context of its own, without a cache. */
export async function visit(
  browser: Browser,
  login: Login,
  address: string,
  { latency, throughput }: Network,
): Promise<Visit> {
  const context = await browser.newContext({ storageState: login, viewport });
  try {
    context.setDefaultTimeout(120_000);
    const page = await context.newPage();
    await page.addInitScript(observer);
    const cdp = await context.newCDPSession(page);
    let bytes = 0;
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency,
      downloadThroughput: throughput,
      uploadThroughput: throughput,
    });
    await page.goto(address);
    await waitForData(page);
    const measured = (await page.evaluate('measured')) as Omit<Visit, 'bytes'>;
    return { ...measured, bytes };
  } finally {
    await context.close();
  }
}
