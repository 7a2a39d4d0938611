import type { SvcKyc } from '../../sdk/kyc/index.js';
import { importPeople } from '../kyc/aml-support.js';
import { failure } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { addReviewCase } from './cases.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the session pages', () => {
  const run = consoleTest();
  let kyc: SvcKyc;
  beforeAll(async () => {
    kyc = await run.app.kyc();
  });

  test('create a session with a link that is shown once, for the expected person', async () => {
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open('/sessions');
    await page.getByText('No sessions yet').waitFor();
    await page.getByRole('button', { name: 'Create a session' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Steps to verify').selectOption('Custom steps');
    for (const name of ['Identity document', 'Liveness', 'Face match']) {
      await dialog.getByLabel(name).uncheck();
    }
    const create = dialog.getByRole('button', { name: 'Create a session' });
    await create.click();
    await dialog.getByText('Choose at least one step.').waitFor();
    await dialog.getByLabel('Identity document').check();
    await dialog.getByLabel('Given names').fill('Ana');
    await dialog.getByLabel('Family names').fill('Reyes');
    await dialog.getByRole('combobox', { name: 'Nationality' }).fill('dominican');
    await dialog.getByRole('option', { name: /Dominican Republic/ }).click();
    await dialog.getByLabel('E-mail').fill('ana@example.com');
    await dialog.getByLabel('Your id for the person').fill('ana-1');
    await expectAccessible(tab);
    await create.click();
    const link = (await page.locator('dialog pre').textContent()) ?? '';
    expect(link).toMatch(/\/capture#cap_/);
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    const [made] = (await kyc.sessions.list()).sessions;
    const { session } = await kyc.sessions.get(made?.id ?? '');
    expect(session).toMatchObject({
      features: ['id'],
      externalId: 'ana-1',
      country: 'do',
      contact: { email: 'ana@example.com' },
      expected: { firstName: 'Ana', lastName: 'Reyes', nationality: 'do' },
    });
    await page.getByRole('row', { name: /ana-1.*Not started/ }).waitFor();
    await page.reload();
    await waitUntilIdle(page);
    expect(await page.textContent('body')).not.toContain(link);
    expect(tab.complaints).toEqual([]);
  });

  test('replace a lost link while the session waits for the person', async () => {
    const { session } = await kyc.sessions.create({ externalId: 'lost-1' });
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open(`/review/${session.id}`);
    await page.getByRole('button', { name: 'New link' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('The old link stops working at once.').waitFor();
    await expectAccessible(tab);
    await dialog.getByRole('button', { name: 'New link' }).click();
    const link = (await page.locator('dialog pre').textContent()) ?? '';
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    const stateOf = async (token: string) =>
      (await run.app.fetch('/v1/capture', { headers: { 'x-capture-token': token } })).status;
    expect(await stateOf(session.clientToken)).toBe(401);
    expect(await stateOf(link.split('#')[1] ?? '')).toBe(200);
    await kyc.sessions.delete(session.id);
    expect(tab.complaints).toEqual([]);
  });

  test('filter by status, country and the id of the caller, and store the filter in the address', async () => {
    await addReviewCase(run.app, kyc, { externalId: 'eva-1' });
    await kyc.sessions.create({ externalId: 'eva-2', expected: { nationality: 'es' } });
    const tab = await run.as('admin', { language: 'es', theme: 'dark', width: 390 });
    const { page } = tab;
    await tab.open('/sessions');
    const shown = async () => {
      await waitUntilIdle(page);
      return page.locator('tbody strong').allTextContents();
    };
    const statuses = page.getByRole('navigation', { name: 'Estado' });
    await statuses.getByRole('link', { name: 'En revisión' }).click();
    await page.getByText('eva-2').waitFor({ state: 'detached' });
    expect(await shown()).toEqual(['Ana Reyes']);
    await page.reload();
    expect(await shown()).toEqual(['Ana Reyes']);
    await page.getByRole('button', { name: 'Filtros' }).click();
    await page.getByRole('combobox', { name: 'País' }).selectOption('España');
    await page.getByRole('button', { name: 'Mostrar todo' }).click();
    await page.getByLabel('Buscar por nombre o id').fill('eva-2');
    await page.getByText('eva-1').waitFor({ state: 'detached' });
    expect(await shown()).toEqual(['eva-2']);
    await expectAccessible(tab);
    await tab.open('/sessions?from=2026-02-02');
    await page.getByText('Nada coincide').waitFor();
    await tab.open('/sessions?from=2026-01-30&to=2026-02-01&country=es');
    await page.getByRole('link', { name: /eva-2/ }).click();
    await page.getByRole('heading', { name: 'eva-2' }).waitFor();
    expect(tab.complaints).toEqual([]);
  });

  test('offer no new link while the session waits for a reviewer', async () => {
    const { id } = await addReviewCase(run.app, kyc, { externalId: 'done-1' });
    const tab = await run.as('reviewer');
    await tab.open(`/review/${id}`);
    await tab.page.getByText('done-1').waitFor();
    expect(await tab.page.getByRole('button', { name: 'New link' }).count()).toBe(0);
  });

  test('erase a person except what the law demands, only when that is asked for', async () => {
    await importPeople(run.app, 'treasury', [[501, 'ZARBUNOV, Timofey', 'DOB 04 Mar 1966.']]);
    const externalId = 'erased-1';
    const { session } = await kyc.sessions.create({ externalId });
    const person = { fullName: 'Timofey Zarbunov', yearOfBirth: 1966, externalId };
    const { id, hits } = await kyc.aml.screen(person);
    const reason = 'The same number of the passport';
    await kyc.aml.decide(id, hits[0]?.id ?? '', { decision: 'true_match', reason });
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/sessions');
    await page.getByRole('button', { name: 'Erase a person' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your reference of the person').fill(externalId);
    const erase = dialog.getByRole('button', { name: 'Erase a person' });
    await erase.click();
    await dialog.locator('.problem').first().waitFor();
    expect((await kyc.sessions.get(session.id)).session.status).toBe('not_started');
    await dialog.getByLabel('Erase also if the law demands some records').check();
    await expectAccessible(tab);
    await erase.click();
    await page.getByText('The data was erased. Kept by law: 1').waitFor();
    expect((await failure(kyc.sessions.get(session.id))).code).toBe('gone');
    expect((await kyc.aml.get(id)).screening.status).toBe('declined');
    expect(tab.complaints.filter((complaint) => !complaint.includes('409'))).toEqual([]);
  });
});
