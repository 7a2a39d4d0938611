import { operations } from '../../generated/erp/operations.js';
import { batched } from '../../src/kernel/auth/callers/batch.js';
import { createPasswords } from '../../src/kernel/auth/passwords.js';
import { negotiateLocale } from '../../src/kernel/http/input/locale.js';
import {
  allPermissions,
  allScopes,
  permissionSet,
  permissionsOfRole,
  refusedForKeys,
} from '../../src/kernel/permissions.js';
import { allowsAddress, isAddressEntry } from '../../src/kernel/values/address-ranges.js';
import { describe, expect, test } from '../support/jest.js';

describe('permissions', () => {
  test('include every permission of the contract', () => {
    for (const { permission } of Object.values(operations)) {
      if (permission === 'public' || permission === 'authenticated') continue;
      expect(allPermissions).toContain(permission);
    }
  });

  // To export needs the permission of the list as well, and webhooks those of the records that they deliver.
  const shared = ['exports:run', 'webhooks:manage'];

  test('share no module between both APIs, except those to export and to manage webhooks', () => {
    const modulesOf = (names: readonly string[]) => names.map((name) => name.split(':')[0]);
    const scopes = new Set(modulesOf(allScopes.filter((name) => !shared.includes(name))));
    const own = allPermissions.filter((name) => !shared.includes(name));
    expect(modulesOf(own).filter((name) => scopes.has(name))).toEqual([]);
    expect(allScopes).toEqual(expect.arrayContaining(shared));
    expect(allPermissions).toEqual(expect.arrayContaining(shared));
  });

  test('of ERP roles include no scope of the verification API', () => {
    for (const role of ['manager', 'warehouse', 'viewer']) {
      const held = permissionsOfRole(role);
      const scopes = allScopes.filter((scope) => !shared.includes(scope));
      expect(scopes.filter((scope) => held.has(scope))).toEqual([]);
    }
  });

  test('of an unknown role are empty', () => {
    expect(allPermissions.filter((name) => permissionsOfRole('nobody').has(name))).toEqual([]);
  });

  test('of a viewer allow reading only', () => {
    const viewer = permissionsOfRole('viewer');
    expect(
      allPermissions.filter((name) => viewer.has(name)).every((name) => name.endsWith(':read')),
    ).toBe(true);
  });

  test('with module:* cover that module only, and a bare * does not exist', () => {
    const some = permissionSet(['products:*', '*']);
    expect([some.has('products:write'), some.has('inventory:read')]).toEqual([true, false]);
  });

  test('of keys include no unknown permission and none reserved for people', () => {
    expect(refusedForKeys(['products:read', 'products:*', 'inventory:adjust'])).toEqual([]);
    const refused = [
      'users:manage',
      'users:*',
      'api-keys:manage',
      'periods:unlock',
      'periods:*',
      'sharers:manage',
      'sharers:*',
      '*',
      'x:y',
      'x:*',
    ];
    expect(refusedForKeys(refused)).toEqual(refused);
  });
});

describe('allowed addresses', () => {
  test.each([
    ['10.1.2.3', ['10.0.0.0/8'], true],
    ['11.1.2.3', ['10.0.0.0/8'], false],
    ['203.0.113.7', ['203.0.113.7'], true],
    ['2001:db8::5', ['2001:db8::/32'], true],
    ['2001:db9::5', ['2001:db8::/32', '10.0.0.0/8'], false],
    ['not an address', ['0.0.0.0/0'], false],
  ])('%s in %p: %p', (ip, entries, expected) => {
    expect(allowsAddress(entries, ip)).toBe(expected);
  });

  test.each(['10.0.0.0/33', '10.0.0/8', 'x', '10.0.0.1/8/8', '10.0.0.1/', '::/129'])(
    'refuse the entry %s',
    (entry) => {
      expect(isAddressEntry(entry)).toBe(false);
    },
  );
});

describe('batched', () => {
  test('sends the calls of one turn in one query, in their order', async () => {
    const queries: number[][] = [];
    const find = batched<number, number>(async (keys) => {
      queries.push([...keys]);
      return keys.map((key) => key * 10);
    });
    expect(await Promise.all([find(1), find(2), find(3)])).toEqual([10, 20, 30]);
    expect(queries).toEqual([[1, 2, 3]]);
  });

  test('never answers a call from a query that was sent before it', async () => {
    let isRevoked = false;
    const asked: Promise<boolean | undefined>[] = [];
    const find = batched<string, boolean>(async (keys) => {
      const seen = isRevoked;
      if (asked.length === 0) {
        isRevoked = true;
        asked.push(find('late'));
      }
      return keys.map(() => !seen);
    });
    expect(await find('early')).toBe(true);
    expect(await asked[0]).toBe(false);
  });

  test('fails the calls of a failed query, and runs the next query', async () => {
    let calls = 0;
    const find = batched<number, number>(async (keys) => {
      calls += 1;
      if (calls === 1) throw new Error('gone');
      return [...keys];
    });
    await expect(Promise.all([find(1), find(2)])).rejects.toThrow('gone');
    expect(await find(3)).toBe(3);
  });
});

describe('passwords', () => {
  test('never match for an unknown user, and are verified for many callers at once', async () => {
    const passwords = await createPasswords(4);
    const hash = await passwords.hash('secret word');
    const answers = await Promise.all([
      passwords.verify('secret word', hash),
      passwords.verify('secret word', undefined),
      passwords.verify('nobody has this password', undefined),
      ...Array.from({ length: 20 }, () => passwords.verify('wrong', hash)),
    ]);
    expect(answers).toEqual([true, false, false, ...Array<boolean>(20).fill(false)]);
  });

  test('answer 503 to callers above the queue limit', async () => {
    const passwords = await createPasswords(4);
    const results = await Promise.allSettled(
      Array.from({ length: 100 }, () => passwords.hash('x')),
    );
    const refused = results.filter((result) => result.status === 'rejected');
    expect(refused).toHaveLength(100 - 66);
    expect(refused[0]?.reason).toMatchObject({ status: 503 });
  });
});

describe('Accept-Language', () => {
  test.each([
    [undefined, undefined],
    ['es-DO', 'es'],
    ['en-US,es;q=0.9', 'en'],
    ['en;q=0.2, es;q=0.8', 'es'],
    ['fr, de', undefined],
    ['es;q=0', undefined],
  ])('of %p selects %p', (header, locale) => {
    expect(negotiateLocale(header)).toBe(locale);
  });
});
