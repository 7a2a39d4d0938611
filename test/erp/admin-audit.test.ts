import type { ListAuditEntriesQuery, SvcErp } from '../../sdk/erp/index.js';
import { changesOf } from '../../src/erp/admin/audit/rules.js';
import { type AuditEntry, writeAudit } from '../../src/kernel/audit/queries.js';
import type { Db } from '../../src/kernel/db/client.js';
import { inTransaction } from '../../src/kernel/db/transaction.js';
import type { RequestFacts } from '../../src/kernel/principal.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { onPostgres } from '../support/db.js';
import { adjust, createProduct } from '../support/goods.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let admin: SvcErp;
beforeAll(async () => {
  app = await startTestApp();
  admin = app.as('admin');
});
afterAll(() => app.close());

const list = async (query: ListAuditEntriesQuery) =>
  (await admin.audit.list({ pageSize: 100, ...query })).data;

const rowCount = async () => {
  const rows = app.database.knex('audit_log as a').where('a.company_id', app.companyId);
  const [row] = await rows.count<{ count: number }[]>('*');
  return Number(row?.count);
};

function writeSystemEntry(db: Db, entry: AuditEntry): Promise<void> {
  const actor = { companyId: app.companyId, type: 'system' as const, id: undefined, name: 'x' };
  const request = { requestId: 'r', ip: '', userAgent: '', locale: 'en', operationId: 'x' };
  return writeAudit(db, actor, request as RequestFacts, app.clock.now(), entry);
}

describe('listAuditEntries', () => {
  test('returns actor, action, record, origin and changes of each entry', async () => {
    const product = await createProduct(app, { price: 1.5 });
    const { id, code } = product;
    const requestId = 'audit-test-1';
    await app.fetch(`/api/products/${id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${app.tokenOf('admin')}`,
        'content-type': 'application/json',
        'x-request-id': requestId,
      },
      body: JSON.stringify({ code, name: product.name, price: 1.75 }),
    });
    const [entry, ...more] = await list({ requestId });
    expect(more).toEqual([]);
    expect(entry).toMatchObject({
      actorType: 'user',
      actorName: 'admin',
      action: 'updateProduct',
      ip: '127.0.0.1',
      objectType: 'product',
      objectId: String(id),
      requestId,
      before: { code },
      changes: [{ path: 'price', before: '1.500000', after: '1.750000' }],
    });
    expect(entry?.at).toMatch(/-04:00$/);
    expect(entry?.actorId).toBe((await admin.auth.me()).data.id);
  });

  test('lists the newest first with an exact total; cursors visit each entry once during writes', async () => {
    for (let at = 0; at < 6; at += 1) {
      app.clock.advance(1000);
      await createProduct(app);
    }
    const reply = await admin.audit.list({ pageSize: 3 });
    expect(reply.totalCount).toBe(await rowCount());
    expect(reply.data.map(({ at }) => at)).toEqual(
      reply.data
        .map(({ at }) => at)
        .sort()
        .reverse(),
    );
    const seen: number[] = [];
    for await (const { id } of admin.audit.list({ action: 'createProduct', pageSize: 2 })) {
      seen.push(id);
      if (seen.length % 2 === 0 && seen.length < 8) await createProduct(app);
    }
    expect(new Set(seen).size).toBe(seen.length);
  });

  test('finds entries by each filter alone, and by all together', async () => {
    const { id } = await createProduct(app);
    const object = { objectType: 'product', objectId: String(id) };
    const [entry] = await list(object);
    const actorId = (await admin.auth.me()).data.id;
    const all = {
      ...object,
      action: 'createProduct',
      actorType: 'user' as const,
      actorId,
      ip: '127.0.0.1',
      requestId: entry?.requestId ?? '',
      search: 'CREATEprod',
      dateFrom: '2026-01-01',
      dateTo: '2027-01-01',
    };
    expect(await list(all)).toEqual([entry]);
    const { action, ip, search } = all;
    const some: ListAuditEntriesQuery[] = [
      { action },
      { ip },
      { search },
      { objectType: 'product' },
      { actorType: 'user' },
      { actorType: 'user', actorId },
    ];
    for (const query of some) {
      expect((await list(query)).map((one) => one.id)).toContain(entry?.id);
    }
    const none: ListAuditEntriesQuery[] = [
      { ...all, action: 'voidInvoice' },
      { ...all, ip: '10.0.0.1' },
      { ...all, actorType: 'api_key' },
      { ...all, dateFrom: '2026-12-01' },
      { ...all, search: '%' },
    ];
    for (const query of none) expect(await list(query)).toEqual([]);
  });

  test('includes the whole day of dateTo, or an exact instant', async () => {
    const { id } = await createProduct(app);
    const object = { objectType: 'product', objectId: String(id) };
    const [entry] = await list(object);
    const at = entry?.at ?? '';
    expect(await list({ ...object, dateFrom: at, dateTo: at })).toHaveLength(1);
    expect(
      await list({ ...object, dateFrom: at.slice(0, 10), dateTo: at.slice(0, 10) }),
    ).toHaveLength(1);
    expect(await list({ ...object, updatedSince: at })).toHaveLength(1);
  });

  test('finds the actor in any letter case, with or without accents', async () => {
    const user = { name: 'Íñigo Núñez', email: 'inigo@example.com', role: 'manager' as const };
    await admin.users.create({ ...user, password: 'correct horse battery' });
    const person = app.client();
    await person.auth.login({ email: user.email, password: 'correct horse battery' });
    await person.products.create({ code: 'IN-1', name: 'By Íñigo', price: 1 });
    for (const search of ['iñigo nuñez', 'INIGO NUNEZ', 'Íñigo']) {
      expect((await list({ search, action: 'createProduct' })).map((one) => one.actorName)).toEqual(
        [user.name],
      );
    }
  });

  describe('hides values that the reader may not see elsewhere', () => {
    const entriesFor = async (erp: SvcErp, query: ListAuditEntriesQuery) =>
      (await erp.audit.list({ pageSize: 100, ...query })).data;

    test('hides costs without inventory:cost', async () => {
      const { id: productId } = await createProduct(app);
      const { data: made } = await adjust(app, [{ productId, quantityDelta: 2, unitCost: 7.25 }]);
      const object = { objectType: 'adjustment', objectId: String(made.id) };
      const [own] = await entriesFor(admin, object);
      expect(own?.after).toMatchObject({ lines: [{ productId, unitCost: 7.25, value: 14.5 }] });
      const [seen] = await entriesFor(app.as('viewer'), object);
      expect(seen?.after).toMatchObject({ lines: [{ productId, delta: 2, after: 2 }] });
      expect(JSON.stringify(seen)).not.toMatch(/unitCost|value|7\.25|14\.5/);
    });

    test('shows e-mails of users and addresses of callers to administrators only', async () => {
      const email = 'seen-by-administrators@example.com';
      const user = { name: 'Seen', email, role: 'viewer' as const };
      const { id } = (await admin.users.create({ ...user, password: 'correct horse battery' }))
        .data;
      await failure(app.client().auth.login({ email, password: 'wrong' }));
      const object = { objectType: 'user', objectId: String(id) };
      for (const entry of await entriesFor(admin, object)) {
        expect(entry).toMatchObject({ ip: '127.0.0.1', after: { email } });
      }
      for (const role of ['viewer', 'manager'] as const) {
        const entries = await entriesFor(app.as(role), object);
        expect(entries).toHaveLength(2);
        for (const entry of entries) {
          expect(entry).toMatchObject({ ip: null, before: null, after: null, changes: [] });
        }
        expect(await failure(app.as(role).audit.list({ ip: '127.0.0.1' }))).toMatchObject({
          statusCode: 403,
          code: 'insufficient_permissions',
        });
      }
    });

    test('shows verification records only with the permissions of that API', async () => {
      const entry = {
        objectType: 'kyc_workflow' as const,
        objectId: 'wf-audit',
        after: { name: 'Tier 1' },
      };
      await writeSystemEntry(app.database.knex, entry);
      const object = { objectType: 'kyc_workflow', objectId: 'wf-audit' };
      expect((await entriesFor(admin, object))[0]?.after).toEqual({ name: 'Tier 1' });
      expect((await entriesFor(app.as('manager'), object))[0]?.after).toBeNull();
    });
  });

  test('includes a failed login of a known user, without the password', async () => {
    const email = app.email('viewer');
    await failure(app.client().auth.login({ email, password: 'open sesame' }));
    const [entry] = await list({ action: 'login', search: 'viewer' });
    expect(entry?.after).toEqual({ email, reason: 'invalid_credentials' });
    expect(JSON.stringify(await list({}))).not.toContain('open sesame');
  });

  test.each([
    ['actorId=1', 'query.actorId'],
    ['objectId=1', 'query.objectId'],
    ['actorType=robot', 'query.actorType'],
    ['dateFrom=2026-02-30', 'query.dateFrom'],
    ['sortBy=action', 'query.sortBy'],
  ])('answers 400 to %s, naming the field', async (query, path) => {
    const reply = await app.fetch(`/api/admin/audit?${query}`, {
      headers: { authorization: `Bearer ${app.tokenOf('admin')}` },
    });
    const body: unknown = await reply.json();
    expect(reply.status).toBe(400);
    expect(body).toMatchObject({ details: [expect.objectContaining({ path })] });
  });

  test('lists entries of the own company only, and requires audit:read', async () => {
    const theirs = (await app.as('stranger').audit.list()).data;
    expect(theirs.every(({ actorName }) => actorName === 'stranger')).toBe(true);
    const error = await failure(app.as('warehouse').audit.list());
    expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
  });
});

describe('the audit log', () => {
  test('is written in the transaction of the change: a refused write leaves no row and no count', async () => {
    const { code } = await createProduct(app);
    const before = [await rowCount(), (await admin.audit.list()).totalCount];
    const error = await failure(admin.products.create({ code, name: 'Twice', price: 1 }));
    expect(error).toMatchObject({ code: 'duplicate_code' });
    expect([await rowCount(), (await admin.audit.list()).totalCount]).toEqual(before);
  });

  test.each(['update', 'del'] as const)(
    'refuses %s of a row that an operation wrote',
    async (how) => {
      const rows = app.database.knex('audit_log').where('company_id', app.companyId);
      const change = how === 'del' ? rows.del() : rows.update({ action: 'forged' });
      await expect(change).rejects.toMatchObject({ code: '42501' });
      expect(await list({ action: 'forged' })).toEqual([]);
    },
  );

  onPostgres('the counter of audit entries', () => {
    test('does not delay other writers during an open transaction', async () => {
      await inTransaction(app.database.knex, async (trx) => {
        await writeSystemEntry(trx, { objectType: 'product', objectId: 'open-one' });
        await Promise.all(Array.from({ length: 5 }, () => createProduct(app)));
      });
      expect((await admin.audit.list()).totalCount).toBe(await rowCount());
    });
  });
});

describe('changesOf', () => {
  test('returns every value that differs, by its path', () => {
    const before = { name: 'A', address: { city: 'X', zip: '1' }, lines: [{ n: 1 }], same: true };
    const after = { name: 'B', address: { city: 'X' }, lines: [{ n: 1 }, { n: 2 }], same: true };
    expect(changesOf(before, after)).toEqual([
      { path: 'name', before: 'A', after: 'B' },
      { path: 'address.zip', before: '1', after: null },
      { path: 'lines.1.n', before: null, after: 2 },
    ]);
  });

  test('returns all members of a new object, none for no object, and at most a thousand', () => {
    expect(changesOf(null, { id: 1 })).toEqual([{ path: 'id', before: null, after: 1 }]);
    expect(changesOf(null, null)).toEqual([]);
    expect(changesOf(null, { list: Array.from({ length: 5000 }, () => 1) })).toHaveLength(1000);
  });
});
