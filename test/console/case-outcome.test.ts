import type { SvcKyc } from '../../sdk/kyc/index.js';
import { check } from '../kyc/session-support.js';
import { failure } from '../support/app.js';
import { inChromium } from '../support/chromium.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { addReviewCase } from './cases.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the outcome of a case', () => {
  const run = consoleTest();
  let kyc: SvcKyc;
  beforeAll(async () => {
    kyc = await run.app.kyc();
  });

  test('can be a request to repeat the chosen steps, for which a reason is required', async () => {
    const { session } = await kyc.sessions.create({ features: ['id', 'liveness'] });
    for (const feature of ['id', 'liveness'] as const) {
      await check({
        app: run.app,
        sessionId: session.id,
        feature,
        outcome: { status: 'in_review' },
      });
    }
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open(`/review/${session.id}`);
    await page.locator('h1').click();
    await page.keyboard.press('r');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Liveness').uncheck();
    await dialog.getByRole('button', { name: 'Request resubmission' }).click();
    await dialog.getByText('Choose a reason or write one.').waitFor();
    await dialog.getByLabel('The picture is blurred').check();
    await dialog.getByRole('button', { name: 'Request resubmission' }).click();
    await page.getByText('Resubmission was requested').waitFor();
    const now = (await kyc.sessions.get(session.id)).session;
    expect([now.status, now.reasonCodes]).toEqual(['resubmission_requested', ['IMAGE_BLURRED']]);
    expect(now.steps.map(({ status }) => status)).toEqual(['pending', 'in_review']);
    expect(tab.complaints).toEqual([]);
  });

  test('can be shared with a token that is shown once', async () => {
    const { id } = await addReviewCase(run.app, kyc, { externalId: 'eva-2' });
    await kyc.sessions.decision(id, { decision: 'approved' });
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open(`/review/${id}`);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByLabel('Token valid for').selectOption('7 days');
    await page.getByLabel('Contact').uncheck();
    await expectAccessible(tab);
    await page.getByRole('dialog').getByRole('button', { name: 'Share' }).click();
    const token = (await page.locator('dialog pre').textContent()) ?? '';
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'I have copied it' }).click();
    const other = await run.app.kyc({ companyId: run.app.otherCompanyId });
    const { session } = await other.sessions.import({ shareToken: token });
    expect(session).toMatchObject({ status: 'in_review', importedFrom: { sessionId: id } });
    await page.reload();
    await waitUntilIdle(page);
    expect(await page.textContent('body')).not.toContain(token);
    expect(tab.complaints).toEqual([]);
  });

  test('can be erased after its id is typed, and then appears as erased; only permitted users see the button', async () => {
    const { id } = await addReviewCase(run.app, kyc, { externalId: 'eva-3' });
    const [reviewer, admin] = await Promise.all([run.as('reviewer'), run.as('admin')]);
    await reviewer.open(`/review/${id}`);
    expect(await reviewer.page.getByRole('button', { name: 'Erase' }).count()).toBe(0);
    const { page } = admin;
    await admin.open(`/review/${id}`);
    await page.getByRole('button', { name: 'Erase' }).click();
    const erase = page.getByRole('dialog').getByRole('button', { name: 'Erase' });
    expect(await erase.isDisabled()).toBe(true);
    await page.getByLabel('Type eva-3 to confirm').fill('eva-3');
    await expectAccessible(admin);
    await erase.click();
    await page.getByText('The session was erased').waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/sessions');
    expect((await failure(kyc.sessions.get(id))).statusCode).toBe(410);
    await reviewer.page.reload();
    await reviewer.page.getByText('This session was erased').waitFor();
    await admin.open('/review/ses_01jd7y3q8zk4m5n6p7q8r9s0t1');
    await page.getByText('This session does not exist in this environment').waitFor();
    await expectAccessible(admin);
    expect([...reviewer.complaints, ...admin.complaints]).toEqual([]);
  });
});
