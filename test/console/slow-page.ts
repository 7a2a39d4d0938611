import type { Page } from 'playwright-core';

/** How many times as fast as real ones slow pages run. */
const speed = 4;

/** Runs before every script of a slow page. */
const quickTimers = `(() => {
  const later = window.setTimeout;
  window.setTimeout = (run, ms, ...more) => later(run, (ms ?? 0) / ${speed}, ...more);
})()`;

/** A page on a slow device with a slow connection. */
export interface SlowPage {
  readonly page: Page;
  /** Delays each reply from now on. */
  answerAfter(latencyMs: number): Promise<void>;
  /** Presses the keys of a text one after the other. */
  type(keys: string, delayMs: number): Promise<void>;
}

/**
 * Makes a page from now on behave like one on a device with a quarter of the speed of this machine, in a quarter of the time:
 * keys, replies and timers follow each other four times as fast, and the processor keeps its speed. The order of events is the
 * same, and no time is spent on slowing the processor down. Milliseconds are those of the slow device.
 */
export async function asSlowPage(page: Page): Promise<SlowPage> {
  await page.addInitScript(quickTimers);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.enable');
  return {
    page,
    async answerAfter(latencyMs) {
      await cdp.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: latencyMs / speed,
        downloadThroughput: -1,
        uploadThroughput: -1,
      });
    },
    type: (keys, delayMs) => typeKeys(page, keys, delayMs / speed),
  };
}

/** Presses the keys of a text one after the other. Key names are in braces: `bolt{Enter}{Tab}4`. */
export async function typeKeys(page: Page, keys: string, delayMs: number): Promise<void> {
  for (const [, name, letter] of keys.matchAll(/\{([\w+]+)\}|(.)/gu)) {
    await page.keyboard.press(name ?? (letter === ' ' ? 'Space' : (letter ?? '')));
    await page.waitForTimeout(delayMs);
  }
}
