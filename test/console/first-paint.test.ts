import type { Browser, BrowserContext } from 'playwright-core';
import { check, outcome, warning } from '../kyc/session-support.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { oneOfEach } from '../support/sales.js';
import { gate, until } from '../support/until.js';
import { consoleTest } from './support.js';

/** The requests of a browser with an empty cache before it paints the largest content of a page. */
interface Need {
  readonly requests: number;
  /** Kilobytes of the replies, as they travel. */
  readonly kilobytes: number;
  /** Requests in a row, each of which waits for the one before. */
  readonly roundTrips: number;
}

/**
 * The needs of today. A page may need a tenth more; a change that makes a page need more than that changes its line too
 * (docs/console.md).
 */
const today: Readonly<Record<string, Need>> = {
  '/': { requests: 29, kilobytes: 91, roundTrips: 4 },
  '/invoices': { requests: 16, kilobytes: 94, roundTrips: 3 },
  '/invoices/new': { requests: 24, kilobytes: 124, roundTrips: 3 },
  '/review': { requests: 19, kilobytes: 100, roundTrips: 4 },
  '/customers': { requests: 14, kilobytes: 87, roundTrips: 3 },
};

/** Counts the paints of a larger content, and how far content moves, before every script of a page. */
const watchPaints = `(() => {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) layoutShift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  let paints = 0;
  const count = (entries) => { paints += entries.length; };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  window.largestPaints = () => {
    count(observer.takeRecords());
    return paints;
  };
})()`;

/**
 * Lets the page do all that it can without a reply. Only timers tell, since a browser draws no frame and is never idle before
 * the styles are there.
 */
const doWork = `(async () => {
  for (let time = 0; time < 6; time += 1) await new Promise((later) => setTimeout(later, 20));
})()`;

/**
 * Opens a page in rounds. Each lets pass the requests that the page has sent by then, all at once, and ends when the page
 * sends no more without a reply. So the number of rounds is that of round trips, on a network of any speed.
 */
async function needOf(context: BrowserContext, address: string): Promise<Need> {
  const page = await context.newPage();
  await page.addInitScript(watchPaints);
  const cdp = await context.newCDPSession(page);
  const held: { readonly requestId: string; readonly networkId?: string }[] = [];
  const sizes = new Map<string, number>();
  const first = gate();
  cdp.on('Fetch.requestPaused', (request) => {
    held.push(request);
    first.open();
  });
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    sizes.set(requestId, encodedDataLength),
  );
  await cdp.send('Network.enable');
  await cdp.send('Fetch.enable');
  const opening = page.goto(address, { waitUntil: 'commit' });
  await first.opened;
  const rounds: { readonly paints: unknown; readonly need: Need }[] = [];
  const passed: string[] = [];
  while (held.length > 0) {
    const round = held.splice(0);
    passed.push(...round.map(({ networkId }) => networkId ?? ''));
    for (const { requestId } of round) await cdp.send('Fetch.continueRequest', { requestId });
    await opening;
    await until(() => passed.every((id) => sizes.has(id)));
    for (let [seen, times] = [0, 0]; seen !== held.length || times < 2; times += 1) {
      seen = held.length;
      await page.evaluate(doWork);
    }
    const bytes = passed.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
    rounds.push({
      paints: await page.evaluate('largestPaints()'),
      need: {
        requests: passed.length,
        roundTrips: rounds.length + 1,
        kilobytes: Math.round(bytes / 1000),
      },
    });
  }
  // Parts that arrive one after the other move nothing.
  expect(await page.evaluate('layoutShift')).toBeLessThan(0.1);
  await page.close();
  const last = rounds.find(({ paints }) => paints === rounds.at(-1)?.paints);
  if (last === undefined) throw new Error(`${address} has sent no request`);
  return last.need;
}

/** Names the needs that have grown by more than a tenth. */
const grown = (now: Need, before: Need): string[] =>
  (['requests', 'kilobytes', 'roundTrips'] as const)
    .filter((what) => now[what] > before[what] * 1.1)
    .map((what) => `${what}: ${now[what]}, at most a tenth more than ${before[what]}`);

inChromium('the largest paint of a page', () => {
  const run = consoleTest();
  let browser: Browser;
  let login: Awaited<ReturnType<BrowserContext['storageState']>>;

  beforeAll(async () => {
    browser = await openChromium();
    await oneOfEach(run.app);
    for (let number = 1; number <= 30; number += 1)
      await createCustomer(run.app, { name: `Customer ${number}` });
    const kyc = await run.app.kyc();
    const { session } = await kyc.sessions.create({ features: ['id'] });
    const found = { status: 'in_review' as const, warnings: [warning('DOCUMENT_EXPIRED')] };
    await check({ app: run.app, sessionId: session.id, feature: 'id', outcome: outcome(found) });
    const { context } = await run.home('admin');
    login = await context.storageState();
  });
  afterAll(() => browser.close());

  test.each(Object.keys(today))('of %s needs no more than before', async (path) => {
    const context = await browser.newContext({
      storageState: login,
      viewport: { width: 1280, height: 860 },
    });
    const need = await needOf(context, `${run.app.baseUrl}/console${path}`);
    await context.close();
    expect(grown(need, today[path] ?? need)).toEqual([]);
  });
});
