import type { Page } from 'playwright-core';
import { inChromium } from '../support/chromium.js';
import { beforeAll, expect, test } from '../support/jest.js';
import { createCustomer } from '../support/parties.js';
import { toast, undo } from './messages.js';
import { consoleTest, expectAccessible, waitUntilIdle } from './support.js';

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const card = (page: Page, title: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('link', { name: title, exact: true }) });

/** Drags a card by the mouse over a target, without dropping it. */
async function dragOver(page: Page, title: string, target: string): Promise<void> {
  const from = await card(page, title).boundingBox();
  if (from === null) throw new Error('The card is not shown');
  await page.mouse.move(from.x + 20, from.y + 15);
  await page.mouse.down();
  await page.mouse.move(from.x + 40, from.y + 30, { steps: 3 });
  await page.locator('[data-drop]').first().waitFor();
  const to = await page.locator(target).boundingBox();
  if (to === null) throw new Error('The target is not shown');
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 5 });
  await page.locator(`${target}[data-drop="over"]`).waitFor();
  await page.mouse.move(to.x + to.width / 2 + 1, to.y + to.height / 2);
}

async function drag(page: Page, title: string, target: string): Promise<void> {
  await dragOver(page, title, target);
  await page.mouse.up();
}

const stage = (name: string): string => `.board-column[aria-label="${name}"]`;
const closed = (name: string): string => `.board-closed > :text-is("${name}")`;

inChromium('the board of opportunities', () => {
  const run = consoleTest();
  const admin = () => run.app.as('admin');
  let customerId = 0;

  beforeAll(async () => {
    customerId = (await createCustomer(run.app, { name: 'Hotel Sol' })).id;
  });

  const create = async (title: string) =>
    (await admin().crm.createOpportunity({ title, customerId })).data.id;
  const stageOf = async (id: number) => (await admin().crm.opportunity(id)).data.stage;

  test('shows a dragged card in its stage at once, and announces and undoes the move', async () => {
    const id = await create('Towels');
    const tab = await run.as('admin');
    const { page } = tab;
    await tab.open('/crm');
    const held: (() => void)[] = [];
    await page.route('**/stage', async (route) => {
      await new Promise<void>((release) => held.push(release));
      await route.continue();
    });
    await dragOver(page, 'Towels', stage('Proposal'));
    // Each other stage says that it takes the card, and its own one does not.
    expect(await page.locator('[data-drop]').count()).toBe(5);
    expect(await column(page, 'Prospecting').getAttribute('data-drop')).toBeNull();
    await expectAccessible(tab);
    await page.mouse.up();
    await column(page, 'Proposal').getByRole('link', { name: 'Towels' }).waitFor();
    expect(await page.locator('[data-drop]').count()).toBe(0);
    expect(await stageOf(id)).toBe('prospecting');
    for (const release of held) release();
    const said = toast(page, 'Moved to Proposal');
    await said.waitFor();
    await page.getByRole('status').filter({ has: said }).waitFor();
    expect(await stageOf(id)).toBe('proposal');

    // A second move begins at the version of the first one.
    await page.unroute('**/stage');
    await waitUntilIdle(page);
    await drag(page, 'Towels', stage('Negotiation'));
    await toast(page, 'Moved to Negotiation').waitFor();
    await undo(page, 'Moved to Negotiation').click();
    await column(page, 'Proposal').getByRole('link', { name: 'Towels' }).waitFor();
    await waitUntilIdle(page);
    expect(await stageOf(id)).toBe('proposal');
    expect(tab.complaints).toEqual([]);
  });

  test('takes a refused move back, with the reason', async () => {
    const id = await create('Carpets');
    const { page, open, complaints } = await run.as('admin');
    await open('/crm');
    // Another user moves it meanwhile.
    await admin().crm.changeStage(id, { stage: 'qualification' });
    await drag(page, 'Carpets', stage('Negotiation'));
    await page
      .getByRole('alert')
      .getByText('Carpets was not moved: Another user has changed it')
      .waitFor();
    await column(page, 'Qualification').getByRole('link', { name: 'Carpets' }).waitFor();
    expect(await stageOf(id)).toBe('qualification');

    await waitUntilIdle(page);
    const held: (() => void)[] = [];
    await page.route('**/stage', async (route) => {
      await new Promise<void>((release) => held.push(release));
      const error = { code: 'stage_transition_not_allowed', message: 'Not from there' };
      await route.fulfill({ status: 409, json: { ok: false, error } });
    });
    await drag(page, 'Carpets', stage('Proposal'));
    await column(page, 'Proposal').getByRole('link', { name: 'Carpets' }).waitFor();
    for (const release of held) release();
    await page.getByText('Carpets was not moved: Not from there').waitFor();
    await column(page, 'Qualification').getByRole('link', { name: 'Carpets' }).waitFor();
    expect(await column(page, 'Proposal').getByRole('link', { name: 'Carpets' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test('asks for the reason of a loss by the dialog of the menu', async () => {
    const id = await create('Curtains');
    const { page, open, complaints } = await run.as('admin');
    await open('/crm');
    await drag(page, 'Curtains', closed('Lost'));
    const dialog = page.getByRole('dialog', { name: 'Curtains: Move to Lost' });
    await dialog.waitFor();
    // Cancelled: nothing was moved.
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await column(page, 'Prospecting').getByRole('link', { name: 'Curtains' }).waitFor();
    await drag(page, 'Curtains', closed('Lost'));
    await dialog.getByLabel('Reason for the loss').fill('Price');
    await dialog.getByRole('button', { name: 'Move' }).click();
    await card(page, 'Curtains').waitFor({ state: 'detached' });
    expect((await admin().crm.opportunity(id)).data).toMatchObject({
      stage: 'lost',
      lostReason: 'Price',
    });
    expect(complaints).toEqual([]);
  });

  test('leaves a card where it is when Escape ends the drag', async () => {
    const id = await create('Lamps');
    const { page, open, complaints } = await run.as('admin');
    await open('/crm');
    await dragOver(page, 'Lamps', stage('Proposal'));
    await page.keyboard.press('Escape');
    await page.locator('[data-drop]').first().waitFor({ state: 'detached' });
    await page.mouse.up();
    await waitUntilIdle(page);
    await column(page, 'Prospecting').getByRole('link', { name: 'Lamps' }).waitFor();
    expect(await stageOf(id)).toBe('prospecting');
    expect(complaints).toEqual([]);
  });

  test('has no cards to drag for roles that may only read', async () => {
    await create('Chairs');
    const { page, open } = await run.as('viewer');
    await open('/crm');
    await card(page, 'Chairs').waitFor();
    expect(await page.locator('[draggable="true"]').count()).toBe(0);
  });
});
