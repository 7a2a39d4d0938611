import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { SvcErp, type SvcErpError, type SvcErpOptions } from '../../sdk/erp/index.js';
import { type AppOptions, createApp } from '../../src/app.js';
import { createUser } from '../../src/erp/auth/index.js';
import { insertCompany } from '../../src/erp/config/index.js';
import { createWarehouse } from '../../src/erp/inventory/index.js';
import { createPasswords } from '../../src/kernel/auth/passwords.js';
import { createKeyRing } from '../../src/kernel/blobs/keys.js';
import { folderStore } from '../../src/kernel/blobs/stores/folder.js';
import type { Storage } from '../../src/kernel/blobs/stores/open.js';
import { type Config, loadConfig } from '../../src/kernel/config/config.js';
import type { Database } from '../../src/kernel/db/client.js';
import { folderLedger } from '../../src/kernel/erasures/ledger.js';
import { startServer } from '../../src/kernel/http/server/server.js';
import type { SharedCounters } from '../../src/kernel/limits/rate-limit.js';
import type { RedisHealth } from '../../src/kernel/limits/shared-store.js';
import { createLogger } from '../../src/kernel/log.js';
import { signingSecrets } from '../../src/kernel/secrets.js';
import { type SettableClock, settableClock } from '../../src/kernel/values/time.js';
import type { EngineSet } from '../../src/kyc/engines/index.js';
import { openTestDatabase, type TestDatabase } from './db.js';
import { type KycSupport, kycSupport } from './kyc.js';
import { ledgerFolder } from './ledger.mjs';

/** Saturday, late morning in Santo Domingo. */
export const startOfTests = new Date('2026-01-31T15:00:00.000Z');
export const password = 'correct horse battery';
export const timeZone = 'America/Santo_Domingo';

export type Role = 'admin' | 'manager' | 'warehouse' | 'reviewer' | 'viewer' | 'stranger';

export interface TestApp extends KycSupport {
  readonly baseUrl: string;
  readonly database: TestDatabase;
  readonly clock: SettableClock;
  readonly companyId: number;
  /** The company of `stranger`, the admin of another company. */
  readonly otherCompanyId: number;
  readonly warehouseId: number;
  readonly secondWarehouseId: number;
  readonly otherWarehouseId: number;
  /** A logged-in client; `stranger` is the admin of another company. */
  as(role: Role): SvcErp;
  /** A client without credentials, or with the given ones. */
  client(options?: Partial<SvcErpOptions>): SvcErp;
  email(role: Role): string;
  tokenOf(role: Role): string;
  refreshTokenOf(role: Role): string;
  readonly storage: Storage;
  /** The folder of the blobs. */
  readonly blobFolder: string;
  /** Sends requests that the SDK cannot send. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The metrics of the server, as a monitoring system reads them. */
  metrics(): Promise<string>;
  close(): Promise<void>;
}

/** Overrides of the test configuration; unnamed limits keep their values. */
export type TestConfig = Partial<Omit<Config, 'rateLimits'>> & {
  readonly rateLimits?: Partial<Config['rateLimits']>;
};

export interface TestAppOptions {
  readonly config?: TestConfig;
  /** Starts another server on the same data: shares the database instead of opening one. */
  readonly sharing?: TestApp;
  /** Rate limits are counted there. */
  readonly counters?: SharedCounters;
  readonly redis?: RedisHealth;
  readonly database?: Parameters<typeof openTestDatabase>[0];
  /** The engines of live keys; without any, live checks answer 503. */
  readonly engines?: Partial<EngineSet>;
  readonly exportLimits?: AppOptions['exportLimits'];
  /** The secrets of the server, current first. */
  readonly secrets?: readonly Buffer[];
}

export const testSecret = Buffer.from('a secret of at least thirty-two bytes, for tests only');

function testConfig({ rateLimits, ...overrides }: TestConfig = {}): Config {
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' });
  // The lowest cost of bcrypt, since its speed is not tested.
  const limits = { ...config.rateLimits, ...rateLimits };
  return { ...config, bcryptCost: 4, areRateLimitsOn: false, ...overrides, rateLimits: limits };
}

interface Server {
  readonly baseUrl: string;
  metrics(): Promise<string>;
  close(): Promise<void>;
}

/** Records the observed statuses of each operation, for the report at the end of the run. */
async function keepLedger(metrics: { getMetricsAsJSON(): Promise<unknown> }): Promise<void> {
  mkdirSync(ledgerFolder, { recursive: true });
  writeFileSync(
    `${ledgerFolder}/${randomUUID()}.json`,
    JSON.stringify(await metrics.getMetricsAsJSON()),
  );
}

async function serve(
  config: Config,
  database: Database,
  clock: SettableClock,
  {
    engines = {},
    exportLimits,
    counters,
    redis,
    secrets = [testSecret],
    storage,
  }: Pick<TestAppOptions, 'engines' | 'exportLimits' | 'secrets'> & {
    readonly counters: SharedCounters | undefined;
    readonly redis: RedisHealth | undefined;
    readonly storage: Storage;
  },
): Promise<Server> {
  const log = createLogger({ logLevel: process.env['TEST_LOG'] === 'on' ? 'error' : 'silent' });
  let baseUrl = '';
  const app = await createApp({
    ownUrl: () => baseUrl,
    config,
    database,
    clock,
    log,
    secrets: signingSecrets(secrets),
    storage,
    engines,
    ...(exportLimits && { exportLimits }),
    counters,
    redis,
    notReady: () => Promise.resolve([]),
    hasProcessMetrics: false,
  });
  const server = await startServer(app.listener, '127.0.0.1', 0);
  baseUrl = `http://127.0.0.1:${server.port}`;
  return {
    baseUrl,
    metrics: () => app.metrics.registry.metrics(),
    async close() {
      await server.close(1000, 0);
      await app.close();
      await keepLedger(app.metrics.registry);
    },
  };
}

async function makeCompany(database: Database, code: string, roles: readonly Role[]) {
  const { knex } = database;
  const now = startOfTests;
  const facts = { timeZone, locale: 'en' as const, baseCurrency: 'DOP', now };
  const unique = `${code}-${randomUUID().slice(0, 8)}`;
  const companyId = await insertCompany(knex, { code: unique, name: code, ...facts });
  const passwords = await createPasswords(4);
  for (const role of roles) {
    const person = { companyId, name: role, email: `${role}@example.com`, password };
    await createUser(
      knex,
      passwords,
      { ...person, role: role === 'stranger' ? 'admin' : role },
      now,
    );
  }
  const warehouse = (name: string) =>
    createWarehouse(knex, companyId, { code: name.toUpperCase(), name }, now);
  return { companyId, main: await warehouse('Main'), second: await warehouse('Second') };
}

interface TestStorage extends Storage {
  readonly folder: string;
}

/** @param dataDir  the folder to store in, which then stays */
export function openTestStorage(dataDir?: string): TestStorage {
  const place = dataDir ?? mkdtempSync(join(tmpdir(), 'notaria-blobs-'));
  const folder = join(place, 'blobs');
  mkdirSync(folder, { recursive: true });
  const ledger = folderLedger(join(place, 'erasures'));
  const keys = createKeyRing([{ id: 'k1', key: Buffer.alloc(32, 7) }]);
  return { folder, store: folderStore(folder), keys, ledger };
}

/** A server that does not start must not keep the run alive. */
async function orClose<T>(database: Database, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Starts a server in this process with two companies and a user per role, on the engine of the run. */
export async function startTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const { sharing } = options;
  const config = testConfig(options.config);
  const clock = sharing?.clock ?? settableClock(startOfTests);
  const database = sharing?.database ?? (await openTestDatabase(options.database));
  const roles: readonly Role[] = [
    'admin',
    'manager',
    'warehouse',
    'reviewer',
    'viewer',
    'stranger',
  ];
  const make = (code: string, of: readonly Role[]) =>
    sharing ? undefined : orClose(database, makeCompany(database, code, of));
  const own = await make('OWN', roles.slice(0, -1));
  const other = await make('OTHER', ['stranger']);
  const storage = sharing?.storage ?? openTestStorage(options.database?.dataDir);
  const blobFolder = sharing?.blobFolder ?? (storage as TestStorage).folder;
  const { counters, engines = {}, exportLimits, redis, secrets = [testSecret] } = options;
  const surroundings = { counters, engines, exportLimits, redis, secrets, storage };
  const server = await orClose(database, serve(config, database, clock, surroundings));
  const base = { baseUrl: server.baseUrl, maxRetries: 0, headers: { 'accept-language': 'en' } };
  const clientClock = {
    now: () => clock.now().getTime(),
    after(ms: number, run: () => void) {
      const timer = setTimeout(run, ms);
      return () => clearTimeout(timer);
    },
  };
  const client = (extra: Partial<SvcErpOptions> = {}) =>
    new SvcErp({ ...base, clock: clientClock, ...extra });
  const clients = new Map<Role, SvcErp>();
  const tokens = new Map<Role, { token: string; refreshToken: string }>();
  const email = (role: Role) => `${role}@example.com`;
  if (!config.areRateLimitsOn) {
    for (const role of roles) {
      const person = client();
      const { data } = await person.auth.login({ email: email(role), password });
      tokens.set(role, data);
      clients.set(role, person);
    }
  }
  const found = <T>(map: ReadonlyMap<Role, T>, role: Role): T => {
    const value = map.get(role);
    if (value === undefined) throw new Error(`${role} is not logged in`);
    return value;
  };
  const companyId = sharing?.companyId ?? own?.companyId ?? 0;
  const kycBase = { ...base, clock: clientClock, withCredentials: false };
  return {
    ...kycSupport({ database, clock, companyId, base: kycBase }),
    baseUrl: server.baseUrl,
    database,
    clock,
    storage,
    blobFolder,
    companyId,
    otherCompanyId: sharing?.otherCompanyId ?? other?.companyId ?? 0,
    warehouseId: sharing?.warehouseId ?? own?.main ?? 0,
    secondWarehouseId: sharing?.secondWarehouseId ?? own?.second ?? 0,
    otherWarehouseId: sharing?.otherWarehouseId ?? other?.main ?? 0,
    as: (role) => found(clients, role),
    client,
    email,
    tokenOf: (role) => found(tokens, role).token,
    refreshTokenOf: (role) => found(tokens, role).refreshToken,
    fetch: (path, init) => fetch(`${server.baseUrl}${path}`, init),
    metrics: server.metrics,
    async close() {
      await server.close();
      if (sharing !== undefined) return;
      await database.close();
      if (options.database?.dataDir === undefined) {
        rmSync(dirname(blobFolder), { recursive: true, force: true });
      }
    },
  };
}

/** Returns the error of a call; fails the test if the call succeeds. */
export const failure = (promise: Promise<unknown>): Promise<SvcErpError> =>
  promise.then(
    () => Promise.reject(new Error('It was expected to fail')),
    (error: SvcErpError) => error,
  );

/** Returns the errors of concurrent calls. Each is awaited from the start, so that every rejection is handled. */
export const failures = (promises: readonly Promise<unknown>[]): Promise<SvcErpError[]> =>
  Promise.all(promises.map(failure));

/** Removes the result of a request with an idempotency key, as if the request still ran. */
export async function asIfRunning(app: TestApp, key: string): Promise<void> {
  const running = { status: null, body: null };
  await app.database.knex('idempotency_keys').where({ key }).update(running);
}
