import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '../../src/kernel/config/config.js';
import { ConfigError } from '../../src/kernel/config/readers.js';
import { configTable } from '../../src/kernel/config/table.js';
import { createLogger } from '../../src/kernel/log.js';
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

describe('loadConfig', () => {
  test('configures a development server with the embedded database from an empty environment', () => {
    expect(loadConfig({})).toEqual({
      engines: ['addresses', 'documents', 'faces'],
      areEnginesPreloaded: false,
      engineIdleSeconds: 600,
      faceMemoryMb: 256,
      environment: 'development',
      host: '127.0.0.1',
      port: 4000,
      metricsPort: undefined,
      slowStatementMs: 1000,
      isExposed: false,
      databaseUrl: undefined,
      dataDir: './data',
      migratesAtStart: true,
      redisUrl: undefined,
      rateLimitProcesses: 2,
      jwtSecrets: undefined,
      accessTokenSeconds: 3600,
      refreshTokenSeconds: 604_800,
      replicaMaxAgeSeconds: 10,
      replicaUrls: [],
      loginSeconds: 2_592_000,
      eventRetentionDays: 400,
      bcryptCost: 10,
      trustProxy: 0,
      corsOrigins: [],
      rateLimits: {
        ...{ general: 100, auth: 10, exports: 5 },
        ...{ reads: 600, writes: 300, sessions: 600, decisions: 100, checks: 60, tests: 10 },
      },
      areRateLimitsOn: true,
      logLevel: 'info',
      namedStatements: true,
      poolMax: 10,
      statementTimeoutMs: 15_000,
      testClock: undefined,
      checkReplies: true,
      s3: undefined,
      blobKeys: undefined,
      webhookAllowedHosts: [],
      identityEngine: undefined,
    });
  });

  test('reads the variables, and treats an empty one as unset', () => {
    const config = loadConfig({
      ...production,
      PORT: '8080',
      METRICS_PORT: '9100',
      SLOW_STATEMENT_MS: '250',
      HOST: '',
      CORS_ORIGINS: 'https://a.example, http://localhost:3000',
      RATE_LIMIT_AUTH: '20',
      NAMED_STATEMENTS: 'off',
      TRUST_PROXY: '2',
    });
    expect(config).toMatchObject({
      port: 8080,
      metricsPort: 9100,
      slowStatementMs: 250,
      host: '127.0.0.1',
      corsOrigins: ['https://a.example', 'http://localhost:3000'],
      namedStatements: false,
      trustProxy: 2,
      checkReplies: false,
    });
    expect(config.rateLimits.auth).toBe(20);
  });

  test.each(['0.0.0.0', '::', '10.0.0.5', 'erp.internal'])(
    'requires a secret for %s, which other machines reach, in every environment',
    (HOST) => {
      expect(faultsOf({ HOST })).toEqual([expect.stringContaining('JWT_SECRET is required')]);
      const config = loadConfig({ HOST, JWT_SECRET: 'x'.repeat(32) });
      expect([config.environment, config.isExposed]).toEqual(['development', true]);
    },
  );

  test('requires a secret behind a proxy, which passes on foreign requests, in every environment', () => {
    const fault = expect.stringContaining('JWT_SECRET is required because TRUST_PROXY is 1');
    expect(faultsOf({ TRUST_PROXY: '1' })).toEqual([fault]);
    const config = loadConfig({ TRUST_PROXY: '1', JWT_SECRET: 'x'.repeat(32) });
    expect(config.isExposed).toBe(true);
  });

  test.each(['127.0.0.1', '127.0.0.9', '::1', 'localhost'])(
    'treats %s as this machine only',
    (HOST) => {
      expect(loadConfig({ HOST }).isExposed).toBe(false);
    },
  );

  test('returns a deeply frozen object', () => {
    const config = loadConfig({});
    for (const part of [config, config.rateLimits, config.corsOrigins]) {
      expect(Object.isFrozen(part)).toBe(true);
    }
  });

  test('reports every error at once', () => {
    const faults = faultsOf({ PORT: '99999', BCRYPT_COST: '4', LOG_LEVEL: 'loud' });
    expect(faults).toEqual([
      'PORT must be a whole number from 0 to 65535, not "99999"',
      'BCRYPT_COST must be a whole number from 10 to 15, not "4"',
      expect.stringMatching(/^LOG_LEVEL must be one of fatal, .*, not "loud"$/),
    ]);
  });

  test.each([
    ['PORT', '-1'],
    ['PORT', '4000x'],
    ['PORT', '1e3'],
    ['HOST', 'not a host'],
    ['DATABASE_URL', 'mysql://db/x'],
    ['DATABASE_URL', 'nonsense'],
    ['REDIS_URL', 'http://redis'],
    ['JWT_SECRET', 'short'],
    ['TRUST_PROXY', 'true'],
    ['CORS_ORIGINS', '*'],
    ['CORS_ORIGINS', 'https://a.example/path'],
    ['RATE_LIMITS', 'no'],
    ['NODE_ENV', 'prod'],
    ['TEST_CLOCK', '2026-01-31T10:00:00'],
    ['STATEMENT_TIMEOUT_MS', '0'],
    ['BLOB_STORE', 'ftp'],
    ['BLOB_KEYS', 'k1:short'],
    ['BLOB_KEYS', `${'A'.repeat(43)}=`],
    ['BLOB_KEYS', `k1:${'A'.repeat(43)},k1:${'B'.repeat(43)}`],
    ['WEBHOOK_ALLOWED_HOSTS', 'http://hooks.internal'],
  ])('refuses %s=%s', (name, value) => {
    const faults = faultsOf({ [name]: value });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(new RegExp(`^${name}`));
  });

  test('lists the replicas of a server of PostgreSQL', () => {
    const [one, other] = ['postgres://u:hush@a/x', 'postgresql://u:hush@b/x'];
    const env = { DATABASE_URL: 'postgres://db/x', DATABASE_REPLICA_URLS: `${one}, ${other}` };
    expect(loadConfig(env).replicaUrls).toEqual([one, other]);
    const faults = faultsOf({ ...env, DATABASE_REPLICA_URLS: `${one},mysql://u:hush@c/x` });
    expect(faults).toEqual([
      'DATABASE_REPLICA_URLS must list addresses that start with postgres://',
    ]);
  });

  test('refuses replicas of the embedded database', () => {
    expect(faultsOf({ DATABASE_REPLICA_URLS: 'postgres://db/x' })).toEqual([
      'DATABASE_REPLICA_URLS needs DATABASE_URL: the embedded database has no replicas',
    ]);
  });

  test('reads the start of the test clock', () => {
    expect(loadConfig({ TEST_CLOCK: '2026-01-31T10:00:00-05:00' }).testClock).toEqual(
      new Date('2026-01-31T15:00:00Z'),
    );
  });

  test('never repeats a secret in an error', () => {
    const text = faultsOf({ JWT_SECRET: 'hush', DATABASE_URL: 'mysql://u:hush@h/d' }).join();
    expect(text).toContain('JWT_SECRET');
    expect(text).not.toContain('hush');
  });
});

describe('the configuration of the blob store', () => {
  test('accepts a complete bucket', () => {
    expect(loadConfig(s3).s3).toEqual({
      endpoint: 'https://s3.example.com',
      bucket: 'papers',
      region: 'us-east-1',
      accessKeyId: 'id',
      secretAccessKey: 'hush',
    });
  });

  test('refuses an incomplete bucket', () => {
    const names = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
    for (const name of names) {
      const env = { ...s3, [name]: '' };
      expect(faultsOf(env)).toEqual([`${name} is required with BLOB_STORE=s3`]);
    }
    expect(faultsOf({ ...s3, S3_BUCKET: 'My Bucket' })).toHaveLength(1);
    expect(faultsOf({ ...s3, S3_ENDPOINT: 'ftp://hush' })).toHaveLength(1);
  });

  test('preserves the order of its keys', () => {
    const [one, two] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
    const BLOB_KEYS = `new:${two.toString('base64url')}, old:${one.toString('base64')}`;
    expect(loadConfig({ BLOB_KEYS }).blobKeys).toEqual([
      { id: 'new', key: two },
      { id: 'old', key: one },
    ]);
  });
});

describe('the configuration of built-in engines', () => {
  test('loads all of them, the named ones, or none', () => {
    const enginesOf = (KYC_ENGINES: string) => loadConfig({ KYC_ENGINES }).engines;
    expect(loadConfig({}).engines).toEqual(['addresses', 'documents', 'faces']);
    expect(enginesOf('faces')).toEqual(['faces']);
    expect(enginesOf('none')).toEqual([]);
  });

  test.each(['eyes', 'none,faces', 'faces;addresses'])('refuses %s', (KYC_ENGINES) => {
    expect(faultsOf({ KYC_ENGINES })).toEqual([expect.stringContaining('KYC_ENGINES must be')]);
  });
});

describe('the configuration of a remote identity engine', () => {
  const engine = { KYC_IDENTITY_URL: 'https://kyc.example.com/v2', KYC_IDENTITY_KEY: 'hush' };

  test('has an address and a key', () => {
    const { identityEngine } = loadConfig(engine);
    expect(identityEngine).toEqual({ url: 'https://kyc.example.com/v2', key: 'hush' });
  });

  test.each([
    ['no key', { KYC_IDENTITY_KEY: '' }, 'KYC_IDENTITY_KEY is required'],
    ['a key with a space', { KYC_IDENTITY_KEY: 'hush hush' }, 'visible ASCII'],
    ['no address', { KYC_IDENTITY_URL: '' }, 'KYC_IDENTITY_URL is required'],
    ['another protocol', { KYC_IDENTITY_URL: 'ftp://hush' }, 'must be an address'],
    ['a user', { KYC_IDENTITY_URL: 'https://me:hush@kyc.example.com' }, 'must not hold a user'],
  ])('with %s is refused, and the value is not repeated', (_what, env, message) => {
    const faults = faultsOf({ ...engine, ...env });
    expect(faults).toEqual([expect.stringContaining(message)]);
    expect(faults.join()).not.toContain('hush');
  });

  test('requires TLS in production, except on the same machine', () => {
    const at = (KYC_IDENTITY_URL: string) =>
      faultsOf({ ...production, ...engine, KYC_IDENTITY_URL });
    expect(at('https://kyc.example.com')).toEqual([]);
    expect(at('http://127.0.0.1:9000/check')).toEqual([]);
    expect(at('http://kyc.example.com')).toEqual([
      'KYC_IDENTITY_URL must start with https:// in production',
    ]);
  });
});

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
    };
    const open = { ...s3, NODE_ENV: 'production', KYC_IDENTITY_URL: 'https://kyc.example.com' };
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
    expect(names).toHaveLength(8);
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
      'ALLOW_PLAINTEXT must list some of database, redis, s3',
    ]);
  });
});

test('the configuration table has each variable once, with a meaning and a valid default', () => {
  const names = configTable.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(configTable.every(({ meaning }) => meaning.length > 5)).toBe(true);
  const env = Object.fromEntries(configTable.map((entry) => [entry.name, entry.default]));
  expect(loadConfig(env)).toEqual(loadConfig({}));
});

test('the logger writes no secret at any depth', () => {
  const lines: string[] = [];
  const log = createLogger({ logLevel: 'info' }, { write: (line) => void lines.push(line) });
  const headers = {
    authorization: 'Bearer hush',
    cookie: 'hush',
    'x-api-key': 'hush',
    'set-cookie': 'hush',
    accept: 'text/html',
  };
  log.info({ req: { headers }, password: 'hush', body: { refreshToken: 'hush', token: 'hush' } });
  log.debug('not at this level');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain('text/html');
  expect(lines[0]).not.toContain('hush');
});
