import type { Browser } from 'playwright-core';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { cameraOf, emptyTable, type Film, faceScene, filmOf, pageScene } from './camera-films.js';
import { type CaptureTab, openCapture } from './capture-browser.js';

const size = { width: 640, height: 480 };

/** Collects the hints of the page until all of these were shown. */
async function waitForHints({ page }: CaptureTab, hints: readonly string[]): Promise<void> {
  const left = new Set(hints);
  for (let at = 0; left.size > 0 && at < 600; at += 1) {
    left.delete((await page.textContent('.hint')) ?? '');
    await page.waitForTimeout(50);
  }
  expect([...left]).toEqual([]);
}

inChromium('the live hints of the capture page', () => {
  let app: TestApp;
  let kyc: SvcKyc;
  const films: Film[] = [];
  const browsers: Browser[] = [];

  beforeAll(async () => {
    app = await startTestApp();
    kyc = await app.kyc({ environment: 'test' });
  });
  afterAll(async () => {
    for (const browser of browsers) await browser.close();
    for (const film of films) await film.remove();
    await app?.close();
  });

  async function openWith(pictures: readonly Buffer[], features: ('id' | 'liveness')[]) {
    const film = await filmOf(pictures, 2);
    films.push(film);
    const browser = await openChromium(cameraOf(film));
    browsers.push(browser);
    const { session } = await kyc.sessions.create({ language: 'en', features });
    return openCapture(browser, session.url ?? '');
  }

  test('tell how to place a document, by its edges, its size and the light', async () => {
    const tab = await openWith(
      [
        await pageScene({ ...size, fill: 0.8 }),
        await pageScene({ ...size, fill: 0.4 }),
        await pageScene({ ...size, fill: 0.97 }),
        await pageScene({ ...size, fill: 0.8, brightness: 0.1 }),
        await emptyTable(size),
      ],
      ['id'],
    );
    await tab.press('Start');
    await tab.press('Passport');
    await tab.screen('take-page');
    await waitForHints(tab, [
      'Good. Take the picture.',
      'Come closer, until it fills the frame.',
      'Move back a little: all edges must be visible.',
      'Too dark: find more light.',
      'Put the whole document in the frame, on a plain background.',
    ]);
    expect(tab.faults).toEqual([]);
  });

  test('tell how to place a face, and never keep the person from taking the picture', async () => {
    const tab = await openWith(
      [
        await faceScene('bea', { ...size, fill: 0.95 }, 0.4),
        await faceScene('bea', { ...size, fill: 0.95 }, 0.75),
        await faceScene('bea', { ...size, fill: 0.95, aside: 0.25 }, 0.4),
        await pageScene({ ...size, fill: 0.8 }),
      ],
      ['liveness'],
    );
    await tab.press('Start');
    await tab.screen('take-selfie');
    await waitForHints(tab, [
      'Good. Take the picture.',
      'Come closer.',
      'Move to the middle of the oval.',
      'Put your face upright in the oval.',
    ]);
    await tab.page.getByText('Put your face upright in the oval.').waitFor();
    await tab.press('Take the picture');
    await tab.screen('look');
    expect(tab.faults).toEqual([]);
  });
});
