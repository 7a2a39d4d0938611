import { importPeople } from '../kyc/aml-support.js';
import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the watchlist pages', () => {
  const run = consoleTest();

  test('explain what to do while no list is loaded, on the screening page too', async () => {
    await run.app.database.knex('watchlists').delete();
    const tab = await run.as('reviewer', { language: 'es' });
    const { page } = tab;
    await tab.open('/watchlists');
    await page.getByText('No hay ninguna lista cargada').waitFor();
    await page.getByRole('link', { name: 'Consultar un nombre' }).click();
    await page.getByLabel('Nombre').fill('Timofey Zarbunov');
    await page.getByRole('button', { name: 'Consultar' }).click();
    await page.getByText('No hay ninguna lista cargada').waitFor();
    await expectAccessible(tab);
    expect(tab.complaints).toEqual([]);
  });

  test('show the age of each list, and what each import added, changed and removed', async () => {
    await importPeople(run.app, 'treasury', [
      [501, 'ZARBUNOV, Timofey Lvovich'],
      [502, 'QUELLMARK, Adaeze'],
    ]);
    await importPeople(run.app, 'treasury', [
      [501, 'ZARBUNOV, Timofey Lvovich', 'DOB 04 Mar 1966.'],
      [503, 'OSTRAKHOV, Ilmari'],
    ]);
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open('/watchlists');
    await expectAccessible(tab);
    await page.getByRole('link', { name: 'treasury' }).click();
    await page.getByRole('table', { name: 'Imports' }).waitFor();
    expect(await page.getByRole('row').count()).toBe(3);
    await expectAccessible(tab);
    await page.getByRole('table').getByRole('link').first().click();
    await page.getByRole('table', { name: /^Changes of/ }).waitFor();
    const rows = await page.locator('tbody tr').allTextContents();
    expect(rows.map((row) => row.replace(/ofac-\d+/, ' '))).toEqual([
      expect.stringMatching(/^OSTRAKHOV, Ilmari Added/),
      expect.stringMatching(/^ZARBUNOV, Timofey Lvovich Changed/),
      expect.stringMatching(/^QUELLMARK, Adaeze Removed/),
    ]);
    await expectAccessible(tab);
    await tab.open('/watchlists/no-such-list');
    await page.getByText('This list does not exist').waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('screen a name by hand, and store the query in the address', async () => {
    const tab = await run.as('reviewer', { theme: 'dark', width: 390 });
    const { page } = tab;
    await tab.open('/screening');
    await page.getByLabel('Name').fill('Timofei Zarbunov');
    await page.getByLabel('Countries').fill('Russia');
    await page.getByText('Enter two-letter codes').waitFor();
    await page.getByLabel('Countries').fill('ru, by');
    await page.getByLabel('Date of birth').fill('1990-05-17');
    await page.getByLabel('Minimum score of a hit').fill('50');
    await page.getByRole('button', { name: 'Screen' }).click();
    const hit = page.getByRole('article', { name: 'ZARBUNOV, Timofey Lvovich' });
    await hit.getByText(/Different year of birth: -15 points/).waitFor();
    expect(await hit.getByRole('row', { name: /timofei/ }).textContent()).toContain('timofey');
    await expectAccessible(tab);
    await page.reload();
    await waitUntilIdle(page);
    await hit.waitFor();
    await page.getByRole('button', { name: 'True match' }).click();
    await page.getByLabel('Reason').fill('The same person');
    await page.getByRole('dialog').getByRole('button', { name: 'True match' }).click();
    await hit.getByRole('button', { name: 'Withdraw decision' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('show every decision about a subject, also those taken back, with its reason and comparison', async () => {
    const reviewer = await run.app.kyc();
    const { id, hits } = await reviewer.aml.screen({ fullName: 'Timofey Lvovich Zarbunov' });
    const [hit] = hits;
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open(`/screening?id=${id}`);
    const before = await page.getByRole('region', { name: 'Decisions' }).getByRole('row').count();
    const decide = async (action: string, reason: string): Promise<void> => {
      await page.getByRole('article').getByRole('button', { name: action }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: action }).click();
      // A decision without a reason is not sent.
      expect(await dialog.locator('input:invalid').count()).toBe(1);
      await dialog.getByLabel('Reason').fill(reason);
      await dialog.getByRole('button', { name: action }).click();
      await page.getByRole('row', { name: new RegExp(reason) }).waitFor();
    };
    await decide('False positive', 'Born elsewhere');
    await decide('Withdraw decision', 'The file was mixed up');
    await expectAccessible(tab);
    const decisions = page.getByRole('region', { name: 'Decisions', exact: true }).first();
    const newest = decisions.getByRole('row', { name: /The file was mixed up/ });
    const text = await newest.textContent();
    for (const part of ['Undecided', 'You', hit?.caption, hit?.listVersion, String(hit?.score)])
      expect(text).toContain(part);
    expect(before).toBeLessThan(await decisions.getByRole('row').count());
    await newest.getByRole('button').click();
    await decisions
      .getByRole('row', { name: /zarbunov.*zarbunov/i })
      .first()
      .waitFor();
    expect(tab.complaints).toEqual([]);
  });
});
