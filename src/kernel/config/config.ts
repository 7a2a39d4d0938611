import type { MasterKey } from '../blobs/keys.js';
import type { S3Options } from '../blobs/stores/s3.js';
import type { LimitName } from '../limits/rate-limit.js';
import { type AttachmentOptions, attachmentsOf } from './attachments.js';
import { type MailOptions, mailOf } from './mail.js';
import { refusePlaintext } from './plaintext.js';
import {
  allowedHostsOf,
  ConfigError,
  cellsOf,
  clockOf,
  type EngineGroupName,
  type EngineRole,
  engineRoleOf,
  enginesOf,
  exposureOf,
  type HttpEngineOptions,
  hostOf,
  identityEngineOf,
  isOn,
  limitsOf,
  migrationUrlOf,
  networksOf,
  optionalPort,
  originsOf,
  pageUrlsOf,
  publicUrlOf,
  type Reader,
  reader,
  replicasOf,
  s3Of,
  workersOf,
} from './readers.js';
import { blobKeysOf, secretsOf } from './secrets.js';

/** `catalogue` is the demo company without its documents. */
export type DemoKind = 'history' | 'catalogue' | 'empty';

export interface Config {
  readonly environment: 'development' | 'test' | 'production';
  readonly host: string;
  /** True if other machines reach the server. Then the rules of production apply. */
  readonly isExposed: boolean;
  readonly port: number;
  /** Absent: metrics are not served. */
  readonly metricsPort: number | undefined;
  /** Absent: the embedded database in `dataDir`. */
  readonly databaseUrl: string | undefined;
  /** Empty: the primary answers every read. */
  readonly replicaUrls: readonly string[];
  /** Exports and reports use a replica that is at most this many seconds behind. */
  readonly replicaMaxAgeSeconds: number;
  /** The database with the directory of cells. Absent: this installation is the only cell. */
  readonly directoryUrl: string | undefined;
  /** The database that a company moves to. */
  readonly targetDatabaseUrl: string | undefined;
  /** The database of `databaseUrl`, with the role that owns its tables. Absent: that of `databaseUrl` does. */
  readonly migrationUrl: string | undefined;
  readonly dataDir: string;
  /** False: only `npm run cli -- migrate` changes the schema. */
  readonly migratesAtStart: boolean;
  /** Public address of this server, without a trailing slash. Default: the server's own address. */
  readonly publicUrl: string | undefined;
  /** Address of the console, whose host alone serves it. Default: that of `publicUrl`, and every host serves it. */
  readonly consoleUrl: string | undefined;
  /** Address of the capture page, whose host serves nothing else. Default: that of `publicUrl`. */
  readonly captureUrl: string | undefined;
  /** Address of the Redis through which servers share rate limits. */
  readonly redisUrl: string | undefined;
  /** Processes of this server on one port. */
  readonly workers: number;
  /** Number of servers that share the Redis. */
  readonly rateLimitProcesses: number;
  /** The first secret signs. Outside production the default is a generated secret, kept in `dataDir`. */
  readonly jwtSecrets: readonly string[] | undefined;
  readonly accessTokenSeconds: number;
  readonly refreshTokenSeconds: number;
  readonly loginSeconds: number;
  readonly eventRetentionDays: number;
  /** File that receives audit entries and seals, or `stdout`. Absent: they stay in the database. */
  readonly auditLog: string | undefined;
  readonly bcryptCost: number;
  /** Number of proxies in front of the server. That many entries of X-Forwarded-For are trusted. */
  readonly trustProxy: number;
  readonly corsOrigins: readonly string[];
  /** Requests per minute, by kind of operation. */
  readonly rateLimits: Readonly<Record<LimitName, number>>;
  /** Requests per minute and address for everything outside the APIs. */
  readonly siteRateLimit: number;
  /** Addresses and ranges whose logins have a general limit of their own. */
  readonly rateLimitNetworks: readonly string[];
  readonly areRateLimitsOn: boolean;
  readonly logLevel: LogLevel;
  readonly namedStatements: boolean;
  readonly poolMax: number;
  readonly statementTimeoutMs: number;
  /** Statements that take longer are logged; 0: none. */
  readonly slowStatementMs: number;
  /** Start of a settable clock. Default: the system's clock. */
  readonly testClock: Date | undefined;
  readonly checkReplies: boolean;
  /** The content of an empty database outside production. */
  readonly demo: DemoKind;
  /** Absent: the folder `blobs` in `dataDir`. */
  readonly s3: S3Options | undefined;
  /** Absent: `erasures` in `dataDir` or in the bucket. */
  readonly erasuresDir: string | undefined;
  /** The first key is the current one. Outside production the default is a generated key, kept in `dataDir`. */
  readonly blobKeys: readonly MasterKey[] | undefined;
  /**
   * Hosts in lower case, with or without a port, that may receive webhooks although their addresses are not public.
   */
  readonly webhookAllowedHosts: readonly string[];
  readonly attachments: AttachmentOptions;
  /** Absent: no mails are sent. */
  readonly mail: MailOptions | undefined;
  /** Service that looks up identity numbers. Default: the imported person registers. */
  readonly identityEngine: HttpEngineOptions | undefined;
  readonly engines: readonly EngineGroupName[];
  readonly engineRole: EngineRole;
  readonly areEnginesPreloaded: boolean;
  readonly engineIdleSeconds: number;
  /** Memory for copies of the faces that are searched; 0: none. */
  readonly faceMemoryMb: number;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

function refuseUnsafe(read: Reader, config: Config, isEmbeddedAllowed: boolean): void {
  if (config.environment !== 'production') return;
  if (config.databaseUrl === undefined && !isEmbeddedAllowed) {
    read.faults.push(
      'DATABASE_URL is required in production (or set ALLOW_EMBEDDED_IN_PRODUCTION=on and accept ' +
        'that a power cut may lose the last writes)',
    );
  }
  if (!config.areRateLimitsOn) read.faults.push('RATE_LIMITS=off is not allowed in production');
}

const loginsOf = (read: Reader) => ({
  accessTokenSeconds: read.whole('ACCESS_TOKEN_SECONDS', 60, 86_400),
  refreshTokenSeconds: read.whole('REFRESH_TOKEN_SECONDS', 300, 31_536_000),
  loginSeconds: read.whole('LOGIN_SECONDS', 300, 31_536_000),
  bcryptCost: read.whole('BCRYPT_COST', 10, 15),
});

const databaseOf = (read: Reader) => ({
  databaseUrl: read.address('DATABASE_URL', ['postgres:', 'postgresql:']),
  replicaUrls: replicasOf(read),
  replicaMaxAgeSeconds: read.whole('REPLICA_MAX_AGE_SECONDS', 0, 3_600),
  ...cellsOf(read),
  migrationUrl: migrationUrlOf(read),
  migratesAtStart: isOn(read, 'MIGRATE'),
});

const statementsOf = (read: Reader) => ({
  namedStatements: isOn(read, 'NAMED_STATEMENTS'),
  poolMax: read.whole('DB_POOL_MAX', 1, 1_000),
  statementTimeoutMs: read.whole('STATEMENT_TIMEOUT_MS', 100, 3_600_000),
  slowStatementMs: read.whole('SLOW_STATEMENT_MS', 0, 3_600_000),
});

const processesOf = (read: Reader) => ({
  rateLimitProcesses: read.whole('RATE_LIMIT_PROCESSES', 1, 1_000),
  redisUrl: read.address('REDIS_URL', ['redis:', 'rediss:']),
  workers: workersOf(read),
});

const filesOf = (read: Reader, isProduction: boolean) => ({
  s3: s3Of(read),
  erasuresDir: read.text('ERASURES_DIR') || undefined,
  blobKeys: blobKeysOf(read, isProduction),
});

const engineSettingsOf = (read: Reader) => ({
  engines: enginesOf(read),
  engineRole: engineRoleOf(read),
  areEnginesPreloaded: isOn(read, 'KYC_ENGINES_PRELOAD'),
  engineIdleSeconds: read.whole('KYC_ENGINES_IDLE_SECONDS', 1, 86_400),
  faceMemoryMb: read.whole('FACE_MEMORY_MB', 0, 65_536),
});

/**
 * Returns the configuration in the environment as one frozen, typed value.
 *
 * @throws {ConfigError} with one message per fault
 */
export function loadConfig(env: NodeJS.ProcessEnv): Config {
  const read = reader(env);
  const environment = read.choice('NODE_ENV', ['development', 'test', 'production'], 'development');
  const isProduction = environment === 'production';
  const host = hostOf(read);
  const trustProxy = read.whole('TRUST_PROXY', 0, 10);
  const exposure = exposureOf(host, trustProxy);
  const publicUrl = publicUrlOf(read, isProduction);
  const config: Config = {
    environment,
    host,
    isExposed: exposure !== undefined,
    port: read.whole('PORT', 0, 65_535),
    metricsPort: optionalPort(read, 'METRICS_PORT'),
    ...databaseOf(read),
    dataDir: read.text('DATA_DIR'),
    publicUrl,
    ...pageUrlsOf(read, isProduction),
    ...processesOf(read),
    jwtSecrets: secretsOf(read, isProduction, exposure),
    ...loginsOf(read),
    eventRetentionDays: read.whole('EVENT_RETENTION_DAYS', 1, 36_500),
    auditLog: read.text('AUDIT_LOG') || undefined,
    trustProxy,
    corsOrigins: originsOf(read),
    rateLimits: limitsOf(read),
    siteRateLimit: read.whole('RATE_LIMIT_SITE', 1, 1_000_000),
    rateLimitNetworks: networksOf(read),
    areRateLimitsOn: isOn(read, 'RATE_LIMITS'),
    logLevel: read.choice('LOG_LEVEL', logLevels, 'info'),
    ...statementsOf(read),
    testClock: clockOf(read, isProduction),
    checkReplies: isOn(read, 'CHECK_REPLIES', isProduction ? 'off' : 'on'),
    demo: read.choice('DEMO', ['history', 'catalogue', 'empty'], 'history'),
    ...filesOf(read, isProduction),
    webhookAllowedHosts: allowedHostsOf(read, isProduction),
    attachments: attachmentsOf(read),
    mail: mailOf(read, isProduction, publicUrl),
    identityEngine: identityEngineOf(read, isProduction),
    ...engineSettingsOf(read),
  };
  refuseUnsafe(read, config, isOn(read, 'ALLOW_EMBEDDED_IN_PRODUCTION'));
  refusePlaintext(read, isProduction);
  if (read.faults.length > 0) throw new ConfigError(read.faults);
  return Object.freeze(config);
}
