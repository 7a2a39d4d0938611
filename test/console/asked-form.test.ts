import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { consoleTest } from './support.js';

inChromium('the address of a form', () => {
  const run = consoleTest();

  test.each(['/vendors', '/users'])('opens it when it is typed on %s', async (from) => {
    const { complaints, open, page } = await run.as('admin');
    await open(from);
    await open('/users#new');
    await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Ana');
    expect(page.url()).toMatch(/\/users$/);
    expect(complaints).toEqual([]);
  });
});
