import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';
import { describe } from './jest.js';

const places = [
  process.env['CHROMIUM_PATH'],
  // Draws no browser window around the page, which costs a third of the time of these tests.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];
const executablePath = places.find((path) => path !== undefined && existsSync(path));

if (executablePath === undefined) {
  process.stderr.write('No Chromium is installed: tests of pages are left out (CHROMIUM_PATH)\n');
}

/** A `describe` for tests of pages that need a browser. */
export const inChromium: typeof describe.skip =
  executablePath === undefined ? describe.skip : describe;

/** Opens a new browser that calls no outside service. */
export function openChromium(more: readonly string[] = []): Promise<Browser> {
  if (executablePath === undefined) throw new Error('No Chromium is installed');
  return chromium.launch({
    executablePath,
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
