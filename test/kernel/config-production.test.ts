import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/kernel/config/config.js';
import { ConfigError } from '../../src/kernel/config/readers.js';
import { configTable } from '../../src/kernel/config/table.js';
import { afterAll, beforeAll, describe, expect, test } from '../support/jest.js';

const secret = 's'.repeat(32);
const production = {
  NODE_ENV: 'production',
  JWT_SECRET: secret,
  DATABASE_URL: 'postgres://app:pw@db/notaria?sslmode=verify-full',
  BLOB_KEYS: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
};
const s3 = {
  BLOB_STORE: 's3',
  S3_ENDPOINT: 'https://s3.example.com',
  S3_BUCKET: 'papers',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'hush',
};

function faultsOf(env: NodeJS.ProcessEnv): readonly string[] {
  try {
    loadConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.faults;
    throw error;
  }
}

describe('a production configuration', () => {
  test('is valid with a secret and a database server', () => {
    expect(faultsOf(production)).toEqual([]);
  });

  test.each([
    ['no secret', { JWT_SECRET: '' }, /JWT_SECRET is required/],
    ['the embedded database', { DATABASE_URL: '' }, /DATABASE_URL is required/],
    ['no key for blobs', { BLOB_KEYS: '' }, /BLOB_KEYS is required/],
    ...['127.0.0.1:80', 'localhost', 'a.localhost:1', '[::1]:80'].map(
      (host) => [host, { WEBHOOK_ALLOWED_HOSTS: host }, /must not name/] as const,
    ),
    ['no rate limits', { RATE_LIMITS: 'off' }, /RATE_LIMITS=off/],
    ['a test clock', { TEST_CLOCK: '2026-01-31T10:00:00Z' }, /TEST_CLOCK/],
  ])('refuses %s', (_what, env, message) => {
    const faults = faultsOf({ ...production, ...env });
    expect(faults).toEqual([expect.stringMatching(message)]);
  });

  test('accepts the embedded database when it is allowed explicitly', () => {
    const env = { ...production, DATABASE_URL: '', ALLOW_EMBEDDED_IN_PRODUCTION: 'on' };
    expect(faultsOf(env)).toEqual([]);
  });
});

describe('a secret in a file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'notaria-secrets-'));
    await writeFile(join(folder, 'secret'), `${secret}\n`);
    await writeFile(join(folder, 'empty'), '\n');
  });
  afterAll(() => rm(folder, { recursive: true }));

  test('is read from the file that NAME_FILE names, for every secret', async () => {
    const values = {
      ...production,
      ...s3,
      REDIS_URL: 'rediss://:hush@cache',
      KYC_IDENTITY_KEY: 'hush',
      DATABASE_REPLICA_URLS: 'postgres://app:pw@replica/notaria?sslmode=verify-full',
      DIRECTORY_URL: 'postgres://app:pw@directory/notaria?sslmode=verify-full',
      TARGET_DATABASE_URL: 'postgres://app:pw@other/notaria?sslmode=verify-full',
      MIGRATION_DATABASE_URL: 'postgres://app:pw@other/notaria?sslmode=verify-full',
      SMTP_URL: 'smtps://app:pw@smtp.example.com',
      DKIM_KEY: generateKeyPairSync('rsa', {
        modulusLength: 2048,
        publicKeyEncoding: { type: 'spki', format: 'pem' },
        privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      }).privateKey,
    };
    const open = {
      ...s3,
      NODE_ENV: 'production',
      KYC_IDENTITY_URL: 'https://kyc.example.com',
      PUBLIC_URL: 'https://erp.example.com',
      MAIL_FROM: 'mail@example.com',
      DKIM_DOMAIN: 'example.com',
      DKIM_SELECTOR: 'n1',
    };
    const names = configTable.filter(({ isSecret }) => isSecret).map(({ name }) => name);
    const files: NodeJS.ProcessEnv = {};
    for (const name of names) {
      const file = join(folder, name);
      await writeFile(file, `${Reflect.get(values, name)}\n`);
      files[`${name}_FILE`] = file;
    }
    const env: NodeJS.ProcessEnv = { ...open, ...files };
    for (const name of names) delete env[name];
    expect(loadConfig(env)).toEqual(loadConfig({ ...open, ...values }));
    expect(names).toHaveLength(13);
  });

  test.each([
    ['that is missing', 'none', {}, /^JWT_SECRET_FILE names a file that cannot be read: .*ENOENT/],
    ['without content', 'empty', {}, /^JWT_SECRET_FILE names a file without content/],
    ['beside its variable', 'secret', { JWT_SECRET: secret }, /are both set: set one of them$/],
  ])('%s is refused once, and no content is repeated', (_what, name, env, message) => {
    const faults = faultsOf({ ...env, JWT_SECRET_FILE: join(folder, name) });
    expect(faults).toEqual([expect.stringMatching(message)]);
    expect(faults.join()).not.toContain(secret);
  });
});

describe('JWT_SECRET', () => {
  test('may list several secrets, each of at least 32 bytes', () => {
    const [one, other] = ['1'.repeat(32), '2'.repeat(32)];
    expect(loadConfig({ JWT_SECRET: `${one}, ${other}` }).jwtSecrets).toEqual([one, other]);
    expect(faultsOf({ JWT_SECRET: `${one},short` })).toEqual([
      expect.stringContaining('at least 32 bytes'),
    ]);
  });
});

describe('TLS in production', () => {
  const bucket = { ...s3, S3_ENDPOINT: 'http://store:9000' };
  const database = (DATABASE_URL: string) => ({ DATABASE_URL });

  test.each([
    ['a database', database('postgres://db/x'), /^DATABASE_URL must end in \?sslmode=verify-full/],
    ['an unverified database', database('postgres://db/x?sslmode=no-verify'), /^DATABASE_URL/],
    [
      'the libpq mode',
      database('postgres://db/x?uselibpqcompat=true&sslmode=require'),
      /^DATABASE/,
    ],
    [
      'one of the replicas',
      { DATABASE_REPLICA_URLS: 'postgres://127.0.0.1/x,postgres://u:hush@db/x' },
      /^DATABASE_REPLICA_URLS must end in \?sslmode=verify-full/,
    ],
    ['Redis', { REDIS_URL: 'redis://:hush@cache' }, /^REDIS_URL must start with rediss:/],
    ['a bucket', bucket, /^S3_ENDPOINT must start with https:.*ALLOW_PLAINTEXT=s3/],
  ])('is required for %s on another machine', (_what, env, message) => {
    const faults = faultsOf({ ...production, ...env });
    expect(faults).toEqual([expect.stringMatching(message)]);
    expect(faults.join()).not.toContain('hush');
    expect(faultsOf({ ...production, ...env, ALLOW_PLAINTEXT: 'database, redis, s3' })).toEqual([]);
    expect(faultsOf({ ...production, ...env, NODE_ENV: 'development' })).toEqual([]);
  });

  test.each([
    database('postgres://app@127.0.0.1/x'),
    database('postgres://app@[::1]:5432/x'),
    database('postgres:///x?host=/var/run/postgresql'),
    { REDIS_URL: 'redis://localhost' },
    { ...s3, S3_ENDPOINT: 'http://127.0.0.1:9000' },
    { S3_ENDPOINT: 'http://store', BLOB_STORE: 'folder' },
  ])('is not required on this machine, or for a service that is not used: %j', (env) => {
    expect(faultsOf({ ...production, ...env })).toEqual([]);
  });

  test('is waived by known names only', () => {
    expect(faultsOf({ ALLOW_PLAINTEXT: 'database,kafka' })).toEqual([
      'ALLOW_PLAINTEXT must list some of database, redis, s3, mail',
    ]);
  });
});
