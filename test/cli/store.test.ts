import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCli } from '../../src/cli/run.js';
import { createBlobs, insertBlob } from '../../src/kernel/blobs/blobs.js';
import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { openTestDatabase, type TestDatabase } from '../support/db.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';
import { now } from './support.js';

const dataDir = mkdtempSync(join(tmpdir(), 'notaria-cli-'));
const keyOf = (id: string, byte: number) => ({ id, key: Buffer.alloc(32, byte) });
const [old, current] = [keyOf('old', 1), keyOf('new', 2)];

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(async () => {
  await database.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function rotate(...keys: readonly (typeof old)[]) {
  let [out, err] = ['', ''];
  const texts = keys.map(({ id, key }) => `${id}:${key.toString('base64')}`);
  const code = await runCli(['rotate', 'blob-keys', '--json'], {
    database,
    now,
    env: { NODE_ENV: 'test', DATA_DIR: dataDir, BLOB_KEYS: texts.join(',') },
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, err, report: JSON.parse(out) as object };
}

describe('rotate blob-keys', () => {
  test('encrypts everything that a key of BLOB_KEYS protects, and reports its progress', async () => {
    const put = () => Promise.resolve();
    const blobs = createBlobs({ put } as never, createKeyRing([old]));
    const blob = await blobs.upload(0, Buffer.from('face'), 'image/png');
    await insertBlob(database.knex, blob, { purpose: 'selfie', now });
    const { code, err, report } = await rotate(current, old);
    const none = { done: 0, left: {} };
    expect([code, report]).toEqual([
      0,
      {
        current: 'new',
        files: { done: 1, left: {} },
        'secrets of webhooks': none,
        'secrets of second factors': none,
        'secrets of identity providers': none,
        mails: none,
      },
    ]);
    expect(err).toContain('1 files encrypted anew');
    expect(await database.knex('blobs').select('key_id')).toEqual([{ key_id: 'new' }]);
    expect((await rotate(current)).report).toMatchObject({ files: none });
  });

  test('fails and names the missing key when a file is encrypted with another', async () => {
    const { code, report } = await rotate(keyOf('newest', 3));
    expect([code === 0, report]).toMatchObject([false, { files: { done: 0, left: { new: 1 } } }]);
  });
});
