import { followWatches } from '../../src/erp/activity/watch-feed.js';
import { inChromium } from '../support/chromium.js';
import { expect, test } from '../support/jest.js';
import { consoleTest, expectAccessible } from './support.js';

inChromium('the activity of a record', () => {
  const run = consoleTest();

  test('shows comments, attachments and tags, which a user adds and deletes', async () => {
    const { data: customer } = await run.app.as('admin').customers.create({ name: 'Ana Reyes' });
    const tab = await run.as('admin');
    const { complaints, open, page } = tab;
    await open(`/customers/${customer.id}`);
    const card = page.locator('section.card', {
      has: page.getByRole('heading', { name: 'Activity' }),
    });
    const comment = card.getByLabel('Comment', { exact: true });
    await comment.fill('Call first,');
    await card.getByLabel('Mention a user').selectOption('viewer');
    await card.getByRole('button', { name: 'Add comment' }).click();
    await card.getByText('Call first, @viewer').waitFor();
    expect(await comment.inputValue()).toBe('');

    const buffer = Buffer.from('hello');
    await card
      .getByLabel('Attach a file')
      .setInputFiles({ name: 'note.txt', mimeType: 'text/plain', buffer });
    await card.getByRole('button', { name: 'Attach', exact: true }).click();
    await card.getByText('Attached note.txt').waitFor();
    const download = page.waitForEvent('download');
    await card.getByRole('button', { name: 'note.txt' }).click();
    expect((await download).suggestedFilename()).toBe('note.txt');

    await card.getByLabel('Tags').fill('export, urgent');
    await card.getByRole('button', { name: 'Set tags' }).click();
    await card.getByText('Change tags').waitFor();
    const { data: tags } = await run.app.as('admin').tags.get('customer', customer.id);
    expect(tags).toEqual({ tags: ['export', 'urgent'] });
    await expectAccessible(tab);

    await card
      .getByRole('row', { name: /note\.txt/ })
      .getByRole('button', { name: 'Delete' })
      .click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await card.getByText('No attachments yet').waitFor();
    await card.getByRole('listitem').getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await card.getByText('This comment was deleted.').waitFor();
    expect(complaints).toEqual([]);
  });

  test('tells watchers by the bell, which leads to the record', async () => {
    const { data: customer } = await run.app.as('admin').customers.create({ name: 'Luis' });
    const { complaints, open, page } = await run.as('viewer');
    await open(`/customers/${customer.id}`);
    await page.getByRole('button', { name: 'Watch' }).click();
    await page.getByRole('button', { name: 'Stop watching' }).waitFor();
    await run.app.as('admin').comments.create('customer', customer.id, { text: 'hello' });
    await followWatches(run.app.database.knex, run.app.companyId);
    await open('/notifications');
    await page.getByText(/^\d unread$/).waitFor();
    await page.getByRole('button', { name: 'Mark all as read' }).click();
    await page.getByText(/^\d unread$/).waitFor({ state: 'detached' });
    await page
      .getByRole('link', { name: `Customer ${customer.id}` })
      .first()
      .click();
    await page.getByRole('heading', { name: 'Luis' }).waitFor();
    expect(complaints).toEqual([]);
  });

  test('lets authors change a comment while it is new', async () => {
    const { data: customer } = await run.app.as('admin').customers.create({ name: 'Marta' });
    run.app.clock.set(new Date());
    const { complaints, open, page } = await run.as('admin');
    await open(`/customers/${customer.id}`);
    const box = page.getByLabel('Comment', { exact: true });
    await box.fill('Call before noon');
    await page.getByRole('button', { name: 'Add comment' }).click();
    const line = page.getByRole('listitem').filter({ hasText: 'Call before noon' });
    await line.getByRole('button', { name: 'Edit' }).click();
    const form = page.getByRole('dialog');
    await form.getByLabel('Comment', { exact: true }).fill('Call after noon');
    await form.getByRole('button', { name: 'Save' }).click();
    const changed = page.getByRole('listitem').filter({ hasText: 'Call after noon' });
    await changed.getByText('edited', { exact: true }).waitFor();
    run.app.clock.advance(-16 * 60_000);
    await box.fill('Written long ago');
    await page.getByRole('button', { name: 'Add comment' }).click();
    const old = page.getByRole('listitem').filter({ hasText: 'Written long ago' });
    await old.getByRole('button', { name: 'Delete' }).waitFor();
    expect(await old.getByRole('button', { name: 'Edit' }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});
