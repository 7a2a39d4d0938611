import type { Page } from 'playwright-core';
import type { SvcKyc } from '../../sdk/kyc/index.js';
import { personOf } from '../kyc/session-support.js';
import { inChromium } from '../support/chromium.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { addReviewCase } from './cases.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const select = (page: Page, externalId: string) =>
  page.getByRole('checkbox', { name: `Select Ana Reyes · ${externalId}`, exact: true });

inChromium('actions on several cases of the review queue', () => {
  const run = consoleTest();
  let kyc: SvcKyc;
  beforeAll(async () => {
    kyc = await run.app.kyc();
  });
  const add = (externalId: string, workflowId?: string) =>
    addReviewCase(run.app, kyc, { externalId, ...(workflowId ? { workflowId } : {}) });
  const sessionOf = async (id: string) => (await kyc.sessions.get(id)).session;

  test('claim unclaimed cases, and release them again', async () => {
    const [free, held] = [await add('claim-1'), await add('claim-2')];
    await personOf(run.app, 'admin').sessions.claim(held.id);
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open('/review');
    await select(page, 'claim-1').check();
    await select(page, 'claim-2').check();
    await expectAccessible(tab);
    await button(page, 'Claim (1)').click();
    const dialog = page.getByRole('dialog', { name: 'Claim 1 case' });
    await dialog.getByText('1 selected record is left out').waitFor();
    await dialog.getByRole('button', { name: 'Claim' }).click();
    const said = page.locator('.toast', { hasText: '1 case was claimed' });
    await said.waitFor();
    expect((await sessionOf(free.id)).claim?.actor.name).toBe('reviewer');
    expect((await sessionOf(held.id)).claim?.actor.name).toBe('admin');
    await said.getByRole('button', { name: 'Undo' }).click();
    await page.getByText('1 case was released').waitFor();
    expect((await sessionOf(free.id)).claim).toBeNull();
    expect(tab.complaints).toEqual([]);
  });

  test('decline cases with one reason, and list those that another reviewer changed', async () => {
    const [first, changed] = [await add('decline-1'), await add('decline-2')];
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open('/review');
    await select(page, 'decline-1').check();
    await select(page, 'decline-2').check();
    await button(page, 'Decline (2)').click();
    const dialog = page.getByRole('dialog', { name: 'Decline 2 cases' });
    await dialog.getByLabel('Reason in your own words').fill('Seen on stolen cards');
    await dialog.getByLabel('Type 2 to confirm').fill('2');
    await expectAccessible(tab);
    await personOf(run.app, 'admin').sessions.decision(changed.id, { decision: 'approved' });
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await dialog.getByText('1 succeeded').waitFor();
    await dialog.getByRole('listitem').getByText('decline-2').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    expect(await sessionOf(first.id)).toMatchObject({
      status: 'declined',
      decision: { reason: 'Seen on stolen cards' },
    });
    expect((await sessionOf(changed.id)).status).toBe('approved');
    expect(tab.complaints).toEqual([]);
  });

  test('save an approval as the first of two where the workflow asks for two', async () => {
    const { workflow } = await kyc.sessions.createWorkflow({
      name: 'Of two',
      features: ['id'],
      fourEyesFrom: 1,
    });
    const [one, two] = [await add('approve-1'), await add('approve-2', workflow.id)];
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open('/review');
    await select(page, 'approve-1').check();
    await select(page, 'approve-2').check();
    await button(page, 'Approve (2)').click();
    const dialog = page.getByRole('dialog', { name: 'Approve 2 cases' });
    await dialog.getByLabel('Reason in your own words').fill('Known customers');
    await dialog.getByLabel('Type 2 to confirm').fill('2');
    await dialog.getByRole('button', { name: 'Approve' }).click();
    await page.getByText('2 approvals were saved').waitFor();
    expect((await sessionOf(one.id)).status).toBe('approved');
    expect(await sessionOf(two.id)).toMatchObject({
      status: 'in_review',
      firstApproval: { reason: 'Known customers', actor: { name: 'reviewer' } },
    });
    // The second approval must come from another reviewer.
    await waitUntilIdle(page);
    await select(page, 'approve-2').check();
    expect(await button(page, 'Approve (0)').isDisabled()).toBe(true);
    expect(tab.complaints).toEqual([]);
  });
});
