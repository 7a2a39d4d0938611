import { availableParallelism } from 'node:os';
import { loadConfig } from '../../src/kernel/config/config.js';
import { ConfigError } from '../../src/kernel/config/readers.js';
import { configTable } from '../../src/kernel/config/table.js';
import { describe, expect, test } from '../support/jest.js';

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
      attachments: {
        scanner: undefined,
        scannerTimeoutMs: 30_000,
        megabytesPerCompany: 2_048,
        isZipAllowed: false,
      },
      engines: ['addresses', 'documents', 'faces'],
      areEnginesPreloaded: false,
      engineRole: 'own',
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
      demo: 'history',
      migratesAtStart: true,
      redisUrl: undefined,
      rateLimitProcesses: 2,
      workers: 1,
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
        general: 100,
        auth: 10,
        exports: 5,
        reads: 600,
        writes: 300,
        sessions: 600,
        decisions: 100,
        checks: 60,
        tests: 10,
      },
      siteRateLimit: 600,
      rateLimitNetworks: [],
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

  test('takes several workers on PostgreSQL only', () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1/notaria' };
    expect(loadConfig({ ...env, WORKERS: '3' }).workers).toBe(3);
    expect(loadConfig({ ...env, WORKERS: 'auto' }).workers).toBe(availableParallelism());
    expect(faultsOf({ RATE_LIMIT_NETWORKS: '10.0.0.0/8, office' })).toEqual([
      'RATE_LIMIT_NETWORKS must list addresses and ranges such as 10.0.0.0/8, not "office"',
    ]);
    expect(faultsOf({ WORKERS: '3' })).toEqual([
      expect.stringMatching(/^WORKERS needs DATABASE_URL: only one process/),
    ]);
    expect(faultsOf({ ...env, WORKERS: 'many' })).toEqual([
      'WORKERS must be a whole number from 1 to 256, not "many"',
    ]);
  });

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
      credentials: { accessKeyId: 'id', secretAccessKey: 'hush' },
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

test('the configuration table has each variable once, with a meaning and a valid default', () => {
  const names = configTable.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(configTable.every(({ meaning }) => meaning.length > 5)).toBe(true);
  const env = Object.fromEntries(configTable.map((entry) => [entry.name, entry.default]));
  expect(loadConfig(env)).toEqual(loadConfig({}));
});
