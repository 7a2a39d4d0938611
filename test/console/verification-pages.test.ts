import { importPeople } from '../kyc/aml-support.js';
import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible } from './support.js';

inChromium('the pages of companies, workflows and checks', () => {
  const run = consoleTest();

  test('check a company with its director, and delete the check', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.visit('/companies');
    await page.getByText('No company checks yet').waitFor();
    await page.keyboard.press('n');
    await page.getByLabel('Company', { exact: true }).fill('Café del Puerto');
    await page.getByRole('button', { name: 'Check a company' }).click();
    await page.getByText('Choose a country.').waitFor();
    await page.getByRole('combobox', { name: 'Country' }).fill('dominican');
    await page.getByRole('option', { name: 'Dominican Republic' }).click();
    await page.getByRole('button', { name: 'Add a person' }).click();
    const person = page.getByRole('group', { name: 'Person 1' });
    await person.getByLabel('Full name').fill('Lucía Mena');
    await person.getByLabel('Role').fill('director');
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'Check a company' }).click();
    await page.getByRole('heading', { name: 'Café del Puerto' }).waitFor();
    await page.getByRole('row', { name: /Lucía Mena.*director/ }).waitFor();
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByLabel('Type Café del Puerto to confirm').fill('Café del Puerto');
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No company checks yet').waitFor();
    expect((await (await run.app.kyc()).kyb.list({ limit: 10 })).checks).toEqual([]);
    expect(tab.complaints).toEqual([]);
  });

  test('create a workflow, refuse a threshold at its field, and change it', async () => {
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.visit('/workflows');
    await page.getByRole('link', { name: 'New workflow' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Strict');
    await page.getByLabel('Watchlists', { exact: true }).check();
    await page.getByLabel('Review face match below').fill('120');
    await page.getByRole('button', { name: 'New workflow' }).click();
    await page.locator('.field-error').first().waitFor();
    expect(await page.getByLabel('Review face match below').getAttribute('aria-invalid')).toBe(
      'true',
    );
    await page.getByLabel('Review face match below').fill('90');
    await page.getByRole('button', { name: 'New workflow' }).click();
    await page.getByRole('link', { name: 'Strict' }).click();
    await page.getByLabel('Second approval from risk').fill('60');
    await page.getByLabel('Name shown to the person').fill('Acme Bank');
    await page.getByLabel('Color of the buttons').fill('#ffd400');
    const logo = Buffer.from('89504e470d0a1a0a0000000d4948445200000008000000080806000000', 'hex');
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: logo };
    await page.getByLabel('Logo', { exact: true }).setInputFiles(file);
    await page.getByLabel('Consent text in English').fill('I agree.\nOne year.');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The workflow was saved').waitFor();
    const { workflows } = await (await run.app.kyc()).sessions.listWorkflows({ limit: 10 });
    expect(workflows.find(({ name }) => name === 'Strict')).toMatchObject({
      features: ['id', 'liveness', 'face_match', 'aml'],
      thresholds: { faceMatchReview: 90 },
      fourEyesFrom: 60,
      brand: { name: 'Acme Bank', color: '#ffd400', logo: { contentType: 'image/png' } },
      consent: { en: 'I agree.\nOne year.' },
    });
    expect(tab.complaints).toEqual([]);
  });

  test('delete a workflow and a screening, after a question', async () => {
    const kyc = await run.app.kyc();
    await importPeople(run.app, 'treasury', [[501, 'ZARBUNOV, Timofey Lvovich']]);
    const { workflow } = await kyc.sessions.createWorkflow({ name: 'Short', features: ['id'] });
    const { id } = await kyc.aml.screen({ fullName: 'Lucía Mena' });
    const tab = await run.as('admin');
    const { page } = tab;
    for (const path of [`/workflows/${workflow.id}`, `/screening?id=${id}`]) {
      await tab.visit(path);
      await page.locator('main').getByRole('button', { name: 'Delete' }).click();
      await expectAccessible(tab);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    }
    await page.waitForURL('**/console/screenings');
    await expect(kyc.sessions.getWorkflow(workflow.id)).rejects.toMatchObject({ statusCode: 404 });
    await expect(kyc.aml.get(id)).rejects.toMatchObject({ statusCode: 404 });
    expect(tab.complaints).toEqual([]);
  });
});
