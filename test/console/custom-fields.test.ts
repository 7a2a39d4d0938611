import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { consoleTest } from './support.js';

inChromium('custom fields', () => {
  const run = consoleTest();

  test('are made in the settings, and filled in, shown and searched with customers', async () => {
    const { complaints, open, page } = await run.as('admin');
    await open('/settings/custom-fields');
    await page.getByRole('button', { name: 'New custom field' }).first().click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Code').fill('sector');
    await form.getByLabel('Label').fill('Sector');
    await form.getByLabel('Type').selectOption('Choice');
    await form.getByLabel('Choices').fill('Retail\nIndustry');
    await form.getByRole('button', { name: 'New custom field' }).click();
    await page.getByRole('row', { name: /Sector/ }).waitFor();
    const { data: fields } = await run.app.as('admin').customFields.list();
    expect(fields).toMatchObject([{ code: 'sector', choices: ['Retail', 'Industry'] }]);

    await open('/customers/new');
    await page.getByLabel('Name', { exact: true }).first().fill('Casa Azul');
    await page.getByLabel('Sector').selectOption('Retail');
    await page.getByRole('button', { name: 'New customer' }).click();
    await page.getByRole('heading', { name: 'Casa Azul' }).waitFor();
    await page.getByText('Retail').waitFor();
    const query = { customFields: 'sector:Retail' };
    const [customer] = (await run.app.as('admin').customers.list(query)).data;
    expect(customer).toMatchObject({ name: 'Casa Azul', customFields: { sector: 'Retail' } });

    // A change of another member keeps the value.
    await open(`/customers/${customer?.id}/edit`);
    await page.getByLabel('Name', { exact: true }).first().fill('Casa Verde');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('heading', { name: 'Casa Verde' }).waitFor();
    expect((await run.app.as('admin').customers.list(query)).data).toHaveLength(1);

    await open('/customers?field.sector=Industry');
    await page.getByText('Casa Verde').waitFor({ state: 'detached' });
    await open('/customers?field.sector=Retail');
    await page.getByRole('row', { name: /Casa Verde/ }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('that invoices need are filled in, shown and kept', async () => {
    const admin = run.app.as('admin');
    const field = { kind: 'invoice', code: 'their_order', label: 'Your order' } as const;
    await admin.customFields.create({ ...field, type: 'text', required: true });
    const input = { code: 'CF-1', name: 'Survey', price: 10, type: 'service' } as const;
    const product = (await admin.products.create(input)).data;
    const customer = (await admin.customers.create({ name: 'Casa Roja' })).data;
    const invoice = await admin.invoices.create({
      customerId: customer.id,
      lines: [{ productId: product.id, quantity: 1 }],
      customFields: { their_order: 'PO-1' },
      issue: false,
    });
    const { complaints, open, page } = await run.as('admin');
    await open(`/invoices/${invoice.data.id}/edit`);
    const typed = page.getByLabel('Your order');
    expect(await typed.inputValue()).toBe('PO-1');
    await typed.fill('PO-2');
    await page.getByRole('button', { name: 'Save as a draft' }).click();
    await page.getByText('PO-2').waitFor();
    const { data } = await admin.invoices.get(invoice.data.id);
    expect(data.customFields).toEqual({ their_order: 'PO-2' });
    expect(complaints).toEqual([]);
  });
});
