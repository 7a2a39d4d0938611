import { listOf, loopbackHost, type Reader } from './readers.js';

/** Services that a production server reaches only over TLS. */
const services = ['database', 'redis', 's3', 'mail'] as const;
type Service = (typeof services)[number];

/** The modes of pg that verify the certificate, by `sslmode` in the address. */
const verified = /^(?:require|verify-ca|verify-full)$/;

/** With the parameters of libpq, `require` encrypts without verifying the certificate. */
function isVerifiedDatabase({ searchParams }: URL): boolean {
  const mode = searchParams.get('sslmode') ?? '';
  if (searchParams.get('uselibpqcompat') === 'true') return mode === 'verify-full';
  return verified.test(mode);
}

interface Rule {
  readonly service: Service;
  readonly variable: string;
  /** The variable holds several addresses, separated by commas. */
  readonly isList?: boolean;
  readonly isSafe: (url: URL) => boolean;
  readonly advice: string;
}

const rules: readonly Rule[] = [
  {
    service: 'database',
    variable: 'DATABASE_URL',
    isSafe: isVerifiedDatabase,
    advice: 'must end in ?sslmode=verify-full',
  },
  {
    service: 'database',
    variable: 'DATABASE_REPLICA_URLS',
    isList: true,
    isSafe: isVerifiedDatabase,
    advice: 'must end in ?sslmode=verify-full, each address of it,',
  },
  ...['DIRECTORY_URL', 'TARGET_DATABASE_URL', 'MIGRATION_DATABASE_URL'].map(
    (variable): Rule => ({
      service: 'database',
      variable,
      isSafe: isVerifiedDatabase,
      advice: 'must end in ?sslmode=verify-full',
    }),
  ),
  {
    service: 'redis',
    variable: 'REDIS_URL',
    isSafe: ({ protocol }) => protocol === 'rediss:',
    advice: 'must start with rediss://',
  },
  {
    service: 's3',
    variable: 'S3_ENDPOINT',
    isSafe: ({ protocol }) => protocol === 'https:',
    advice: 'must start with https://',
  },
];

/** Returns true for a host of this machine and for a Unix socket. */
function isLocal({ hostname, searchParams }: URL): boolean {
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  return host === '' || host.startsWith('/') || loopbackHost.test(host.replace(/^\[|\]$/g, ''));
}

/** Requires TLS in production for each service on another machine, unless ALLOW_PLAINTEXT names the service. */
export function refusePlaintext(read: Reader, isProduction: boolean): void {
  const allowed = listOf(read, 'ALLOW_PLAINTEXT');
  if (allowed.some((name) => !services.some((service) => service === name))) {
    read.faults.push(`ALLOW_PLAINTEXT must list some of ${services.join(', ')}`);
  }
  if (!isProduction) return;
  const usesS3 = read.text('BLOB_STORE') === 's3';
  for (const { advice, isList, isSafe, service, variable } of rules) {
    if (allowed.includes(service) || (service === 's3' && !usesS3)) continue;
    const addresses = isList ? listOf(read, variable) : [read.text(variable)];
    const urls = addresses.filter((each) => URL.canParse(each)).map((each) => new URL(each));
    if (urls.every((url) => isLocal(url) || isSafe(url))) continue;
    read.faults.push(
      `${variable} ${advice} in production, for TLS to another machine (or set ALLOW_PLAINTEXT=${service})`,
    );
  }
}
