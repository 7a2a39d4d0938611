import type { Browser, BrowserContext } from 'playwright-core';
import { check, outcome, warning } from '../kyc/session-support.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { oneOfEach } from '../support/sales.js';
import { gate, until } from '../support/until.js';
import { consoleTest } from './support.js';

/** What a browser with an empty cache needs before the largest content of a page is painted. */
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
  '/': { requests: 0, kilobytes: 0, roundTrips: 0 },
  '/invoices': { requests: 0, kilobytes: 0, roundTrips: 0 },
  '/invoices/new': { requests: 0, kilobytes: 0, roundTrips: 0 },
  '/review': { requests: 0, kilobytes: 0, roundTrips: 0 },
  '/customers': { requests: 0, kilobytes: 0, roundTrips: 0 },
};

/** Counts the paints of a larger content, before every script of a page. */
const countPaints = `(() => {
  let paints = 0;
  const count = (entries) => { paints += entries.length; };
  const observer = new PerformanceObserver((list) => count(list.getEntries()));
  observer.observe({ type: 'largest-contentful-paint', buffered: true });
  window.largestPaints = () => {
    count(observer.takeRecords());
    return paints;
  };
})()`;

/** Draws some frames, and lets the page do all that waits between them. */
const drawFrames = `(async () => {
  for (let frame = 0; frame < 6; frame += 1) {
    await new Promise((drawn) => requestAnimationFrame(drawn));
    await new Promise((idle) => requestIdleCallback(idle));
  }
})()`;

/**
 * Opens a page in rounds. Each lets pass the requests that the page has sent by then, all at once, and ends when the page
 * sends no more without a reply. So the number of rounds is that of round trips, on a network of any speed.
 */
async function needOf(context: BrowserContext, address: string): Promise<Need> {
  const page = await context.newPage();
  await page.addInitScript(countPaints);
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
    for (let seen = -1; seen !== held.length; ) {
      seen = held.length;
      await page.evaluate(drawFrames);
    }
    const bytes = passed.reduce((sum, id) => sum + (sizes.get(id) ?? 0), 0);
    rounds.push({
      paints: await page.evaluate('largestPaints()'),
      need: { requests: passed.length, kilobytes: bytes / 1000, roundTrips: rounds.length + 1 },
    });
  }
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
    const { context } = await run.as('admin');
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
    process.stderr.write(`${path} ${JSON.stringify(need)}\n`);
    expect(grown(need, today[path] ?? need)).toEqual([]);
  });
});
