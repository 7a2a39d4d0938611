import type { Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { divide } from '../support/divide.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { createVendor } from '../support/parties.js';
import { oneOfEach } from '../support/sales.js';
import { consoleTest, type Tab, waitUntilIdle } from './support.js';

interface Files {
  readonly routes: readonly { readonly path: string }[];
  readonly paletteTexts: { readonly en: { readonly actions: Readonly<Record<string, string>> } };
}

/** The console is bundled, so its files are no modules of the tests. */
const load = async (name: string): Promise<Files> =>
  (await import(new URL(`../../src/console/shell/${name}`, import.meta.url).href)) as Files;

const typed = '7041';

/** The fields of a form for free text. Pickers and dates have only some values. */
const textFields = [
  'input:not([type]):not([role])',
  ...['text', 'email', 'tel', 'number', 'url'].map((type) => `input[type="${type}"]:not([role])`),
  'textarea',
]
  .map(
    (field) =>
      `form.form ${field}:enabled:not([inputmode="numeric"]):not([autocomplete="new-password"])`,
  )
  .join(', ');

/** The first field that can be typed in. Fields behind "More" are hidden. */
const fieldIn = (page: Page) => page.locator(textFields).locator('visible=true').first();

/** Forms with the data of people or of files, which ask before they are left but are never stored. */
const unstored = [
  '/customers/',
  '/vendors/',
  '/crm/leads/',
  '/checks/',
  '/screening',
  '/products/import',
  '/users#new',
  '/sessions#new',
];

inChromium('what is typed in a form', () => {
  const run = consoleTest();
  /** A record for the forms that change one, by the beginning of its address. */
  const records = new Map<string, number | string>();
  let tabs: readonly Tab[] = [];

  beforeAll(async () => {
    await oneOfEach(run.app);
    const admin = run.app.as('admin');
    const [product] = (await admin.products.list()).data;
    const [customer] = (await admin.customers.list()).data;
    const vendor = await createVendor(run.app, { name: 'Paper mill' });
    const { data: draft } = await admin.invoices.create({
      customerId: customer?.id ?? 0,
      lines: [{ productId: product?.id ?? 0, quantity: 1 }],
      issue: false,
    });
    const { data: key } = await admin.apiKeys.create({
      name: 'Shop',
      permissions: ['products:read'],
    });
    const kyc = await run.app.kyc();
    const { workflow } = await kyc.sessions.createWorkflow({ name: 'Full' });
    records.set('/products/', product?.id ?? 0).set('/customers/', customer?.id ?? 0);
    records.set('/vendors/', vendor.id).set('/invoices/', draft.id).set('/keys/', key.id);
    records.set('/workflows/', workflow.id);
    tabs = await Promise.all(Array.from({ length: 3 }, () => run.home('admin')));
    for (const { page } of tabs) page.on('dialog', (dialog) => void dialog.accept());
  });

  const complaints = () => tabs.flatMap((tab) => tab.complaints);

  const stored = (page: Page): Promise<unknown> =>
    page.evaluate('Object.values(sessionStorage).join()');

  /** Types in the first field, and expects that nothing of it is stored, and that a link asks. */
  async function expectNotStored(page: Page, path: string): Promise<void> {
    await fieldIn(page).fill(typed);
    await waitUntilIdle(page);
    expect([path, await stored(page)]).not.toEqual([path, expect.stringContaining(typed)]);
    await page.locator('#sidebar a[href="/console/account"]').click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await page.waitForURL('**/console/account');
  }

  /** Types in the first field, and expects that a reload keeps the text, and that a link asks. */
  async function expectKept(page: Page, path: string): Promise<void> {
    const field = fieldIn(page);
    await field.fill(typed);
    await page.reload();
    await page.locator('h1').waitFor();
    await waitUntilIdle(page);
    await page.getByText('Your unsaved changes were restored.').waitFor();
    expect([path, await field.inputValue()]).toEqual([path, typed]);
    await page.locator('#sidebar a[href="/console/account"]').click();
    await page.getByRole('dialog', { name: 'Leave without saving?' }).waitFor();
    await page.getByRole('button', { name: 'Keep editing' }).click();
    await page.getByRole('button', { name: 'Discard changes' }).click();
    expect([path, await field.inputValue()]).not.toEqual([path, typed]);
    await page.locator('#sidebar a[href="/console/account"]').click();
    await page.waitForURL('**/console/account');
  }

  test('survives a reload on every page with a form, and is asked about before it is left', async () => {
    const { routes } = await load('pages.ts');
    const found: string[] = [];
    await divide(tabs, routes, async ({ page, open }, { path: pattern }) => {
      const [folder = ''] = pattern.split(':id');
      const id = records.get(folder);
      if (pattern.includes(':id') && id === undefined) return;
      await open(pattern.replace(':id', String(id)));
      if ((await page.locator(textFields).count()) === 0) return;
      found.push(pattern);
      await (unstored.some((path) => pattern.startsWith(path))
        ? expectNotStored(page, pattern)
        : expectKept(page, pattern));
    });
    expect(found).toEqual(
      expect.arrayContaining([
        '/crm/leads/new',
        '/crm/opportunities/new',
        '/workflows/new',
        '/workflows/:id',
        '/screening',
        '/customers/new',
        '/customers/:id/edit',
        '/vendors/:id/edit',
        '/products/new',
        '/products/:id/edit',
        '/invoices/new',
        '/invoices/:id/edit',
        '/purchases/new',
        '/receivables/pay',
        '/companies/new',
        '/settings',
        '/keys/:id',
      ]),
    );
    expect(complaints()).toEqual([]);
  }, 300_000);

  test('survives a reload in every dialog of a new record', async () => {
    const { paletteTexts } = await load('palette/texts.ts');
    const paths = Object.keys(paletteTexts.en.actions).filter((path) => path.endsWith('#new'));
    expect(paths.length).toBeGreaterThan(8);
    await divide(tabs, paths, async ({ page, open }, path) => {
      await open(path);
      const field = page.locator(`dialog :is(${textFields})`).first();
      await field.fill(typed);
      if (unstored.includes(path)) {
        expect([path, await stored(page)]).not.toEqual([path, expect.stringContaining(typed)]);
        return;
      }
      await page.reload();
      await page.locator('h1').waitFor();
      await page.evaluate(`history.pushState(null, '', '/console${path}')`);
      await page.getByText('Your unsaved changes were restored.').waitFor();
      expect([path, await field.inputValue()]).toEqual([path, typed]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Discard changes' }).last().click();
      await page.locator('dialog').waitFor({ state: 'detached' });
    });
    expect(complaints()).toEqual([]);
  }, 300_000);

  test('is not stored when it is about people or a secret', async () => {
    const { page, open } = await run.as('admin');
    await open('/users#new');
    await page.getByLabel('Name', { exact: true }).fill('Somebody');
    await page
      .getByRole('dialog')
      .locator('input[autocomplete="new-password"]')
      .fill('Secret-4711!');
    expect(await stored(page)).not.toContain('Somebody');
    expect(await stored(page)).not.toContain('Secret-4711!');
  });
});
