import type { Browser } from 'playwright-core';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { emptyTable, faceScene, pageScene, showPicture, stillCamera } from './camera-films.js';
import { type CaptureTab, openCapture, phone } from './capture-browser.js';

const size = { width: 640, height: 480 };
const page = { ...size, fill: 0.8 };
const face = { ...size, fill: 0.95 };

inChromium('the live hints of the capture page', () => {
  let app: TestApp;
  let kyc: SvcKyc;
  let browser: Browser;

  beforeAll(async () => {
    app = await startTestApp();
    kyc = await app.kyc({ environment: 'test' });
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });

  async function openWith(feature: 'id' | 'liveness'): Promise<CaptureTab> {
    const { session } = await kyc.sessions.create({ language: 'en', features: [feature] });
    return openCapture(browser, session.url ?? '', phone, [stillCamera]);
  }

  async function expectHint({ page }: CaptureTab, picture: Buffer, hint: string): Promise<void> {
    await showPicture(page, picture);
    await page.locator('.hint', { hasText: hint }).waitFor();
  }

  test('tell how to place a document, by its edges, its size and the light', async () => {
    const tab = await openWith('id');
    await showPicture(tab.page, await emptyTable(size));
    await tab.press('Start');
    await tab.press('Passport');
    await tab.screen('take-page');
    for (const [picture, hint] of [
      [await pageScene(page), 'Good. Take the picture.'],
      [await pageScene({ ...page, fill: 0.4 }), 'Come closer, until it fills the frame.'],
      [await pageScene({ ...page, fill: 0.97 }), 'Move back a little: all edges must be visible.'],
      [await pageScene({ ...page, brightness: 0.1 }), 'Too dark: find more light.'],
      [await emptyTable(size), 'Put the whole document in the frame, on a plain background.'],
    ] as const) {
      await expectHint(tab, picture, hint);
    }
    expect(tab.faults).toEqual([]);
  });

  test('tell how to place a face, and never keep the person from taking the picture', async () => {
    const tab = await openWith('liveness');
    await showPicture(tab.page, await emptyTable(size));
    await tab.press('Start');
    await tab.screen('take-selfie');
    for (const [picture, hint] of [
      [await faceScene('bea', face, 0.4), 'Good. Take the picture.'],
      [await faceScene('bea', face, 0.75), 'Come closer.'],
      [await faceScene('bea', { ...face, aside: 0.25 }, 0.4), 'Move to the middle of the oval.'],
      [await pageScene(page), 'Put your face upright in the oval.'],
    ] as const) {
      await expectHint(tab, picture, hint);
    }
    await tab.press('Take the picture');
    await tab.screen('look');
    expect(tab.faults).toEqual([]);
  });
});
