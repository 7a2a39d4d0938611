import type { SvcErp } from '../../sdk/erp/index.js';
import { updateLockedThrough } from '../../src/erp/config/index.js';
import { failure, startTestApp, type TestApp } from '../support/app.js';
import { createProduct } from '../support/goods.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '../support/jest.js';

let app: TestApp;
let config: SvcErp['config'];
beforeAll(async () => {
  app = await startTestApp();
  config = app.as('admin').config;
});
afterAll(() => app.close());

/** Returns the newest audit row of an operation, and the number of its rows. */
async function audit(action: string) {
  const rows = await app.database
    .knex('audit_log as a')
    .where({ 'a.company_id': app.companyId, 'a.action': action })
    .orderBy('a.id', 'desc')
    .select('a.object_type', 'a.object_id', 'a.before', 'a.after', 'a.actor_name');
  return { count: rows.length, newest: rows[0] as Record<string, unknown> | undefined };
}

async function events(type: string): Promise<number> {
  const rows = await app.database
    .knex('outbox as o')
    .where({ 'o.company_id': app.companyId, 'o.type': type })
    .select('o.id');
  return rows.length;
}

describe('getCompany', () => {
  test('returns the company with every number series', async () => {
    const { data } = await app.as('viewer').config.company();
    expect(data).toMatchObject({
      id: app.companyId,
      name: 'OWN',
      tradeName: null,
      address: {},
      baseCurrency: 'DOP',
      timeZone: 'America/Santo_Domingo',
      locale: 'en',
      taxRounding: 'document',
      pricesIncludeTax: false,
      overReceiptTolerance: 0,
      priceTolerance: 0,
      auditRetentionDays: null,
      lockedThrough: null,
      logoUrl: null,
    });
    expect(data.series.map(({ code, prefix }) => [code, prefix])).toEqual([
      ['invoice', 'F-'],
      ['credit_note', 'NC-'],
      ['adjustment', 'AJ-'],
      ['transfer', 'TR-'],
      ['purchase_order', 'OC-'],
      ['reception', 'RC-'],
      ['collection', 'RE-'],
      ['vendor_payment', 'PA-'],
    ]);
  });

  test('refuses a caller without config:read', async () => {
    const error = await failure(app.as('warehouse').config.company());
    expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
  });
});

describe('updateCompany', () => {
  test('sets the members sent, preserves absent ones, and clears null', async () => {
    const address = { line1: 'Av. Bolívar 3', city: 'Santo Domingo', country: 'DO' };
    const { data: first } = await config.updateCompany({
      name: 'Peña, S.R.L.',
      tradeName: 'Peña',
      taxId: '101000001',
      email: 'ventas@example.com',
      phone: '+1 809 555 0100',
      address,
      logoUrl: 'https://example.com/logo.png',
      taxRounding: 'line',
      pricesIncludeTax: true,
      overReceiptTolerance: 2.5,
    });
    expect(first).toMatchObject({ name: 'Peña, S.R.L.', taxRounding: 'line', address });
    const cleared = { name: 'Peña', tradeName: '', email: null, address: null };
    const { data } = await config.updateCompany(cleared);
    expect(data).toMatchObject({
      name: 'Peña',
      tradeName: null,
      email: null,
      address: {},
      taxId: '101000001',
      phone: '+1 809 555 0100',
      logoUrl: 'https://example.com/logo.png',
      pricesIncludeTax: true,
      overReceiptTolerance: 2.5,
      version: first.version + 1,
    });
    expect((await config.company()).data).toEqual(data);
  });

  test('leaves the retention of the audit log to callers who manage users', async () => {
    const { data: company } = await app.as('admin').config.company();
    const change = (auditRetentionDays: number | null) =>
      app.as('manager').config.updateCompany({ name: company.name, auditRetentionDays });
    expect(await failure(change(365))).toMatchObject({
      statusCode: 403,
      details: [{ path: 'body.auditRetentionDays' }],
    });
    expect((await change(company.auditRetentionDays)).ok).toBe(true);
  });

  test('writes one audit row with before and after, and an event', async () => {
    const { count } = await audit('updateCompany');
    const told = await events('company.updated');
    await config.updateCompany({ name: 'Before' });
    await config.updateCompany({ name: 'After', phone: '123' });
    const after = await audit('updateCompany');
    expect(after.count).toBe(count + 2);
    expect(after.newest).toMatchObject({
      object_type: 'company',
      before: { name: 'Before' },
      after: { name: 'After', phone: '123' },
    });
    expect(await events('company.updated')).toBe(told + 2);
  });

  test('answers 412 to an old version in If-Match, and changes nothing', async () => {
    const { data } = await config.updateCompany({ name: 'First' });
    await config.updateCompany({ name: 'Second' }, { ifMatch: data.version });
    const error = await failure(config.updateCompany({ name: 'Third' }, { ifMatch: data.version }));
    expect(error).toMatchObject({ statusCode: 412, code: 'version_mismatch' });
    expect((await config.company()).data.name).toBe('Second');
  });

  test.each([
    [{ timeZone: 'America/Nowhere' }, 'validation_failed', 'body.timeZone'],
    [{ timeZone: '+02:00' }, 'validation_failed', 'body.timeZone'],
    [{ locale: 'fr' }, 'validation_failed', 'body.locale'],
    [{ email: 'nobody' }, 'validation_failed', 'body.email'],
    [{ taxRounding: 'never' }, 'validation_failed', 'body.taxRounding'],
    [{ overReceiptTolerance: -1 }, 'validation_failed', 'body.overReceiptTolerance'],
    [{ overReceiptTolerance: 0.00001 }, 'too_many_decimals', 'body.overReceiptTolerance'],
    [{ logoUrl: 'javascript:alert(1)' }, 'validation_failed', 'body.logoUrl'],
    [{ address: { country: 'dom' } }, 'validation_failed', undefined],
    [{ baseCurrency: 'USD' }, 'unknown_field', 'body.baseCurrency'],
    [{ lockedThrough: '2026-01-01' }, 'unknown_field', 'body.lockedThrough'],
  ])('answers 400 to %j: %s', async (members, code, path) => {
    const error = await failure(
      config.updateCompany({ name: 'X', ...members } as { name: string }),
    );
    expect(error).toMatchObject({ statusCode: 400, code });
    if (path !== undefined) expect(error.details?.[0]).toMatchObject({ path });
  });

  test('returns instants in the new time zone from then on', async () => {
    const { data } = await config.updateCompany({ name: 'X', timeZone: 'Asia/Tokyo' });
    expect(data.createdAt).toMatch(/\+09:00$/);
    const { data: back } = await config.updateCompany({
      name: 'X',
      timeZone: 'America/Santo_Domingo',
    });
    expect(back.updatedAt).toMatch(/-04:00$/);
  });
});

describe('lockPeriod', () => {
  const manager = () => app.as('manager').config;
  beforeEach(() => updateLockedThrough(app.database.knex, app.companyId, null, app.clock.now()));

  test('moves the lock forward with config:write only, and audits it', async () => {
    await manager().lockPeriod({ lockedThrough: '2025-12-31' });
    const { data } = await manager().lockPeriod({ lockedThrough: '2026-01-31' });
    expect(data.lockedThrough).toBe('2026-01-31');
    const company = (await config.company()).data;
    expect([company.lockedThrough, company.version]).toEqual(['2026-01-31', data.version]);
    expect((await audit('lockPeriod')).newest).toMatchObject({
      actor_name: 'manager',
      before: { lockedThrough: '2025-12-31' },
      after: { lockedThrough: '2026-01-31' },
    });
  });

  test.each([[null], ['2025-12-30']])(
    'requires periods:unlock to open closed days, to %p',
    async (lockedThrough) => {
      await manager().lockPeriod({ lockedThrough: '2025-12-31' });
      const error = await failure(manager().lockPeriod({ lockedThrough }));
      expect(error).toMatchObject({ statusCode: 403, code: 'insufficient_permissions' });
      expect((await config.company()).data.lockedThrough).toBe('2025-12-31');
      const told = await events('period.unlocked');
      expect((await config.lockPeriod({ lockedThrough })).data.lockedThrough).toBe(lockedThrough);
      expect(await events('period.unlocked')).toBe(told + 1);
    },
  );

  test('changes nothing for the same day', async () => {
    const { data } = await manager().lockPeriod({ lockedThrough: '2025-12-31' });
    const again = await manager().lockPeriod({ lockedThrough: '2025-12-31' });
    expect(again.data).toEqual(data);
  });

  test.each([['2026-02-01'], ['2026-02-30'], ['0000-01-01']])(
    'answers 400 to %s, a future or invalid day',
    async (lockedThrough) => {
      const error = await failure(config.lockPeriod({ lockedThrough }));
      expect(error).toMatchObject({ statusCode: 400, code: 'validation_failed' });
      expect(error.details?.[0]).toMatchObject({ path: 'body.lockedThrough' });
    },
  );

  test('refuses documents dated on or before the day from then on', async () => {
    const { id: productId } = await createProduct(app);
    await manager().lockPeriod({ lockedThrough: '2026-01-30' });
    const book = (date: string) =>
      app.as('warehouse').inventory.adjust({
        warehouseId: app.warehouseId,
        reason: 'count',
        date,
        lines: [{ productId, quantityDelta: 1 }],
      });
    expect(await failure(book('2026-01-30'))).toMatchObject({ code: 'period_locked' });
    expect((await book('2026-01-31')).data.date).toBe('2026-01-31');
  });
});
