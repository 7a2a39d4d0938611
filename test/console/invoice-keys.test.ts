import { inChromium } from '../support/chromium.js';
import { createProduct } from '../support/goods.js';
import { expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { consoleTest, waitUntilIdle } from './support.js';

const names = ['Anchor', 'Bearing', 'Cable', 'Drill', 'Elbow', 'Flange'];

inChromium('an invoice of six lines', () => {
  const run = consoleTest();

  test('takes at most 56 keys, from the home page until it is issued', async () => {
    for (const name of names) {
      await createProduct(run.app, { name, type: 'service', trackStock: false, price: 10 });
    }
    await createCustomer(run.app, { name: 'Acme Tools' });
    const { page, open, complaints } = await run.as('admin');
    await open('/');
    let count = 0;
    const press = async (...keys: readonly string[]): Promise<void> => {
      for (const key of keys) await page.keyboard.press(key);
      count += keys.length;
    };
    const pick = async (name: string): Promise<void> => {
      await press(...name.slice(0, 2));
      await page.getByRole('option', { name }).waitFor();
      await press('Enter');
    };
    await press('g', 'i');
    await waitUntilIdle(page);
    await press('n');
    await page.getByRole('combobox', { name: 'Customer' }).waitFor();
    await pick('Acme Tools');
    // Past the fields of the head, whose defaults are those of the customer.
    await press(...Array<string>(4).fill('Tab'));
    for (const [place, name] of names.entries()) {
      if (place > 0) await press('Enter');
      await page.locator('[role=combobox]:focus').waitFor();
      await pick(name);
      await press('Tab', 'Tab', String(place + 2));
    }
    await press('Control+Enter');
    await page.getByRole('heading', { name: 'Invoice F-' }).waitFor();
    const id = Number(new URL(page.url()).pathname.split('/').at(-1));
    const { data } = await run.app.as('admin').invoices.get(id);
    const lines = data.lines.map(({ description, quantity }) => [description, quantity]);
    expect(lines).toEqual(names.map((name, place) => [name, place + 2]));
    expect(count).toBeLessThanOrEqual(56);
    expect(complaints).toEqual([]);
  });
});
