import { createHash } from 'node:crypto';
import { findUserByEmail } from '../../src/erp/auth/queries.js';
import { createPrincipals } from '../../src/kernel/auth/callers/principals.js';
import { readToken } from '../../src/kernel/auth/keys/opaque-token.js';
import { createPasswords } from '../../src/kernel/auth/passwords.js';
import { rollback } from '../../src/kernel/db/migrate.js';
import { grantableScopes } from '../../src/kernel/permissions.js';
import { migrations } from '../../src/migrations/index.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { now, openWorkplace, type Workplace } from './support.js';

let at: Workplace;
beforeAll(async () => {
  at = await openWorkplace();
});
afterAll(() => at.close());

const create = (what: string, options: Readonly<Record<string, string>>) =>
  at.cli(
    'create',
    what,
    ...Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]),
    '--json',
  );

describe('every command', () => {
  test('is listed by --help and describes its own options', async () => {
    const all = await at.cli('--help');
    expect(all.code).toBe(0);
    const names = [...all.out.matchAll(/^ {2}(\w+(?: [\w-]+)?) {2,}/gm)].map(([, name]) => name);
    expect(names).toHaveLength(50);
    for (const name of names) {
      const own = await at.cli(...(name ?? '').split(' '), '--help');
      expect([own.code, own.err]).toEqual([0, '']);
      expect(own.out).toContain(`npm run cli -- ${name}`);
    }
  });

  test.each([
    [[], 'Usage:'],
    [['create', 'frob'], 'There is no command create frob'],
    [['create', 'user', '--company', 'ACME'], 'create user needs --name, --email, --role'],
    [['migrate', '--fast'], "Unknown option '--fast'"],
    [['migrate', '--to', 'now'], '--to takes the number of a migration, not now'],
    [['migrate', 'now'], "Unexpected argument 'now'"],
    [['import', 'products', '--company', 'ACME'], 'import products needs FILE'],
    [['import', 'products', 'a.csv', 'b.csv', '--company', 'ACME'], 'takes one FILE'],
  ])('exits with 2 when it is typed wrongly: %j', async (args, message) => {
    const { code, out, err } = await at.cli(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(message);
  });
});

describe('create company', () => {
  test('creates the company and its warehouse MAIN, both audited as the operator', async () => {
    let id: unknown;
    const rows = await at.audited(async () => {
      const made = await create('company', {
        code: 'NUEVA',
        name: 'Nueva, S.A.',
        'time-zone': 'America/Bogota',
        currency: 'COP',
        locale: 'es',
      });
      expect([made.code, made.err]).toEqual([0, '']);
      id = made.json()['id'];
    });
    expect(
      rows.map(({ action, actor_type, object_type }) => [action, actor_type, object_type]),
    ).toEqual([
      ['create company', 'operator', 'company'],
      ['create company', 'operator', 'warehouse'],
    ]);
    expect(rows[0]).toMatchObject({ company_id: id, after: { baseCurrency: 'COP' } });
    const [warehouse] = await at.database.knex('warehouses as w').where('w.company_id', Number(id));
    expect(warehouse).toMatchObject({ code: 'MAIN', name: 'Almacén principal' });
  });

  test.each([
    [{ code: 'ACME', name: 'Again' }, 'The company code ACME is taken'],
    [{ code: 'Z1', name: 'Z', 'time-zone': 'Mars/Olympus' }, 'There is no time zone Mars/Olympus'],
    [{ code: 'Z2', name: 'Z', currency: 'XXQ' }, 'XXQ is not an active ISO 4217 currency'],
    [{ code: 'Z3', name: 'Z', locale: 'fr' }, 'The locale is es or en'],
    [{ code: 'Z'.repeat(41), name: 'Z' }, 'The code must have 1 to 40 characters'],
  ])('refuses %j and writes nothing', async (options, message) => {
    const rows = await at.audited(async () => {
      const { code, out, err } = await create('company', options);
      expect([code, out]).toEqual([1, '']);
      expect(err).toContain(message);
      expect(err.trim().split('\n')).toHaveLength(1);
    });
    expect(rows).toEqual([]);
  });
});

describe('create warehouse', () => {
  test('creates a warehouse, and refuses a code that is taken', async () => {
    const options = { company: 'ACME', code: 'NORTE', name: 'Almacén norte' };
    const made = await create('warehouse', options);
    expect(made.json()).toMatchObject({ code: 'NORTE', allowsNegative: false });
    const again = await create('warehouse', { ...options, code: 'norte' });
    expect(again.code).toBe(1);
    expect(again.err).toContain('norte');
  });

  test('refuses an unknown company', async () => {
    const { code, err } = await create('warehouse', { company: 'NONE', code: 'A', name: 'A' });
    expect([code, err]).toEqual([1, 'There is no company NONE\n']);
  });
});

describe('create user', () => {
  const person = { company: 'ACME', name: 'Ana', email: 'ana@example.com', role: 'manager' };

  test('generates a password that works, and leaves it out of the audit log', async () => {
    let password = '';
    const rows = await at.audited(async () => {
      const made = await create('user', person);
      password = String(made.json()['password']);
    });
    expect(password).toHaveLength(20);
    const user = await findUserByEmail(at.database.knex, person.email);
    const passwords = await createPasswords(10);
    expect(await passwords.verify(password, user?.password_hash)).toBe(true);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  test('does not repeat a password that the operator chose', async () => {
    const given = await create('user', {
      ...person,
      email: 'b@example.com',
      password: 'long enough',
    });
    expect(given.code).toBe(0);
    expect(given.out).not.toContain('long enough');
  });

  test.each([
    [{ ...person }, 'The address ana@example.com is taken'],
    [{ ...person, email: 'c@example.com', role: 'king' }, 'There is no role king'],
    [{ ...person, email: 'nobody' }, 'nobody is no e-mail address'],
    [{ ...person, email: 'd@example.com', password: 'short' }, 'at least 8 characters'],
  ])('refuses %j', async (options, message) => {
    const { code, err } = await create('user', options);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});

describe('create kyc-key', () => {
  const wish = { company: 'ACME', name: 'Onboarding' };

  test('shows the value once; by default the key is for live data and holds every scope that a key may hold', async () => {
    const made = await create('kyc-key', wish);
    const { id, value, environment, scopes } = made.json();
    expect([environment, scopes]).toEqual(['live', [...grantableScopes]]);
    const lists = await create('kyc-key', { ...wish, scopes: 'watchlists:import' });
    expect(lists.json()['scopes']).toEqual(['watchlists:import']);
    const sent = readToken('kyc_live_', String(value));
    const find = createPrincipals(at.database.knex).findKycKey;
    expect(sent && (await find(sent))).toMatchObject({ public_id: id, environment: 'live' });
    const audited = await at.audited(() => create('kyc-key', { ...wish, environment: 'test' }));
    expect(audited).toMatchObject([{ action: 'create kyc-key', after: { environment: 'test' } }]);
    expect(JSON.stringify(audited)).not.toContain('kyc_test_');
  });

  test.each([
    [{ ...wish, environment: 'staging' }, '--environment is live or test'],
    [{ ...wish, scopes: 'sessions:fly' }, 'There is no scope sessions:fly'],
    [{ ...wish, ips: '10.0.0.300' }, '10.0.0.300 is no address or range'],
  ])('refuses %j', async (options, message) => {
    const { code, err } = await create('kyc-key', options);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });
});

describe('create api-key and revoke api-key', () => {
  const wish = { company: 'ACME', name: 'Shop', permissions: 'products:read, inventory:*' };

  test('shows the value once; the key works until it is revoked', async () => {
    const made = await create('api-key', { ...wish, ips: '10.0.0.0/8,::1', expires: '2026-12-31' });
    const { id, value, expiresAt } = made.json();
    // The key expires at the end of the named day in the time zone of the company, here UTC.
    expect(expiresAt).toBe('2027-01-01T00:00:00.000Z');
    const hash = createHash('sha256').update(String(value)).digest();
    const companyId = Number.parseInt(String(value).split('_')[2] ?? '', 36);
    const find = () => createPrincipals(at.database.knex).findKey({ companyId, hash });
    expect(await find()).toMatchObject({
      permissions: ['products:read', 'inventory:*'],
      allowed_ips: ['10.0.0.0/8', '::1'],
      revoked_at: null,
    });
    const revoke = () => at.cli('revoke', 'api-key', '--company', 'ACME', '--id', String(id));
    const rows = await at.audited(revoke);
    expect(rows).toMatchObject([{ action: 'revoke api-key', object_id: String(id) }]);
    expect((await find())?.revoked_at).toEqual(now);
    expect((await revoke()).err).toContain(`no key ${id} that is not revoked yet`);
    expect(JSON.stringify(rows)).not.toContain(String(value));
  });

  test.each([
    [{ ...wish, permissions: 'users:manage' }, 'No key may hold users:manage'],
    [{ ...wish, permissions: 'products:fly' }, 'No key may hold products:fly'],
    [{ ...wish, permissions: ',' }, 'at least one permission'],
    [{ ...wish, ips: '10.0.0.300' }, '10.0.0.300 is no address or range'],
    [{ ...wish, expires: '2026-02-30' }, '--expires takes a day'],
    [{ ...wish, expires: '2026-01-30' }, 'is past'],
  ])('refuses %j', async (options, message) => {
    const { code, err } = await create('api-key', options);
    expect(code).toBe(1);
    expect(err).toContain(message);
  });

  test("cannot revoke another company's key", async () => {
    const { id } = (await create('api-key', wish)).json();
    await create('company', { code: 'OTHER', name: 'Other' });
    const { code } = await at.cli('revoke', 'api-key', '--company', 'OTHER', '--id', String(id));
    expect(code).toBe(1);
  });
});

describe('trust sharer and distrust sharer', () => {
  test('maintain the list of companies whose reviews are trusted', async () => {
    await create('company', { code: 'SHARER', name: 'Sharer' });
    const run = (verb: string) => at.cli(verb, 'sharer', '--company', 'ACME', '--sharer', 'SHARER');
    const trusted = async () => {
      const { id } = await at.database.knex('companies').where({ code: 'ACME' }).first();
      const rows = await at.database.knex('kyc_trusted_sharers').where({ company_id: id });
      return rows.length;
    };
    const rows = await at.audited(() => run('trust'));
    expect(rows).toMatchObject([{ action: 'trust sharer', object_type: 'company' }]);
    await run('trust');
    expect(await trusted()).toBe(1);
    await run('distrust');
    expect(await trusted()).toBe(0);
    const own = await at.cli('trust', 'sharer', '--company', 'ACME', '--sharer', 'ACME');
    expect([own.code, own.err]).toEqual([1, expect.stringContaining('trusts its own reviews')]);
  });
});

describe('migrate', () => {
  test('applies missing migrations, reports them, and audits them without a company', async () => {
    expect((await at.cli('migrate')).out).toBe('Nothing to do.\n');
    const last = migrations.at(-1)?.name;
    await rollback(at.database, migrations);
    const rows = await at.audited(async () => {
      expect((await at.cli('migrate', '--json')).json()).toEqual({
        applied: [last],
      });
    });
    expect(rows).toMatchObject([{ company_id: 0, action: 'migrate', object_id: last }]);
  });
});
