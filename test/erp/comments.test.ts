import { createApiKey } from '../../src/erp/auth/index.js';
import { asIfRunning, failure, startTestApp, type TestApp } from '../support/app.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { mailOptions } from '../support/mail.js';

let app: TestApp;
let viewerId: number;
beforeAll(async () => {
  // No mail is sent, because no worker runs.
  app = await startTestApp({ config: { mail: mailOptions(9) } });
  viewerId = Number((await app.as('viewer').auth.me()).data.id);
});
afterAll(() => app.close());

const admin = () => app.as('admin');
const newCustomer = async () => (await admin().customers.create({ name: 'Ana' })).data.id;
const comment = async (id: number, text: string) =>
  (await admin().comments.create('customer', id, { text })).data;
const missing = { statusCode: 404, code: 'not_found' };

describe('a comment', () => {
  test('is written by those who may read the record, and names the users that it mentions', async () => {
    const id = await newCustomer();
    const text = `<@${viewerId}> please call\n<@${viewerId}>`;
    const { data } = await app.as('viewer').comments.create('customer', id, { text });
    expect(data).toMatchObject({
      kind: 'customer',
      recordId: id,
      text,
      mentions: [{ id: viewerId, name: 'viewer' }],
      author: { type: 'user', id: viewerId, name: 'viewer' },
      version: 1,
      editedAt: null,
      deletedAt: null,
    });
    expect((await admin().comments.get(data.id)).data).toEqual(data);
  });

  test('mentions active users of the company only, and at most twenty', async () => {
    const id = await newCustomer();
    const strangerId = Number((await app.as('stranger').auth.me()).data.id);
    const refused = { statusCode: 400, code: 'validation_failed' };
    const many = Array.from({ length: 21 }, (_, place) => `<@${place + 1}>`).join('');
    for (const text of [`<@${strangerId}>`, '<@999999>', many]) {
      const fault = await failure(comment(id, text));
      expect(fault).toMatchObject(refused);
      expect(fault.details?.map(({ path }) => path)).toEqual(['body.text']);
    }
    expect((await admin().timeline.get('customer', id, { types: ['comment'] })).data).toEqual([]);
  });

  test('has 1 to 4,000 letters', async () => {
    const id = await newCustomer();
    expect((await comment(id, 'x'.repeat(4_000))).text).toHaveLength(4_000);
    for (const text of ['', ' ', 'x'.repeat(4_001)]) {
      expect(await failure(comment(id, text))).toMatchObject({ statusCode: 400 });
    }
  });

  test('is changed by its author for fifteen minutes, against its version', async () => {
    const { id } = await comment(await newCustomer(), 'one');
    const { data } = await admin().comments.update(id, { text: 'two' }, { ifMatch: 1 });
    expect(data).toMatchObject({ text: 'two', version: 2, editedAt: expect.any(String) });
    const late = admin().comments.update(id, { text: 'three' }, { ifMatch: 1 });
    expect(await failure(late)).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    const other = app.as('manager').comments.update(id, { text: 'three' });
    expect(await failure(other)).toMatchObject({ statusCode: 403, code: 'not_the_author' });
    app.clock.advance(15 * 60_000);
    await admin().comments.update(id, { text: 'three' });
    app.clock.advance(1);
    expect(await failure(admin().comments.update(id, { text: 'four' }))).toMatchObject({
      statusCode: 409,
      code: 'comment_not_editable',
    });
    expect(await failure(admin().comments.update(999_999, { text: 'x' }))).toMatchObject(missing);
  });

  test('is deleted by its author or an administrator, and leaves a sign without its text', async () => {
    const record = await newCustomer();
    const { data } = await app.as('viewer').comments.create('customer', record, { text: 'secret' });
    const other = app.as('manager').comments.delete(data.id);
    expect(await failure(other)).toMatchObject({ statusCode: 403, code: 'not_the_author' });
    await admin().comments.delete(data.id);
    const again = { statusCode: 409, code: 'comment_not_editable' };
    expect(await failure(admin().comments.delete(data.id))).toMatchObject(again);
    const after = (await admin().comments.get(data.id)).data;
    expect(after).toMatchObject({ text: null, mentions: [], deletedAt: expect.any(String) });
    const change = app.as('viewer').comments.update(data.id, { text: 'again' });
    expect(await failure(change)).toMatchObject({ code: 'comment_not_editable' });
    const audit = await admin().audit.list({ objectType: 'comment', objectId: String(data.id) });
    expect(JSON.stringify(audit)).not.toContain('secret');
    expect(audit.data).toHaveLength(2);
    expect(await failure(admin().comments.delete(999_999))).toMatchObject(missing);
  });

  test('is for those who may read the record, in its company', async () => {
    const record = await newCustomer();
    const { id } = await comment(record, 'x');
    const { companyId, database, clock } = app;
    const key = { companyId, name: 'stock', permissions: ['products:read'] };
    const { value: apiKey } = await createApiKey(database.knex, key, clock.now());
    const stock = app.client({ apiKey });
    const refused = { statusCode: 403, code: 'insufficient_permissions' };
    expect(await failure(stock.comments.get(id))).toMatchObject(refused);
    expect(await failure(stock.comments.update(id, { text: 'x' }))).toMatchObject(refused);
    expect(await failure(stock.comments.delete(id))).toMatchObject(refused);
    expect(await failure(stock.comments.create('customer', record, { text: 'x' }))).toMatchObject(
      refused,
    );
    expect(await failure(stock.timeline.get('customer', record))).toMatchObject(refused);
    const stranger = app.as('stranger');
    expect(await failure(stranger.comments.get(id))).toMatchObject(missing);
    expect(
      await failure(stranger.comments.create('customer', record, { text: 'x' })),
    ).toMatchObject(missing);
    expect(await failure(stranger.timeline.get('customer', record))).toMatchObject(missing);
  });

  test('is written once by a repeated request', async () => {
    const id = await newCustomer();
    const idempotencyKey = 'comment once';
    const create = () => admin().comments.create('customer', id, { text: 'x' }, { idempotencyKey });
    const [first, second] = [await create(), await create()];
    expect(second.data).toEqual(first.data);
    await asIfRunning(app, idempotencyKey);
    expect(await failure(create())).toMatchObject({ code: 'idempotency_in_progress' });
  });

  test('has its changes in the changes feed', async () => {
    const { nextAfter } = await admin().events.list({ after: 0, limit: 500 });
    const { id } = await comment(await newCustomer(), 'one');
    await admin().comments.update(id, { text: 'two' });
    await admin().comments.delete(id);
    const events = await admin().events.list({ after: nextAfter });
    expect(events.data.map(({ type }) => type)).toEqual([
      'customer.created',
      'comment.created',
      'comment.updated',
      'comment.deleted',
    ]);
  });
});

describe('the timeline of a record', () => {
  test('has changes, comments, attachments and mails, newest first, on pages without a gap', async () => {
    const id = await newCustomer();
    const file = { data: new TextEncoder().encode('x'), filename: 'a.txt' };
    await comment(id, 'same moment');
    await admin().attachments.create('customer', id, { file });
    await comment(id, 'same moment too');
    app.clock.advance(1_000);
    await admin().customers.update(id, { name: 'Ana', phone: '809-555-0100' });
    app.clock.advance(1_000);
    await app.database.knex('mails').insert({
      company_id: app.companyId,
      template: 'test',
      locale: 'en',
      recipient: 'ana@example.com',
      subject: 'About Ana',
      message_id: '<1@example.com>',
      status: 'sent',
      about_kind: 'customer',
      about_id: id,
      created_at: app.clock.now(),
      updated_at: app.clock.now(),
    });
    const whole = (await admin().timeline.get('customer', id)).data;
    expect(whole.map(({ type }) => type)).toEqual([
      'mail',
      'change',
      'change',
      'comment',
      'comment',
      'attachment',
    ]);
    expect(whole[0]?.mail).toEqual({
      template: 'test',
      recipient: 'ana@example.com',
      subject: 'About Ana',
      status: 'sent',
    });
    expect(whole[1]).toMatchObject({
      action: 'updateCustomer',
      authorName: 'admin',
      changes: expect.arrayContaining([
        expect.objectContaining({ path: 'phone', before: null, after: '809-555-0100' }),
      ]),
    });
    expect(whole[3]?.comment?.text).toBe('same moment too');
    expect(whole[5]?.attachment?.fileName).toBe('a.txt');
    for (const limit of [1, 2, 3, 4, 5]) {
      const found = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<SvcTimeline>> = await admin().timeline.get('customer', id, {
          limit,
          ...(cursor !== null && { cursor }),
        });
        expect(page.data.length).toBeLessThanOrEqual(limit);
        found.push(...page.data);
        cursor = page.nextCursor;
      } while (cursor !== null);
      expect(found).toEqual(whole);
    }
    const seen = (await app.as('viewer').timeline.get('customer', id)).data;
    expect(seen[0]?.mail?.recipient).toBeNull();
    const some = await admin().timeline.get('customer', id, { types: ['comment', 'mail'] });
    expect(some.data.map(({ type }) => type)).toEqual(['mail', 'comment', 'comment']);
  });

  test('of a user has the mails that the server wrote to the user', async () => {
    const person = { name: 'Rosa', email: 'rosa-timeline@example.com', role: 'viewer' };
    const { data } = await admin().users.create({ ...person, invite: true });
    const entries = await admin().timeline.get('user', data.id, { types: ['mail'] });
    expect(entries.data.map(({ mail }) => [mail?.template, mail?.recipient, mail?.status])).toEqual(
      [['invitation', person.email, 'queued']],
    );
  });

  test('leaves out what needs another permission', async () => {
    const { data } = await admin().products.create({ code: 'TL-1', name: 'Lamp', price: 1 });
    await app.database.knex('audit_log').insert({
      company_id: app.companyId,
      at: app.clock.now(),
      actor_type: 'user',
      action: 'updateProduct',
      object_type: 'product',
      object_id: String(data.id),
      after: JSON.stringify({ averageCost: 5, name: 'Lamp' }),
    });
    const paths = async (role: 'admin' | 'viewer') =>
      (await app.as(role).timeline.get('product', data.id)).data[0]?.changes.map(
        ({ path }) => path,
      );
    expect([...((await paths('admin')) ?? [])].sort()).toEqual(['averageCost', 'name']);
    expect(await paths('viewer')).toEqual(['name']);
  });

  test('refuses a cursor that no reply gave, and an unknown record', async () => {
    const id = await newCustomer();
    const forged = [
      'nonsense',
      Buffer.from('[1,"change"]').toString('base64url'),
      Buffer.from('[1e99,"change",1]').toString('base64url'),
      Buffer.from('[1,"other",1]').toString('base64url'),
    ];
    for (const cursor of forged) {
      const fault = await failure(admin().timeline.get('customer', id, { cursor }));
      expect(fault).toMatchObject({ statusCode: 400, code: 'invalid_cursor' });
    }
    expect(await failure(admin().timeline.get('customer', 999_999))).toMatchObject(missing);
    expect(await failure(admin().timeline.get('mail', 1))).toMatchObject(missing);
  });
});

type SvcTimeline = ReturnType<TestApp['as']>['timeline']['get'];
