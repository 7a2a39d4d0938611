import type { Browser, BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { startTestApp, type TestApp } from '../support/app.js';
import { inChromium, openChromium } from '../support/chromium.js';
import { afterAll, beforeAll, expect, test } from '../support/jest.js';
import { cameraOf, type Film, faceScene, filmOf, pageScene } from './camera-films.js';
import { desk, openCapture, phone, see } from './capture-browser.js';
import { readQrCode } from './qr-images.js';

const size = { width: 640, height: 480 };
const consent = {
  en: 'We check your document.\nWe delete the pictures after a year.',
  es: 'Comprobamos su documento.\nBorramos las fotos tras un año.',
};
const bill = {
  name: 'bill.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7 a bill'),
};

inChromium('the journeys of the capture page', () => {
  let app: TestApp;
  let kyc: SvcKyc;
  let browser: Browser;
  let film: Film;
  let workflowId: string;

  beforeAll(async () => {
    app = await startTestApp();
    kyc = await app.kyc({ environment: 'test' });
    film = await filmOf(
      [
        await pageScene({ ...size, fill: 0.8 }),
        await faceScene('bea', { ...size, fill: 0.95 }, 0.4),
      ],
      1,
    );
    browser = await openChromium(cameraOf(film));
    const logo = sharp({ create: { width: 120, height: 40, channels: 3, background: '#ffd400' } });
    const { workflow } = await kyc.sessions.createWorkflow({
      name: 'Whole journey',
      features: ['id', 'liveness', 'face_match', 'poa'],
      consent,
      brand: {
        name: 'Acme Bank',
        color: '#ffd400',
        logo: (await logo.png().toBuffer()).toString('base64'),
      },
    });
    workflowId = workflow.id;
  });
  afterAll(async () => {
    await browser?.close();
    await film?.remove();
    await app?.close();
  });

  async function begin(options: BrowserContextOptions, input: { language?: string } = {}) {
    const { session } = await kyc.sessions.create({
      workflowId,
      language: 'en',
      expected: { lastName: 'APPROVE' },
      ...input,
    });
    const tab = await openCapture(browser, session.url ?? '', options);
    return { id: session.id, url: session.url ?? '', tab };
  }

  const outcomeOf = async (id: string) => {
    const { session } = await kyc.sessions.get(id);
    return [session.status, session.checks.map(({ type }) => type)];
  };
  const approved = ['approved', ['id', 'liveness', 'face_match', 'poa']];

  test('lead to the end by keyboard alone, on a wide screen, without a serious fault of accessibility', async () => {
    const { id, tab } = await begin(desk);
    await see(tab, 'start');
    await tab.pressWithKeys('Start');
    await see(tab, 'consent');
    expect(await tab.page.textContent('.steps')).toBe('Step 1 of 4: Consent');
    await tab.pressWithKeys('I do not agree');
    await see(tab, 'refused');
    await tab.pressWithKeys('Read the text again');
    await tab.screen('consent');
    await tab.pressWithKeys('I agree');
    await see(tab, 'kind');
    await tab.pressWithKeys('Identity card');
    for (const kind of ['front', 'back', 'selfie']) {
      await see(tab, `take-${kind}`);
      await tab.pressWithKeys('Take the picture');
      await see(tab, 'look');
      await tab.pressWithKeys('Use this picture');
    }
    await see(tab, 'ask-turns');
    await tab.pressWithKeys('I cannot do this');
    await see(tab, 'take-address');
    const chosen = tab.page.waitForEvent('filechooser');
    await tab.pressWithKeys('Choose a file');
    await (await chosen).setFiles(bill);
    await see(tab, 'look');
    expect(await tab.page.textContent('main')).toContain('Chosen file: bill.pdf');
    await tab.pressWithKeys('Use this picture');
    await see(tab, 'done');
    expect(await outcomeOf(id)).toEqual(approved);
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('lead to the end by phone, in the dark theme, in Spanish chosen by the person', async () => {
    const { id, tab } = await begin({ ...phone, colorScheme: 'dark' });
    const { page } = tab;
    const tap = (name: string) => page.getByRole('button', { name, exact: true }).tap();
    await see(tab, 'start');
    await tap('Español');
    await page.getByText('Acme Bank le pide verificar su identidad').waitFor();
    await tap('Empezar');
    await see(tab, 'consent');
    await page.getByText('Comprobamos su documento.').waitFor();
    await tap('Estoy de acuerdo');
    await tap('Pasaporte');
    for (const kind of ['page', 'selfie']) {
      await see(tab, `take-${kind}`);
      const shutter = page.getByRole('button', { name: 'Tomar la foto' });
      const { height = 0, y = 0 } = (await shutter.boundingBox()) ?? {};
      expect([y > 0, y + height <= 844]).toEqual([true, true]);
      await tap('Tomar la foto');
      await see(tab, 'look');
      await tap('Usar esta foto');
    }
    await see(tab, 'ask-turns');
    await tap('No puedo hacerlo');
    await see(tab, 'take-address');
    await tap('Tomar la foto');
    await tap('Usar esta foto');
    await see(tab, 'done');
    expect(await page.getAttribute('html', 'lang')).toBe('es');
    expect(await outcomeOf(id)).toEqual(approved);
    expect((await kyc.sessions.get(id)).session.consent?.language).toBe('es');
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('change the language in the middle of a step, and keep the camera and the picture', async () => {
    const { tab } = await begin(phone);
    const { page } = tab;
    await tab.press('Start');
    await page.getByText('We check your document.').waitFor();
    await tab.press('Español');
    await page.getByText('Comprobamos su documento.').waitFor();
    expect(await page.evaluate('document.activeElement.textContent')).toBe('English');
    await tab.press('Estoy de acuerdo');
    await tab.press('Pasaporte');
    await tab.screen('take-page');
    await tab.press('English');
    await page.getByText('Page with your picture').waitFor();
    expect(await page.evaluate('document.querySelector("video").paused')).toBe(false);
    await tab.press('Take the picture');
    await tab.screen('look');
    await tab.press('Español');
    expect(await page.evaluate('document.querySelector(".picture").naturalWidth')).toBe(640);
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('continue after a break where they stopped, in the language that the person chose', async () => {
    const { id, tab } = await begin(phone);
    const { page } = tab;
    await tab.press('Start');
    await tab.press('I agree');
    await tab.press('Passport');
    await tab.press('Take the picture');
    await tab.press('Use this picture');
    await tab.screen('take-selfie');
    await Promise.all([page.waitForResponse('**/v1/capture/language'), tab.press('Español')]);
    await page.reload();
    await tab.screen('start');
    expect(await page.textContent('h1')).toBe('Continúe donde se quedó');
    expect(await page.locator('main li').allTextContents()).toEqual([
      'Una foto de su cara',
      'Una factura, un estado de cuenta o una carta oficial con su dirección',
    ]);
    await tab.press('Continuar');
    await tab.screen('take-selfie');
    expect(await page.textContent('.steps')).toBe('Paso 3 de 4: Cara');
    const { session } = await kyc.sessions.get(id);
    expect(session.checks.map(({ type }) => type)).toEqual(['id']);
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('continue on the device that reads the code, while the first one follows', async () => {
    const { id, tab } = await begin(desk);
    await tab.press('Continue on another device');
    await see(tab, 'elsewhere');
    const picture = await tab.page.locator('svg.code').screenshot();
    const link = await readQrCode(picture);
    expect(link).toBe(tab.page.url());
    const other = await openCapture(browser, link, phone);
    await other.press('Start');
    await other.press('I agree');
    await tab.page.getByText('Your phone continues. Next: Document.').waitFor();
    await other.press('Passport');
    for (const _ of ['page', 'selfie']) {
      await other.press('Take the picture');
      await other.press('Use this picture');
    }
    await other.press('I cannot do this');
    await other.screen('take-address');
    await other.page.setInputFiles('input[type=file]', bill);
    await other.press('Use this picture');
    await other.screen('done');
    await tab.screen('done');
    expect(await outcomeOf(id)).toEqual(approved);
    expect([tab.faults, other.faults]).toEqual([[], []]);
    await tab.context.close();
    await other.context.close();
  });

  test('return from the other device to where it stopped', async () => {
    const { tab, url } = await begin(desk);
    await tab.press('Continue on another device');
    const other = await openCapture(browser, url, phone);
    await other.press('Start');
    await other.press('I agree');
    await tab.page.getByText('Your phone continues. Next: Document.').waitFor();
    await other.context.close();
    await tab.press('Continue here instead');
    await tab.screen('kind');
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('offer another device where there is no camera', async () => {
    const { session } = await kyc.sessions.create({ language: 'en', features: ['id'] });
    const tab = await openCapture(browser, session.url ?? '', desk);
    await tab.page.addInitScript(
      'navigator.mediaDevices.getUserMedia = () => Promise.reject(new Error())',
    );
    await tab.page.reload();
    await tab.press('Start');
    await tab.press('Passport');
    await see(tab, 'take-page');
    await tab.press('Continue on another device');
    await see(tab, 'elsewhere');
    await tab.press('Continue here instead');
    await tab.screen('kind');
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  test('show the brand of the workflow, with readable text on its color', async () => {
    const { tab } = await begin(phone);
    await tab.page.waitForSelector('img.logo');
    expect(await tab.page.textContent('.brand strong')).toBe('Acme Bank');
    const style = `(() => {
      const { backgroundColor, color } = getComputedStyle(document.querySelector('button.main'));
      const logo = document.querySelector('img.logo');
      return [backgroundColor, color, logo.naturalWidth, logo.naturalHeight];
    })()`;
    const black = ['rgb(255, 212, 0)', 'rgb(0, 0, 0)', 120, 40];
    expect(await tab.page.evaluate(style)).toEqual(black);
    expect(tab.faults).toEqual([]);
    await tab.context.close();
  });

  // A middle-class phone on a slow mobile connection, as Lighthouse simulates it.
  test('begin within five seconds on a slow phone and connection', async () => {
    const { session } = await kyc.sessions.create({ workflowId });
    const context = await browser.newContext(phone);
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await cdp.send('Network.enable');
    const bytes = (bitsPerSecond: number) => bitsPerSecond / 8;
    await cdp.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 150,
      downloadThroughput: bytes(1_600_000),
      uploadThroughput: bytes(750_000),
    });
    const started = performance.now();
    await page.goto(session.url ?? '');
    await page.waitForSelector('main[data-screen="start"]');
    expect(performance.now() - started).toBeLessThan(5_000);
    await page.waitForLoadState('networkidle');
    const loaded = (await page.evaluate(
      'performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname).sort()',
    )) as string[];
    expect(loaded.filter((path) => path.endsWith('.js'))).toEqual(['/capture/page.js']);
    await context.close();
  });
});
