import { SvcErp } from '../../../sdk/erp/index.js';
import { inChromium } from '../../support/chromium.js';
import { adjust, createProduct } from '../../support/goods.js';
import { describe, expect, test } from '../../support/jest.js';
import { createCustomer } from '../../support/parties.js';
import { invoice } from '../../support/sales.js';
import { addReviewCase } from '../cases.js';
import { consoleTest, type Tab } from '../support.js';
import { type Hands, keyboard, phone } from './hands.js';

/** The most that each journey may take, somewhat above the present counts. */
const most: Readonly<Record<string, readonly [keys: number, touches: number]>> = {
  bookkeeper: [105, 40],
  storekeeper: [26, 15],
  reviewer: [26, 20],
  administrator: [92, 45],
  integrator: [56, 15],
};

const ways = [
  ['by keyboard alone', 1280, keyboard, 0],
  ['on a phone', 390, phone, 1],
] as const;

describe.each(ways)('%s', (_way, width, handsOf, place) => {
  inChromium('the console', () => {
    const run = consoleTest();

    async function start(role: 'admin' | 'manager' | 'warehouse' | 'reviewer') {
      const tab = await run.home(role, { width });
      return { tab, page: tab.page, hands: handsOf(tab.page) };
    }
    function end(name: string, { complaints }: Tab, { count }: Hands): void {
      expect(count).toBeLessThanOrEqual(most[name]?.[place] ?? 0);
      expect(complaints).toEqual([]);
    }

    test('leads a bookkeeper from what a customer owes to a payment and the next invoice', async () => {
      const customer = { name: 'Acme Tools', paymentTerms: 'CREDITO_30' };
      const { id: customerId } = await createCustomer(run.app, customer);
      const { id: productId } = await createProduct(run.app, {
        name: 'Assembly hour',
        price: 25,
        type: 'service',
        trackStock: false,
      });
      const lines = [{ productId, quantity: 3, unitPrice: 100 }];
      const { number } = (await invoice(run.app, { customerId, lines })).data;
      const { tab, page, hands } = await start('manager');
      await hands.goTo('Aging', 'a');
      await hands.openRow(page.getByRole('link', { name: 'Acme Tools' }));
      await page.getByRole('heading', { name: 'Acme Tools' }).waitFor();
      await hands.choose(page.getByRole('link', { name: 'Record payment' }));
      await hands.write(page.getByLabel('Amount received, DOP'), '300');
      await hands.choose(page.getByRole('button', { name: 'Oldest first' }));
      await hands.write(page.getByLabel('Reference'), 'Wire 12');
      await hands.choose(page.getByRole('button', { name: 'Record the payment' }));
      await page.getByRole('heading', { name: 'Payment RE-' }).waitFor();
      await page.getByRole('link', { name: number ?? '' }).waitFor();
      await hands.goTo('Invoices', 'i');
      await hands.act('n', page.getByRole('link', { name: 'New invoice' }));
      const acme = page.getByRole('option', { name: 'Acme Tools' });
      await hands.pick(page.getByRole('combobox', { name: 'Customer' }), 'acme', acme);
      const hour = page.getByRole('option', { name: 'Assembly hour' });
      await hands.pick(page.getByRole('combobox', { name: 'Product' }), 'hour', hour);
      await hands.write(page.getByLabel('Quantity'), '2');
      await hands.act('Control+Enter', page.getByRole('button', { name: 'Issue', exact: true }));
      await page.getByRole('heading', { name: 'Invoice F-' }).waitFor();
      end('bookkeeper', tab, hands);
    });

    test('lets a storekeeper count a product', async () => {
      const product = await createProduct(run.app, { name: 'Paint bucket' });
      await adjust(run.app, [{ productId: product.id, countedQuantity: 10, unitCost: 2 }]);
      const { tab, page, hands } = await start('warehouse');
      await hands.goTo('Stock', 't');
      await hands.choose(page.getByRole('link', { name: 'Count sheet' }));
      const option = page.getByRole('option', { name: 'Paint bucket' });
      await hands.pick(page.getByRole('combobox', { name: 'Product' }), 'paint', option);
      await hands.write(page.getByLabel('Counted quantity'), '7');
      await hands.choose(page.getByRole('button', { name: 'Post the count' }));
      await page.getByText(/^The count was posted: AJ-/).waitFor();
      end('storekeeper', tab, hands);
    });

    test('leads a reviewer through two cases', async () => {
      const kyc = await run.app.kyc();
      await addReviewCase(run.app, kyc, { externalId: 'one' });
      await addReviewCase(run.app, kyc, { externalId: 'two' });
      const { tab, page, hands } = await start('reviewer');
      await hands.goTo('Review', 'v');
      for (let cases = 0; cases < 2; cases += 1) {
        await hands.act('n', page.getByRole('button', { name: 'Claim the next case' }));
        await page.getByText(/^You have claimed this case until/).waitFor();
        await hands.act('a', page.getByRole('button', { name: /^Approve/ }).first());
        const dialog = page.getByRole('dialog');
        await hands.write(dialog.getByLabel('Reason in your own words'), 'Seen');
        await hands.choose(dialog.getByRole('button', { name: 'Approve' }));
        await page.getByText('The session was approved').first().waitFor();
      }
      end('reviewer', tab, hands);
    });

    test('leads an administrator from a new user to the period lock', async () => {
      const { tab, page, hands } = await start('admin');
      await hands.goTo('Users', 'u');
      await hands.act('c', page.getByRole('button', { name: 'New user' }).first());
      const dialog = page.getByRole('dialog');
      await hands.write(dialog.getByLabel('Name', { exact: true }), 'Rosa');
      await hands.write(dialog.getByRole('textbox', { name: 'E-mail' }), `r${place}@example.com`);
      await hands.select(dialog.getByLabel('Role').last(), 'Warehouse');
      await hands.choose(dialog.getByRole('button', { name: 'Generate' }));
      await hands.choose(dialog.getByRole('button', { name: 'New user' }));
      await page.getByRole('heading', { name: 'Rosa' }).waitFor();
      await hands.goTo('Settings', 'g');
      await hands.write(page.getByLabel('Books closed through'), '2025-10-31');
      await hands.choose(page.getByRole('button', { name: 'Save the lock' }));
      await page.getByText('The period lock was saved').first().waitFor();
      end('administrator', tab, hands);
    });

    test('gives an integrator a key for the first call', async () => {
      const { tab, page, hands } = await start('admin');
      await hands.goTo('API keys', 'k');
      await hands.act('c', page.getByRole('button', { name: 'Create a key' }).first());
      const dialog = page.getByRole('dialog');
      await hands.write(dialog.getByLabel('Name', { exact: true }), 'Till 7');
      await hands.tick(dialog.getByLabel('products read'));
      await hands.choose(dialog.getByRole('button', { name: 'Create a key' }));
      const apiKey = (await page.locator('dialog pre').textContent()) ?? '';
      await hands.choose(page.getByRole('button', { name: 'I have copied it' }));
      const client = new SvcErp({ baseUrl: run.app.baseUrl, apiKey, maxRetries: 0 });
      expect((await client.products.list()).ok).toBe(true);
      end('integrator', tab, hands);
    });
  });
});
