import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';

/** A fake camera that the browser draws. */
const fakeCamera = ['--use-fake-ui-for-media-stream', '--use-fake-device-for-media-stream'];

async function picture(name: string) {
  const size = { width: 640, height: 400, channels: 3 as const };
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const image = sharp({ create: { ...size, background: 'gray', noise } });
  return { name, mimeType: 'image/jpeg', buffer: await image.jpeg().toBuffer() };
}

inChromium('the capture page', () => {
  let app: TestApp;
  let kyc: SvcKyc;
  let browser: Browser;
  let context: BrowserContext;
  let tab: Page;
  /**
   * Entries of the browser's developer console: errors, refusals of the content security policy,
   * exceptions.
   */
  let faults: string[];

  beforeAll(async () => {
    app = await startTestApp();
    kyc = await app.kyc({ environment: 'test' });
    browser = await openChromium(fakeCamera);
  });
  afterAll(async () => {
    await browser?.close();
    await app?.close();
  });

  /** A separate browser context for each person. */
  async function open(url: string, language = 'en-US'): Promise<void> {
    context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: language,
      permissions: ['camera'],
    });
    tab = await context.newPage();
    faults = [];
    tab.on('console', (line) => line.type() === 'error' && faults.push(line.text()));
    tab.on('pageerror', (error) => faults.push(String(error)));
    await tab.goto(url);
  }

  const screen = (name: string) => tab.waitForSelector(`main[data-screen="${name}"]`);
  const press = (name: string) => tab.getByRole('button', { name, exact: true }).click();

  async function choose(kind: string, file: string): Promise<void> {
    await screen(`take-${kind}`);
    await tab.setInputFiles('input[type=file]', await picture(file));
    await screen('look');
    await press('Use this picture');
  }

  async function shoot(kind: string): Promise<void> {
    await screen(`take-${kind}`);
    await press('Take the picture');
    await screen('look');
    await press('Use this picture');
  }

  const create = async (lastName?: string) => {
    const expected = lastName === undefined ? {} : { expected: { lastName } };
    const { session } = await kyc.sessions.create({ language: 'en', ...expected });
    return { id: session.id, url: session.url ?? '' };
  };

  const statusOf = async (id: string) => (await kyc.sessions.get(id)).session.status;

  test('captures document, selfie and head turns with the camera, until the session is approved', async () => {
    const { id, url } = await create('APPROVE');
    await open(url);
    await screen('start');
    await press('Start');
    await screen('kind');
    await press('Identity card');
    await shoot('front');
    await shoot('back');
    await shoot('selfie');
    await screen('ask-turns');
    await press('Begin');
    await screen('done');
    expect(await statusOf(id)).toBe('approved');
    const { session } = await kyc.sessions.get(id);
    expect(session.checks.map(({ type, status }) => [type, status])).toEqual([
      ['id', 'approved'],
      ['liveness', 'approved'],
      ['face_match', 'approved'],
    ]);
    expect(faults).toEqual([]);
    await context.close();
  });

  test('gives advice for a better picture, and continues after the next one', async () => {
    const { id, url } = await create('APPROVE');
    await open(url);
    await press('Start');
    await press('Passport');
    await choose('page', 'retry.jpg');
    await screen('advice');
    expect(await tab.textContent('main')).toContain('2 attempts left.');
    await press('Take it again');
    await press('Passport');
    await choose('page', 'approve.jpg');
    await choose('selfie', 'retry.jpg');
    await screen('advice');
    await press('Take it again');
    await choose('selfie', 'approve.jpg');
    await screen('done');
    expect(await statusOf(id)).toBe('approved');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('works in Spanish and by keyboard alone, and hands the rest to a reviewer', async () => {
    const { session } = await kyc.sessions.create({ language: 'es-DO', features: ['id'] });
    await open(session.url ?? '');
    await screen('start');
    expect(await tab.getAttribute('html', 'lang')).toBe('es');
    const pressWithKeys = async (name: string) => {
      const isThere = `document.activeElement?.textContent === ${JSON.stringify(name)}`;
      while (!(await tab.evaluate(isThere))) await tab.keyboard.press('Tab');
      await tab.keyboard.press('Enter');
    };
    await pressWithKeys('Empezar');
    await screen('kind');
    await pressWithKeys('Pasaporte');
    await screen('take-page');
    await tab.getByRole('button', { name: 'Tomar la foto' }).waitFor();
    await pressWithKeys('Tomar la foto');
    await screen('look');
    await pressWithKeys('Usar esta foto');
    await screen('waiting');
    expect(await tab.textContent('#said')).toContain('No tiene que hacer nada más.');
    expect(await statusOf(session.id)).toBe('in_review');
    expect(faults).toEqual([]);
    await context.close();
  });

  test('repeats an upload that failed without a connection, and never sends it twice', async () => {
    const { id, url } = await create('APPROVE');
    await open(url);
    await press('Start');
    await press('Passport');
    await tab.route('**/v1/capture/document', (route) => route.abort());
    await choose('page', 'front.jpg');
    await screen('offline');
    await tab.unroute('**/v1/capture/document');
    await press('Try again');
    // This time the reply is lost; the picture has arrived.
    await tab.route('**/v1/capture/selfie', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await choose('selfie', 'selfie.jpg');
    await screen('offline');
    await press('Try again');
    await screen('done');
    const { session } = await kyc.sessions.get(id);
    expect(session.checks.map(({ type }) => type)).toEqual(['id', 'liveness', 'face_match']);
    await context.close();
  });

  test('reports an expired link and an unknown link', async () => {
    const { id, url } = await create();
    await kyc.sessions.delete(id);
    for (const address of [url, `${app.baseUrl}/capture#cap_nothing`, `${app.baseUrl}/capture`]) {
      await open(address);
      await screen('ended');
      await context.close();
    }
  });

  test('accepts files on a device without a camera', async () => {
    const { url } = await create('APPROVE');
    await open(url);
    await tab.addInitScript(
      'navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error())',
    );
    await tab.reload();
    await press('Start');
    await press('Passport');
    await choose('page', 'front.jpg');
    await screen('take-selfie');
    expect(await tab.getByText('The camera cannot be used here.').count()).toBe(1);
    await choose('selfie', 'selfie.jpg');
    await screen('done');
    expect(faults).toEqual([]);
    await context.close();
  });
});
