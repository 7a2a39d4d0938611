import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import type { S3Options } from '../blobs/stores/s3.js';
import type { CredentialsSource } from '../blobs/stores/s3-credentials.js';
import { type LimitName, limitNames } from '../limits/rate-limit.js';
import { isAddressEntry } from '../values/address-ranges.js';
import { parseInstant } from '../values/time.js';
import { secretFiles } from './secret-files.js';
import { configTable } from './table.js';

/** An external engine, called over HTTP. */
export interface HttpEngineOptions {
  readonly url: string;
  readonly key: string;
}

/** The faults of the environment, one message each. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(`The configuration is not valid:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
    this.faults = faults;
  }
}

/** Built-in engines. Each needs some hundred megabytes of memory. */
export const engineGroups = ['addresses', 'documents', 'faces'] as const;
export type EngineGroupName = (typeof engineGroups)[number];

const defaults = new Map(configTable.map((entry) => [entry.name, entry.default]));

/** Reads environment variables and collects their faults. */
export function reader(env: NodeJS.ProcessEnv) {
  const faults: string[] = [];
  const fileOf = secretFiles(env, faults);

  function text(name: string): string {
    const stored = fileOf(name);
    return env[name]?.trim() || stored || (defaults.get(name) ?? '');
  }

  function whole(name: string, min: number, max: number): number {
    const given = text(name);
    const value = /^\d{1,15}$/.test(given) ? Number(given) : Number.NaN;
    if (value >= min && value <= max) return value;
    faults.push(`${name} must be a whole number from ${min} to ${max}, not "${given}"`);
    return min;
  }

  function choice<T extends string>(name: string, values: readonly T[], fallback: T): T {
    const given = text(name);
    const found = given === '' ? fallback : values.find((value) => value === given);
    if (found !== undefined) return found;
    faults.push(`${name} must be one of ${values.join(', ')}, not "${given}"`);
    return fallback;
  }

  /** Reads an address. Faults do not repeat the value, which may hold a password. */
  function address(name: string, protocols: readonly string[]): string | undefined {
    const given = text(name);
    if (given === '') return undefined;
    if (!URL.canParse(given) || !protocols.includes(new URL(given).protocol)) {
      faults.push(`${name} must be an address that starts with ${protocols.join('// or ')}//`);
    }
    return given;
  }

  return { faults, text, whole, choice, address };
}

export type Reader = ReturnType<typeof reader>;

export function isOn(read: Reader, name: string, fallback: 'on' | 'off' = 'off'): boolean {
  return read.choice(name, ['on', 'off'], fallback) === 'on';
}

export function hostOf(read: Reader): string {
  const host = read.text('HOST');
  if (isIP(host) === 0 && !/^[a-z0-9]([a-z0-9.-]{0,252})$/i.test(host)) {
    read.faults.push(`HOST must be an IP address or a host name, not "${host}"`);
    return '127.0.0.1';
  }
  return host;
}

/** Faults do not repeat the addresses, which may hold a password. */
export function replicasOf(read: Reader): readonly string[] {
  const urls = listOf(read, 'DATABASE_REPLICA_URLS');
  if (urls.some((url) => !/^postgres(?:ql)?:\/\//.test(url) || !URL.canParse(url))) {
    read.faults.push('DATABASE_REPLICA_URLS must list addresses that start with postgres://');
  }
  if (urls.length > 0 && read.text('DATABASE_URL') === '') {
    read.faults.push(
      'DATABASE_REPLICA_URLS needs DATABASE_URL: the embedded database has no replicas',
    );
  }
  return Object.freeze(urls);
}

export function cellsOf(read: Reader) {
  const protocols = ['postgres:', 'postgresql:'];
  const directoryUrl = read.address('DIRECTORY_URL', protocols);
  if (directoryUrl !== undefined && read.text('DATABASE_URL') === '') {
    read.faults.push('DIRECTORY_URL needs DATABASE_URL: the embedded database is no cell');
  }
  return { directoryUrl, targetDatabaseUrl: read.address('TARGET_DATABASE_URL', protocols) };
}

export function migrationUrlOf(read: Reader): string | undefined {
  const url = read.address('MIGRATION_DATABASE_URL', ['postgres:', 'postgresql:']);
  if (url !== undefined && read.text('DATABASE_URL') === '') {
    read.faults.push('MIGRATION_DATABASE_URL needs DATABASE_URL, whose role gets its rights');
  }
  return url;
}

export function optionalPort(read: Reader, name: string): number | undefined {
  return read.text(name) === '' ? undefined : read.whole(name, 0, 65_535);
}

function isOrigin(text: string): boolean {
  return (
    URL.canParse(text) && /^https?:$/.test(new URL(text).protocol) && new URL(text).origin === text
  );
}

export function listOf(read: Reader, name: string): string[] {
  const entries = read.text(name).split(',');
  return entries.map((entry) => entry.trim()).filter((entry) => entry !== '');
}

export function originsOf(read: Reader): readonly string[] {
  const origins = listOf(read, 'CORS_ORIGINS');
  for (const origin of origins.filter((each) => !isOrigin(each))) {
    read.faults.push(
      `CORS_ORIGINS must list origins such as https://app.example.com, not "${origin}"`,
    );
  }
  return Object.freeze(origins);
}

export const loopbackHost = /^(?:127(?:\.\d{1,3}){3}|::1|localhost)$/i;

/**
 * Returns the reason why other machines reach the server, or undefined if they do not.
 *
 * @param trustProxy  the number of proxies that forward requests of other machines
 */
export function exposureOf(host: string, trustProxy: number): string | undefined {
  if (!loopbackHost.test(host)) return `other machines reach HOST ${host}`;
  return trustProxy > 0 ? `TRUST_PROXY is ${trustProxy}` : undefined;
}

export function s3Of(read: Reader): S3Options | undefined {
  if (read.choice('BLOB_STORE', ['folder', 's3'], 'folder') === 'folder') return undefined;
  const needed = (name: string): string => {
    const given = read.text(name);
    if (given === '') read.faults.push(`${name} is required with BLOB_STORE=s3`);
    return given;
  };
  const bucket = needed('S3_BUCKET');
  if (bucket !== '' && !/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    read.faults.push(`S3_BUCKET must be the name of a bucket, not "${bucket}"`);
  }
  needed('S3_ENDPOINT');
  const source = credentialsSourceOf(read);
  return Object.freeze({
    endpoint: read.address('S3_ENDPOINT', ['https:', 'http:']) ?? '',
    bucket,
    region: read.text('S3_REGION'),
    credentials: source ?? {
      accessKeyId: needed('S3_ACCESS_KEY_ID'),
      secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
    },
  });
}

/**
 * Returns true for a link-local address, which no router forwards. Agents of cloud providers use such addresses,
 * without TLS.
 */
const linkLocal = /^(?:169\.254(?:\.\d{1,3}){2}|\[fe80:[0-9a-f:]+\]|\[fd00:ec2::[0-9a-f]+\])$/;

/** Returns the source of temporary credentials of the bucket, or undefined if its credentials are permanent. */
function credentialsSourceOf(read: Reader): CredentialsSource | undefined {
  const url = read.address('S3_CREDENTIALS_URL', ['https:', 'http:']);
  if (url === undefined) return undefined;
  const { hostname, protocol } = new URL(url);
  if (protocol === 'http:' && !linkLocal.test(hostname) && !loopbackHost.test(hostname)) {
    read.faults.push(
      'S3_CREDENTIALS_URL must start with https://, except for a link-local address or this machine',
    );
  }
  const both = ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'].filter(
    (name) => read.text(name) !== '',
  );
  for (const name of both) read.faults.push(`${name} and S3_CREDENTIALS_URL are both set: set one`);
  const given = (name: string) => read.text(name) || undefined;
  const [tokenFile, roleArn] = [given('S3_CREDENTIALS_TOKEN_FILE'), given('S3_ROLE_ARN')];
  if (roleArn !== undefined && tokenFile === undefined)
    read.faults.push('S3_ROLE_ARN needs S3_CREDENTIALS_TOKEN_FILE, the token that proves the role');
  return { url, tokenFile, roleArn };
}

export function limitsOf(read: Reader): Readonly<Record<LimitName, number>> {
  const limit = (name: LimitName) => read.whole(`RATE_LIMIT_${name.toUpperCase()}`, 1, 1_000_000);
  return Object.freeze(
    Object.fromEntries(limitNames.map((name) => [name, limit(name)])) as Record<LimitName, number>,
  );
}

export function networksOf(read: Reader): readonly string[] {
  const entries = listOf(read, 'RATE_LIMIT_NETWORKS');
  for (const entry of entries.filter((each) => !isAddressEntry(each))) {
    read.faults.push(
      `RATE_LIMIT_NETWORKS must list addresses and ranges such as 10.0.0.0/8, not "${entry}"`,
    );
  }
  return Object.freeze(entries);
}

const allowedHost = /^(?:\[[0-9a-f:.]+\]|[a-z0-9](?:[a-z0-9.-]{0,251}))(?::\d{1,5})?$/;
const loopback = /^(?:\[::1\]|127\.[0-9.]+|(?:.*\.)?localhost\.?)(?::\d+)?$/;

export function allowedHostsOf(read: Reader, isProduction: boolean): readonly string[] {
  const hosts = listOf(read, 'WEBHOOK_ALLOWED_HOSTS').map((host) => host.toLowerCase());
  for (const host of hosts) {
    if (!allowedHost.test(host)) {
      read.faults.push(
        `WEBHOOK_ALLOWED_HOSTS must list hosts such as hooks.internal:8443, not "${host}"`,
      );
    } else if (isProduction && loopback.test(host)) {
      read.faults.push(`WEBHOOK_ALLOWED_HOSTS must not name "${host}" in production`);
    }
  }
  return Object.freeze(hosts);
}

/** The endpoint receives personal data and an API key, so plain HTTP is allowed for loopback only. */
function addressFault(url: string, isProduction: boolean): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host, password, protocol, username } = new URL(url);
  if (username !== '' || password !== '') return 'must not hold a user';
  const isSafe = protocol === 'https:' || loopback.test(host);
  return isProduction && !isSafe ? 'must start with https:// in production' : undefined;
}

export function enginesOf(read: Reader): readonly EngineGroupName[] {
  const names = read
    .text('KYC_ENGINES')
    .split(',')
    .map((name) => name.trim());
  const wrong = names.filter((name) => ![...engineGroups, 'none'].includes(name));
  if (wrong.length > 0 || (names.includes('none') && names.length > 1)) {
    read.faults.push(`KYC_ENGINES must be none, or of ${engineGroups.join(', ')}`);
  }
  return engineGroups.filter((name) => names.includes(name));
}

export const engineRoles = ['own', 'hand-over', 'take'] as const;
/** The processes whose engines answer checks. */
export type EngineRole = (typeof engineRoles)[number];

export function engineRoleOf(read: Reader): EngineRole {
  const role = read.choice('KYC_ENGINES_ROLE', engineRoles, 'own');
  if (role !== 'own' && read.text('DATABASE_URL') === '') {
    read.faults.push(
      `KYC_ENGINES_ROLE=${role} needs DATABASE_URL, by which processes exchange checks`,
    );
  }
  return role;
}

export function identityEngineOf(
  read: Reader,
  isProduction: boolean,
): HttpEngineOptions | undefined {
  const url = read.address('KYC_IDENTITY_URL', ['https:', 'http:']);
  const key = read.text('KYC_IDENTITY_KEY');
  if (url === undefined && key === '') return undefined;
  if (url === undefined) read.faults.push('KYC_IDENTITY_URL is required with KYC_IDENTITY_KEY');
  if (!/^[\x21-\x7e]{1,4096}$/.test(key)) {
    read.faults.push('KYC_IDENTITY_KEY is required with KYC_IDENTITY_URL, in visible ASCII');
  }
  const fault = url === undefined ? undefined : addressFault(url, isProduction);
  if (fault !== undefined) read.faults.push(`KYC_IDENTITY_URL ${fault}`);
  return Object.freeze({ url: url ?? '', key });
}

/** Returns an address of this server, whose pages receive passwords and identity documents. */
function ownUrlOf(read: Reader, name: string, isProduction: boolean): string | undefined {
  const url = read.address(name, ['https:', 'http:']);
  const fault = url === undefined ? undefined : addressFault(url, isProduction);
  if (fault !== undefined) read.faults.push(`${name} ${fault}`);
  return url?.replace(/(?<![/?#])[/?#]+$/, '');
}

export const publicUrlOf = (read: Reader, isProduction: boolean): string | undefined =>
  ownUrlOf(read, 'PUBLIC_URL', isProduction);

/** Returns the addresses of pages with a host of their own. */
export function pageUrlsOf(read: Reader, isProduction: boolean) {
  const consoleUrl = ownUrlOf(read, 'CONSOLE_URL', isProduction);
  const captureUrl = ownUrlOf(read, 'CAPTURE_URL', isProduction);
  for (const [name, url] of Object.entries({ CONSOLE_URL: consoleUrl, CAPTURE_URL: captureUrl })) {
    if (url !== undefined && URL.canParse(url) && new URL(url).origin !== url.toLowerCase()) {
      read.faults.push(
        `${name} must be an address without a path, such as https://app.example.com`,
      );
    }
  }
  const hostIn = (url = '') => (URL.canParse(url) ? new URL(url).hostname : undefined);
  const captureHost = hostIn(captureUrl);
  const others = [hostIn(consoleUrl), hostIn(read.text('PUBLIC_URL'))];
  if (captureHost !== undefined && others.includes(captureHost)) {
    read.faults.push('CAPTURE_URL needs a host of its own, which serves nothing else');
  }
  return { consoleUrl, captureUrl };
}

export function clockOf(read: Reader, isProduction: boolean): Date | undefined {
  const given = read.text('TEST_CLOCK');
  if (given === '') return undefined;
  if (isProduction) read.faults.push('TEST_CLOCK is not allowed in production');
  try {
    return parseInstant(given);
  } catch (error) {
    read.faults.push(`TEST_CLOCK: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

/** Returns the number of processes on one port. The embedded database can be opened by one process only. */
export function workersOf(read: Reader): number {
  const isAuto = read.text('WORKERS') === 'auto';
  const workers = isAuto ? availableParallelism() : read.whole('WORKERS', 1, 256);
  if (workers > 1 && read.text('DATABASE_URL') === '') {
    read.faults.push(
      'WORKERS needs DATABASE_URL: only one process can open the embedded database. Leave it out, or use PostgreSQL',
    );
  }
  return workers;
}
