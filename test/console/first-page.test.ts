import { password } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, logIn, waitUntilIdle } from './support.js';

/*
 * On a slow network each round trip that waits for another one delays the first page. These tests hold replies back and
 * see what the browser has requested by then.
 */
inChromium('the first page', () => {
  const run = consoleTest();
  const application = /\/assets\/application-/;
  const home = /\/assets\/home-.*\.js$/;

  test('requests the user and the file of the page before the application has loaded', async () => {
    const { page, complaints } = await run.as('admin');
    const requested = async (pattern: RegExp) => void (await page.waitForRequest(pattern));
    const held: (() => Promise<void>)[] = [];
    await page.route(application, (route) => void held.push(() => route.continue()));
    const all = Promise.all([application, home, /\/api\/auth\/me$/].map(requested));
    await page.goto(`${run.app.baseUrl}/console/`, { waitUntil: 'commit' });
    await all;
    expect(await page.locator('#sidebar').count()).toBe(0);
    const repeated: string[] = [];
    page.on('request', (request) => repeated.push(request.url()));
    for (const go of held) await go();
    await page.locator('h1').waitFor();
    await waitUntilIdle(page);
    // The application takes the reply that is under way.
    expect(repeated.filter((url) => url.endsWith('/api/auth/me'))).toEqual([]);
    expect(repeated.some((url) => url.endsWith('/api/batch'))).toBe(true);
    expect(complaints).toEqual([]);
  });

  test('requests the file of the page while the user types the password, and no user', async () => {
    const { page, complaints } = await run.tab();
    const urls: string[] = [];
    page.on('request', (request) => urls.push(request.url()));
    const loaded = page.waitForRequest(home);
    await page.goto(`${run.app.baseUrl}/console/`);
    await loaded;
    await waitUntilIdle(page);
    await page.locator('input[type="password"]').waitFor();
    // Whether the page offers a mail with a new password.
    const paths = urls.map((url) => new URL(url).pathname);
    expect(paths.filter((path) => path.includes('/api/'))).toEqual(['/api/auth/options']);
    expect(complaints).toEqual([]);
  });

  test('shows the login when the session has ended, and then the page', async () => {
    const { page, context, open, complaints } = await run.as('viewer');
    await context.clearCookies({ name: '__Host-session' });
    await open('/products');
    await logIn(page, run.app.email('viewer'), password);
    await page.getByRole('heading', { name: 'Products' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('asks for the user again when the first request has failed', async () => {
    const { page, open, complaints } = await run.as('viewer');
    await page.route(/\/api\/auth\/me$/, (route) => route.abort(), { times: 1 });
    await open('/products');
    await page.getByRole('heading', { name: 'Products' }).waitFor();
    expect(complaints).toEqual([]);
  });
});
