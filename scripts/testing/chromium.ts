import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const places = [
  process.env['CHROMIUM_PATH'],
  // Draws no browser window around the page, which costs a third of the time of tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** The program of the browser; undefined on a machine without one. */
export const chromiumPath = places.find((path) => path !== undefined && existsSync(path));

/** Opens a new browser that calls no outside service. */
export function openChromium(more: readonly string[] = []): Promise<Browser> {
  if (chromiumPath === undefined) throw new Error('No Chromium is installed (CHROMIUM_PATH)');
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      ...more,
    ],
  });
}
