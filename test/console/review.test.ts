import type { SvcKyc, WebhookEvent } from '../../sdk/kyc/index.js';
import { createLogger } from '../../src/kernel/log.js';
import { startDeliveries } from '../../src/kernel/webhooks/deliveries/worker.js';
import { createGuard } from '../../src/kernel/webhooks/endpoints/guard.js';
import { picture } from '../kyc/images.js';
import { personOf } from '../kyc/session-support.js';
import { inChromium } from '../support/chromium.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { startReceiver } from '../support/receiver.js';
import { until } from '../support/until.js';
import { addReviewCase } from './cases.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

inChromium('the review pages', () => {
  const run = consoleTest({ config: { webhookAllowedHosts: ['127.0.0.1'] } });
  let kyc: SvcKyc;
  beforeAll(async () => {
    kyc = await run.app.kyc();
  });

  /** Runs the workers that a server runs beside requests. */
  function deliver(): { stop(): Promise<void> } {
    const { app } = run;
    const guard = createGuard({ allowsHttp: true, allowedHosts: ['127.0.0.1'] });
    const log = createLogger({ logLevel: 'silent' });
    const { clock, storage } = app;
    const db = app.database.knex;
    return startDeliveries({ db, clock, log, keys: storage.keys, guard, pollMs: 10 });
  }

  test('allow a case to be decided with the keyboard alone, and a webhook delivers the decision', async () => {
    const receiver = await startReceiver();
    const sandbox = await run.app.kyc({ environment: 'test' });
    await sandbox.webhooks.create({ url: receiver.url('/in'), events: ['session.completed'] });
    const expected = { firstName: 'Luz', lastName: 'Marte', nationality: 'do' };
    const made = await sandbox.sessions.create({ features: ['id'], externalId: 'luz-1', expected });
    const sessionId = made.session.id;
    await sandbox.documents.idVerification({
      sessionId,
      frontImage: await picture('review.jpg'),
    });
    const worker = deliver();

    const tab = await run.home('reviewer');
    const { page } = tab;
    await page.getByLabel('Data').selectOption('test');
    await page.locator('h1').click();
    await page.keyboard.press('g');
    await page.keyboard.press('v');
    const row = page.getByRole('row', { name: /luz-1/ });
    await row.getByText('Dominican Republic').waitFor();
    expect(await row.textContent()).toMatch(/Identity document.*told to review.*No one/);
    await expectAccessible(tab);
    await page.keyboard.press('n');
    await page.getByRole('heading', { name: 'Luz Marte' }).waitFor();
    await page.getByText(/^You have claimed this case until/).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/console/review/${sessionId}`);
    await waitUntilIdle(page);
    const names = page.getByRole('row', { name: /Given names/ });
    expect(await names.textContent()).toBe('Given namesLuzLuzAgrees');
    const front = page.getByRole('button', { name: 'Enlarge: Front of the document' });
    const widths = front
      .locator('img')
      .evaluate((image: { naturalWidth: number }) => image.naturalWidth);
    expect(await widths).toBe(64);
    await expectAccessible(tab);

    await page.keyboard.press('a');
    await page.getByLabel('Reason in your own words').waitFor();
    await expectAccessible(tab);
    await page.keyboard.type('Seen with my own eyes');
    await page.keyboard.press('Enter');
    await page.getByText('The session was approved').waitFor();
    await page.getByText('Seen with my own eyes').waitFor();
    await until(() => receiver.requests.length > 0);
    const event = JSON.parse(receiver.requests[0]?.body ?? '') as WebhookEvent;
    expect(event).toMatchObject({
      type: 'session.completed',
      environment: 'test',
      data: { object: { id: sessionId, status: 'approved', externalId: 'luz-1' } },
    });
    await worker.stop();
    await receiver.close();
    expect(tab.complaints).toEqual([]);
  });

  test('show a decision that another reviewer made meanwhile, and preserve typed values', async () => {
    const { id } = await addReviewCase(run.app, kyc, { externalId: 'ana-1' });
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open(`/review/${id}`);
    await page.getByRole('button', { name: /^Decline/ }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.getByLabel(/The picture is blurred/).isChecked()).toBe(true);
    await dialog.getByLabel('The document belongs to another person').check();
    await dialog.getByLabel('Reason in your own words').fill('Another face');
    await expectAccessible(tab);
    const other = personOf(run.app, 'admin');
    await other.sessions.decision(id, { decision: 'approved', reason: 'It is her' });
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await dialog.getByText('Another user has changed it').waitFor();
    await dialog.getByRole('button', { name: 'Show the latest version' }).click();
    const meanwhile = dialog.getByRole('region', { name: 'Changes in the meantime' });
    await meanwhile.getByText(/admin: In review → Approved.*It is her/).waitFor();
    expect(await dialog.getByLabel('Reason in your own words').inputValue()).toBe('Another face');
    expect(await dialog.getByLabel('The document belongs to another person').isChecked()).toBe(
      true,
    );
    await expectAccessible(tab);
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await page.getByText('The session was declined').waitFor();
    const { session } = await kyc.sessions.get(id);
    expect(session).toMatchObject({
      status: 'declined',
      decision: { reason: 'Another face', reasonCodes: ['IMAGE_BLURRED', 'DOCUMENT_NOT_OWN'] },
    });
    expect(tab.complaints).toEqual([]);
  });

  test('offer no decision on a case that another reviewer has claimed, until it is taken over', async () => {
    const { id } = await addReviewCase(run.app, kyc, { externalId: 'ana-2' });
    await personOf(run.app, 'admin').sessions.claim(id);
    const tab = await run.as('reviewer', { language: 'es', theme: 'dark', width: 390 });
    const { page } = tab;
    await tab.open('/review?claim=others');
    await page.getByText('ana-2').click();
    await page.getByText(/^admin tiene este caso hasta/).waitFor();
    expect(await page.getByRole('button', { name: /^Aprobar/ }).count()).toBe(0);
    await expectAccessible(tab);
    await page.getByRole('button', { name: 'Asumir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Asumir' }).click();
    await page.getByText(/^Usted tiene este caso hasta/).waitFor();
    await page.getByRole('button', { name: /^Aprobar/ }).waitFor();
    const { claim } = (await kyc.sessions.get(id)).session;
    expect(claim?.actor.name).toBe('reviewer');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await page.keyboard.press('c');
    await page.getByText('Nadie está mirando este caso.').waitFor();
    expect((await kyc.sessions.get(id)).session.claim).toBeNull();
    expect(tab.complaints).toEqual([]);
  });

  test('open the oldest unclaimed case next, never one that the same reviewer approved first', async () => {
    const { sessions } = await kyc.sessions.pending({ awaiting: 'reviewer' });
    for (const { id } of sessions) await kyc.sessions.decision(id, { decision: 'approved' });
    const terms = { name: 'Of two', features: ['id' as const], fourEyesFrom: 0 };
    const { workflow } = await kyc.sessions.createWorkflow(terms);
    const mine = personOf(run.app, 'reviewer');
    const order = { externalId: 'ana-4', workflowId: workflow.id };
    const approved = await addReviewCase(run.app, kyc, order);
    await mine.sessions.decision(approved.id, { decision: 'approved' });
    const held = await addReviewCase(run.app, kyc, { externalId: 'ana-5' });
    await personOf(run.app, 'admin').sessions.claim(held.id);
    const free = await addReviewCase(run.app, kyc, { externalId: 'ana-6' });
    const tab = await run.as('reviewer');
    const { page } = tab;
    await tab.open('/review');
    await page.getByRole('button', { name: /Claim the next case/ }).click();
    await page.getByText(/^You have claimed this case until/).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/console/review/${free.id}`);
    expect((await kyc.sessions.get(approved.id)).session.claim).toBeNull();
    await page.locator('h1').click();
    await page.keyboard.press('n');
    await page.getByText('No unclaimed cases').waitFor();
    expect(tab.complaints).toEqual([]);
  });
});
