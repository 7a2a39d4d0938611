import type { Page } from 'playwright-core';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { importPeople } from '../kyc/aml-support.js';
import { check } from '../kyc/session-support.js';
import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

/** Returns the first cell of each row. */
async function rowsOf(page: Page): Promise<string[]> {
  await waitUntilIdle(page);
  return page.locator('tbody tr td:first-of-type, tbody tr th').allTextContents();
}

inChromium('the searches of the verification part', () => {
  const run = consoleTest();
  let kyc: SvcKyc;

  beforeAll(async () => {
    kyc = await run.app.kyc();
    for (const [firstName, lastName] of [
      ['José', 'Núñez'],
      ['Ana', 'Reyes'],
    ] as const) {
      const expected = { firstName, lastName };
      await kyc.sessions.create({ features: ['id'], expected });
      await kyc.kyb.create({ companyName: `${lastName} SRL`, country: 'do' });
      const outcome = { result: { firstName, lastName, documentNumber: `P-${lastName}` } };
      await check({ app: run.app, feature: 'id', outcome });
    }
    await importPeople(run.app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
    await importPeople(run.app, 'united', [[502, 'QUELLMARK, Adaeze']]);
    for (const fullName of ['José Núñez', 'Ana Reyes']) await kyc.aml.screen({ fullName });
  });

  test.each([
    ['/sessions', 'Search by name or id', 'nunez', [/José Núñez/]],
    ['/companies', 'Search by name, number or reference', 'NUNEZ', [/Núñez SRL/]],
    ['/screenings', 'Search by name, id or reference', 'jose nu', [/José Núñez/]],
    ['/checks', 'Search by name, number or id', 'p-nunez', [/Identity document/]],
    ['/watchlists', 'Search by name or id', 'treas', [/treasury/]],
  ] as const)('find the rows of %s', async (path, label, text, expected) => {
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open(path);
    expect(await rowsOf(page)).toHaveLength(2);
    await page.getByLabel(label).fill(text);
    await page.waitForURL((url) => url.searchParams.get('q') === text);
    expect(await rowsOf(page)).toEqual(expected.map((one) => expect.stringMatching(one)));
    await expectAccessible(tab);
    await page.getByLabel(label).fill('nobody at all');
    await page.getByText('Nothing matches').waitFor();
    await page.getByRole('button', { name: 'Show all' }).click();
    expect(await rowsOf(page)).toHaveLength(2);
    expect(tab.complaints).toEqual([]);
  });

  test('find the events of a record and of a type', async () => {
    const product = await createProduct(run.app, { name: 'Bolt' });
    await run.app.as('admin').products.deactivate(product.id);
    const tab = await run.as('admin', { language: 'es', width: 390 });
    const { page } = tab;
    await tab.open('/events');
    const types = async () => {
      await waitUntilIdle(page);
      return page.locator('tbody td:nth-child(2) code').allTextContents();
    };
    const field = page.getByLabel('Buscar por id de un registro o por evento');
    await field.fill('product.updated');
    await page.waitForURL((url) => url.searchParams.has('q'));
    expect(new Set(await types())).toEqual(new Set(['product.updated']));
    await field.fill('no-such-record');
    await page.getByText('Nada coincide').waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('show a fixed hit of the sandbox with its entry, to decide', async () => {
    const sandbox = await run.app.kyc({ environment: 'test' });
    const { id } = await sandbox.aml.screen({ fullName: 'Ana SANDBOX PEP', externalId: 'user-1' });
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open('/screenings');
    await page.locator('.environment select').selectOption('test');
    await page.getByRole('link', { name: 'Ana SANDBOX PEP' }).click();
    await page.waitForURL((url) => url.searchParams.get('id') === id);
    const hit = page.getByRole('article', { name: 'Sandbox Pep Official' });
    await hit.getByText(/sandbox · 1/).waitFor();
    await hit.getByText('T0000001').waitFor();
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'True match' }).click();
    await page.getByLabel('Reason').fill('As the sandbox says');
    await page.getByRole('dialog').getByRole('button', { name: 'True match' }).click();
    await hit.getByRole('button', { name: 'Withdraw decision' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });
});
