import type { BrowserContext, Page } from 'playwright-core';

/*
 * Detects when a page is idle: no request and no short timer is pending, and the browser has processed the last reply.
 */

/** Runs before every script of a page. Timers longer than this do not delay an idle page. */
const watchScript = `(() => {
  const soonMs = 600;
  const { fetch: ask, setTimeout: later, clearTimeout: forget } = window;
  const timers = new Set();
  let [underWay, changes] = [0, 0];

  window.fetch = async (...request) => {
    underWay += 1;
    changes += 1;
    try {
      const reply = await ask(...request);
      const end = () => { underWay -= 1; };
      // The page has its answer when the last byte of it is there.
      reply.clone().arrayBuffer().then(end, end);
      return reply;
    } catch (error) {
      underWay -= 1;
      throw error;
    }
  };
  window.setTimeout = (run, ms, ...more) => {
    const timer = later((...given) => {
      timers.delete(timer);
      run(...given);
    }, ms, ...more);
    if ((ms ?? 0) <= soonMs) timers.add(timer);
    return timer;
  };
  window.clearTimeout = (timer) => {
    timers.delete(timer);
    forget(timer);
  };
  new MutationObserver(() => { changes += 1; })
    .observe(document, { subtree: true, childList: true, attributes: true, characterData: true });

  const isQuiet = () =>
    document.readyState === 'complete' &&
    document.fonts.status === 'loaded' &&
    underWay === 0 &&
    timers.size === 0 &&
    [...document.images].every(({ complete }) => complete) &&
    document.querySelector('.loading, [aria-busy="true"]') === null;

  // A frame is drawn, and after it every task that was waiting is done: twice, without anything new.
  window.becomesIdle = async () => {
    for (let rounds = 0; rounds < 2; ) {
      // Frames take work that those who are waited for could use.
      while (!isQuiet()) await new Promise((again) => later(again, 10));
      const seen = changes;
      await new Promise((drawn) => requestAnimationFrame(drawn));
      await new Promise((idle) => requestIdleCallback(idle));
      rounds = isQuiet() && changes === seen ? rounds + 1 : 0;
    }
  };
})()`;

/** Watches every page that the context opens from now on. */
export async function watchPages(context: BrowserContext): Promise<void> {
  await context.addInitScript(watchScript);
}

const isReplaced = (error: unknown): boolean =>
  error instanceof Error && /Execution context was destroyed|navigation/.test(error.message);

/**
 * Resolves when no request, load or short timer is pending, and two frames were drawn without a change. The time limit
 * of the test ends the wait. Works only for pages of a watched context.
 */
export async function waitUntilIdle(page: Page): Promise<void> {
  for (;;) {
    try {
      await page.evaluate('becomesIdle()');
      return;
    } catch (error) {
      // A new document has replaced the old one: wait for that one instead.
      if (!isReplaced(error)) throw error;
      await page.waitForLoadState();
    }
  }
}
