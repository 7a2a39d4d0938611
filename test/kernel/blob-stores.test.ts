import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { createKeyRing, decrypt, encrypt } from '../../src/kernel/blobs/keys.js';
import { folderStore } from '../../src/kernel/blobs/stores/folder.js';
import { s3Store } from '../../src/kernel/blobs/stores/s3.js';
import {
  type BlobStore,
  objectName,
  parseObjectName,
} from '../../src/kernel/blobs/stores/store.js';
import { signBlobUrl, verifyBlobUrl } from '../../src/kernel/blobs/urls.js';
import { type ErasureLedger, folderLedger, ledgerIn } from '../../src/kernel/erasures/ledger.js';
import { masterKeys, signingSecrets } from '../../src/kernel/secrets.js';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '../support/jest.js';
import { startS3, type TestS3 } from '../support/s3.js';

const id = (digit: string) => `blob_${digit.repeat(32)}`;
const name = (digit: string, company = 7) => objectName(company, id(digit));

let root: string;
let s3: TestS3;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'notaria-blobs-'));
  s3 = await startS3();
});
afterAll(async () => {
  await s3.close();
  await rm(root, { recursive: true, force: true });
});

const stores: readonly (readonly [string, () => BlobStore])[] = [
  ['a folder', () => folderStore(root)],
  ['a bucket', () => s3Store(s3.options)],
  ['a part of a bucket', () => s3Store(s3.options, 'erasures/')],
];

async function namesIn(store: BlobStore): Promise<string[]> {
  const names: string[] = [];
  for await (const object of store.list()) names.push(object.name);
  return names.sort();
}

describe.each(stores)('%s', (_what, open) => {
  afterEach(async () => {
    for (const each of await namesIn(open())) await open().delete(each);
  });

  test('lists its objects page by page, starting after any name', async () => {
    const store = open();
    const draft = (digit: string) => `${name(digit)}~3f0e2c1a-0000-4000-8000-000000000000`;
    const names = [...['a', 'b', 'c'].map(draft), name('d'), name('e')].sort();
    for (const each of names) await store.put(each, Buffer.from('x'));
    expect(await namesIn(store)).toEqual(names);
  });

  test('returns the bytes that were stored, of any length', async () => {
    const store = open();
    for (const content of [
      Buffer.alloc(0),
      Buffer.from([0, 255, 10]),
      Buffer.alloc(300_000, 'x'),
    ]) {
      await store.put(name('a'), content);
      expect((await store.get(name('a')))?.equals(content)).toBe(true);
    }
  });

  test('stores a marker, which it does not list', async () => {
    const store = open();
    for (const text of ['first', 'second']) {
      await store.putMarker(Buffer.from(text));
      expect((await store.getMarker())?.toString()).toBe(text);
    }
    expect(await namesIn(store)).toEqual([]);
  });

  test('returns nothing for a name that was never stored, or was deleted', async () => {
    const store = open();
    expect(await store.get(name('b'))).toBeUndefined();
    await store.put(name('b'), Buffer.from('b'));
    await store.delete(name('b'));
    await store.delete(name('b'));
    expect(await store.get(name('b'))).toBeUndefined();
  });

  test('lists all objects over many pages, with their age', async () => {
    const store = open();
    const names = ['1', '2', '3', '4', '5', '6', '7'].map((digit) => name(digit, Number(digit)));
    const before = Date.now() - 5_000;
    for (const each of names) await store.put(each, Buffer.from(each));
    expect(await namesIn(store)).toEqual(names);
    for await (const { modifiedAt } of store.list()) {
      expect(modifiedAt.getTime()).toBeGreaterThan(before);
    }
  });
});

describe('a blob folder', () => {
  test('refuses a name that leads out of it', async () => {
    const store = folderStore(root);
    for (const bad of ['../x', '7/aa/../../x', '/etc/passwd', `7/aa/${id('a')}/..`, '']) {
      await expect(store.put(bad, Buffer.from('x'))).rejects.toThrow('no name of an object');
    }
  });

  test('is readable by its owner alone', async () => {
    await folderStore(root).put(name('c'), Buffer.from('c'));
    expect((await stat(join(root, name('c')))).mode & 0o777).toBe(0o600);
    expect((await stat(join(root, '7'))).mode & 0o777).toBe(0o700);
  });

  test('contains no partial object, and lists leftovers of a crash', async () => {
    const draft = `${name('c')}~3f0e2c1a-0000-4000-8000-000000000000`;
    await writeFile(join(root, draft), 'hal');
    await writeFile(join(root, 'stray'), '');
    const store = folderStore(root);
    expect(await namesIn(store)).toContain(draft);
    expect(parseObjectName(draft)).toEqual({ companyId: 7, blobId: id('c'), isDraft: true });
    await store.delete(draft);
    expect((await readdir(join(root, '7/cc'))).length).toBe(1);
    await utimes(join(root, name('c')), 0, 0);
  });
});

describe('a blob bucket', () => {
  test('repeats a request when the server is busy', async () => {
    s3.failures = 2;
    await s3Store(s3.options).put(name('d'), Buffer.from('d'));
    expect(s3.objects.has(name('d'))).toBe(true);
  });

  test('reports why a request is refused, without credentials', async () => {
    const credentials = { accessKeyId: 'TESTKEY', secretAccessKey: 'hush' };
    const wrong = s3Store({ ...s3.options, credentials });
    const error: unknown = await wrong.get(name('d')).catch((each: unknown) => each);
    expect(error).toMatchObject({ status: 403, code: 'SignatureDoesNotMatch' });
    expect(String(error)).not.toContain('hush');
    s3.failures = 3;
    await expect(wrong.put(name('d'), Buffer.from('d'))).rejects.toMatchObject({
      name: 'StoreBusyError',
      cause: { status: 503 },
    });
  });

  test('distinguishes a missing bucket from a missing object', async () => {
    const elsewhere = s3Store({ ...s3.options, bucket: 'nowhere' });
    await expect(elsewhere.get(name('d'))).rejects.toMatchObject({ code: 'NoSuchBucket' });
    await expect(elsewhere.delete(name('d'))).rejects.toMatchObject({ code: 'NoSuchBucket' });
    await expect(namesIn(elsewhere)).rejects.toMatchObject({ code: 'NoSuchBucket' });
  });
});

describe('encryption keys', () => {
  const key = Buffer.alloc(32, 3);

  test('decrypt their own ciphertext, in the same context only', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.string(), (bytes, context) => {
        const sealed = encrypt(key, context, Buffer.from(bytes));
        expect(decrypt(key, context, sealed)).toEqual(Buffer.from(bytes));
        expect(() => decrypt(key, `${context}.`, sealed)).toThrow();
      }),
    );
  });

  test('refuse a ciphertext with a changed bit', () => {
    const sealed = encrypt(key, 'a', Buffer.from('secret'));
    for (let at = 0; at < sealed.length; at += 1) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => decrypt(key, 'a', changed)).toThrow();
    }
    for (let length = 0; length < sealed.length; length += 1) {
      expect(() => decrypt(key, 'a', sealed.subarray(0, length))).toThrow();
    }
  });

  test('decrypt after a rotation, until they are removed', () => {
    const old = { id: 'old', key };
    const fresh = { id: 'new', key: Buffer.alloc(32, 4) };
    const sealed = createKeyRing([old]).seal('a', Buffer.from('x'));
    const ring = createKeyRing([fresh, old]);
    expect(ring.open('a', sealed)).toEqual(Buffer.from('x'));
    expect(ring.seal('a', Buffer.from('x')).keyId).toBe('new');
    expect(() => createKeyRing([fresh]).open('a', sealed)).toThrow('old is not in BLOB_KEYS');
  });

  test('are generated once for a folder, readable by its owner alone', async () => {
    const folder = join(root, 'data');
    const made = await Promise.all([masterKeys(undefined, folder), masterKeys(undefined, folder)]);
    expect(made[0]).toEqual(made[1]);
    expect(made[0]?.[0]?.key).toHaveLength(32);
    expect((await stat(join(folder, 'blob-key'))).mode & 0o777).toBe(0o600);
    const given = [{ id: 'k', key }];
    expect(await masterKeys(given, folder)).toBe(given);
  });
});

describe('a signed URL', () => {
  const secret = Buffer.from('a secret of at least thirty-two bytes');
  const expiresAt = new Date('2026-01-31T16:00:00Z');
  const grant = { companyId: 7, blobId: id('a'), purpose: 'download', expiresAt };
  const now = new Date('2026-01-31T15:00:00Z');

  test('grants the signed access until it expires', () => {
    const token = signBlobUrl(secret, grant);
    expect(token).toMatch(/^[\w.-]{1,200}$/);
    expect(verifyBlobUrl(signingSecrets([secret]), token, 'download', now)).toEqual(grant);
    expect(verifyBlobUrl(signingSecrets([secret]), token, 'download', expiresAt)).toBeUndefined();
    expect(verifyBlobUrl(signingSecrets([secret]), token, 'portrait', now)).toBeUndefined();
    expect(
      verifyBlobUrl(signingSecrets([Buffer.from('x'.repeat(32))]), token, 'download', now),
    ).toBeUndefined();
  });

  test('grants nothing after a change of a single character', () => {
    const token = signBlobUrl(secret, grant);
    for (let at = 0; at < token.length; at += 1) {
      for (const sign of ['a', 'Z', '0', '.', 'é']) {
        if (token[at] === sign) continue;
        const changed = token.slice(0, at) + sign + token.slice(at + 1);
        expect(verifyBlobUrl(signingSecrets([secret]), changed, 'download', now)).toBeUndefined();
      }
    }
    for (const bad of ['', '.', '..', token.slice(1), `${token}a`, `${token}=`]) {
      expect(verifyBlobUrl(signingSecrets([secret]), bad, 'download', now)).toBeUndefined();
    }
  });

  test('refuses a purpose with a separator, which would make it ambiguous', () => {
    expect(() => signBlobUrl(secret, { ...grant, purpose: 'a.b' })).toThrow(RangeError);
  });
});

const ledgers: readonly (readonly [string, () => ErasureLedger])[] = [
  ['a folder', () => folderLedger(join(root, 'ledger'))],
  ['a bucket', () => ledgerIn(s3Store(s3.options, 'erasures/'))],
];

test.each(ledgers)(
  'a ledger in %s yields its lines from a time on, in their order',
  async (_where, open) => {
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 31, 23, minute));
    const ledger = open();
    await ledger.create();
    for (const minute of [70, 5, 59, 30]) await ledger.add(minute % 2, at(minute), { minute });
    const found: unknown[] = [];
    for await (const line of ledger.linesSince(at(30))) found.push(line);
    expect(found).toEqual([{ minute: 30 }, { minute: 59 }, { minute: 70 }]);
    expect(ledger.exists()).toBe(true);
  },
);
