import type { CDPSession, Page } from 'playwright-core';

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** Returns the one session that slows a page: what a second one sets does not undo what the first one did. */
function sessionOf(page: Page): Promise<CDPSession> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  return session;
}

/**
 * Slows the page down like a slow connection and a slow device, from now on. Chromium keeps the thread of the page busy for
 * that: each slow page takes most of a core, so tests open one at a time.
 */
export async function slowDown(page: Page, latencyMs: number, cpuRate = 4): Promise<void> {
  const cdp = await sessionOf(page);
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: -1,
    uploadThroughput: -1,
  });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuRate });
}

/** Presses the keys of a text one after the other. Key names are in braces: `bolt{Enter}{Tab}4`. */
export async function typeKeys(page: Page, keys: string, delayMs: number): Promise<void> {
  for (const [, name, letter] of keys.matchAll(/\{([\w+]+)\}|(.)/gu)) {
    await page.keyboard.press(name ?? (letter === ' ' ? 'Space' : (letter ?? '')));
    await page.waitForTimeout(delayMs);
  }
}
