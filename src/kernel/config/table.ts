export interface Variable {
  readonly name: string;
  /** The default as it would be written in the environment; empty: none. */
  readonly default: string;
  readonly meaning: string;
  /** The value may also stand in a file that `NAME_FILE` names. */
  readonly isSecret: boolean;
}

function variable(name: string, fallback: string, meaning: string): Variable {
  return { name, default: fallback, meaning, isSecret: false };
}

function secret(name: string, meaning: string): Variable {
  return { name, default: '', meaning, isSecret: true };
}

/** Every variable that the server reads. A test compares docs/configuration.md with this table. */
export const configTable: readonly Variable[] = Object.freeze([
  variable('NODE_ENV', 'development', 'development, test or production'),
  variable(
    'HOST',
    '127.0.0.1',
    'Address to listen on; one that other machines reach needs `JWT_SECRET` and gets no demo company',
  ),
  variable('PORT', '4000', 'Port to listen on; 0 takes any free one'),
  variable('PUBLIC_URL', '', 'https:// address of this server in links; its own when empty'),
  variable(
    'CONSOLE_URL',
    '',
    'https:// address of the console: its host alone serves it; every host does when empty',
  ),
  variable(
    'CAPTURE_URL',
    '',
    'https:// address of the capture page: its host alone serves the page and its operations, and nothing else; every host does when empty',
  ),
  variable('METRICS_PORT', '', 'Port for Prometheus metrics; off when empty'),
  secret('DATABASE_URL', 'postgres:// address; the embedded database when empty'),
  secret(
    'DATABASE_REPLICA_URLS',
    'postgres:// addresses of replicas, by commas: they answer exports, reports, and lists with `Prefer: max-staleness`',
  ),
  variable(
    'REPLICA_MAX_AGE_SECONDS',
    '10',
    'A replica answers exports and reports while it lacks the changes of at most so many seconds; 0: only when asked to',
  ),
  secret(
    'DIRECTORY_URL',
    'postgres:// address of the database with the directory of cells; one cell when empty',
  ),
  secret(
    'TARGET_DATABASE_URL',
    'postgres:// address of the database that `npm run cli -- cells move` moves a company to',
  ),
  secret(
    'MIGRATION_DATABASE_URL',
    'postgres:// address by which `npm run cli -- migrate` changes the schema, with another role than that of the servers',
  ),
  variable('DATA_DIR', './data', 'Folder of the embedded database, secrets and files'),
  variable(
    'ALLOW_EMBEDDED_IN_PRODUCTION',
    'off',
    'on: production may run on the embedded database, which can lose its last writes in a power cut',
  ),
  variable(
    'MIGRATE',
    'on',
    'off: no start changes the schema; a server waits, not ready, until `npm run cli -- migrate` has',
  ),
  variable(
    'ALLOW_PLAINTEXT',
    '',
    'Of database, redis, s3 and mail, by commas: services on other machines that production may reach without TLS',
  ),
  variable(
    'WORKERS',
    '1',
    'Processes of this server on one port, on PostgreSQL only; auto: one for each core',
  ),
  variable(
    'RATE_LIMIT_PROCESSES',
    '2',
    'Servers that share a REDIS_URL; each allows its part of a limit while Redis does not answer',
  ),
  secret('REDIS_URL', 'redis:// address for rate limits shared by several processes'),
  secret(
    'JWT_SECRET',
    'Secret of at least 32 bytes, or several by commas: the first one signs, all verify; required in production',
  ),
  variable(
    'SECRETS_COMMAND',
    '',
    'Command that prints a JSON object of secrets by name, such as `vault kv get -format=json -field=data secret/notaria`; none when empty',
  ),
  variable('ACCESS_TOKEN_SECONDS', '3600', 'Lifetime of an access token'),
  variable(
    'REFRESH_TOKEN_SECONDS',
    '604800',
    'Lifetime of a refresh token: a login ends when it is idle for so long',
  ),
  variable(
    'LOGIN_SECONDS',
    '2592000',
    'A login ends this long after it began, however much it is used',
  ),
  variable('EVENT_RETENTION_DAYS', '400', 'Days for which events of the changes feed are kept'),
  variable(
    'AUDIT_LOG',
    '',
    'File to which audit entries and their seals are appended as lines of JSON, or stdout; nothing is written when empty',
  ),
  variable('BCRYPT_COST', '10', 'Work factor of password hashes, 10 to 15'),
  variable(
    'TRUST_PROXY',
    '0',
    'Exact number of proxies in front of the server, which then needs JWT_SECRET and gets no demo company',
  ),
  variable('CORS_ORIGINS', '', 'Origins, separated by commas, that browsers may call from'),
  variable('RATE_LIMIT_GENERAL', '100', 'Requests per minute and address'),
  variable(
    'RATE_LIMIT_NETWORKS',
    '',
    'Own networks, such as 198.51.100.7, 10.0.0.0/8: there RATE_LIMIT_GENERAL counts each login instead of the address',
  ),
  variable(
    'RATE_LIMIT_SITE',
    '600',
    'Requests per minute and address for everything outside the APIs: console, documentation, downloads, health',
  ),
  variable('RATE_LIMIT_AUTH', '10', 'Login and refresh attempts per minute and address'),
  variable('RATE_LIMIT_EXPORTS', '5', 'Exports per minute and user'),
  variable('RATE_LIMIT_READS', '600', 'Verification API: reads per minute and caller'),
  variable('RATE_LIMIT_WRITES', '300', 'Verification API: writes per minute and caller'),
  variable('RATE_LIMIT_SESSIONS', '600', 'Verification API: new sessions per minute and caller'),
  variable('RATE_LIMIT_DECISIONS', '100', 'Verification API: decisions per minute and caller'),
  variable('RATE_LIMIT_CHECKS', '60', 'Verification API: checks per minute and caller'),
  variable('RATE_LIMIT_TESTS', '10', 'Verification API: webhook tests per minute and caller'),
  variable('RATE_LIMITS', 'on', 'off: no rate limits; refused in production'),
  variable('LOG_LEVEL', 'info', 'fatal, error, warn, info, debug, trace or silent'),
  variable(
    'NAMED_STATEMENTS',
    'on',
    'off behind a pooler in transaction mode that loses prepared statements; such a start is refused',
  ),
  variable('DB_POOL_MAX', '10', 'Most connections to PostgreSQL; migrations need two'),
  variable('STATEMENT_TIMEOUT_MS', '15000', 'A statement that runs longer is cancelled'),
  variable('SLOW_STATEMENT_MS', '1000', 'Statements that take so long are logged; 0: none'),
  variable(
    'TEST_CLOCK',
    '',
    'RFC 3339 instant at which a settable clock starts; not in production',
  ),
  variable(
    'DEMO',
    'history',
    'What an empty database begins with: history, a company with three months of business; catalogue, the company without documents; empty, a company without data',
  ),
  variable('CHECK_REPLIES', '', 'on: every reply is validated; default on, except in production'),
  variable(
    'BLOB_STORE',
    'folder',
    'folder: images and documents in DATA_DIR/blobs; s3: in a bucket',
  ),
  variable(
    'ERASURES_DIR',
    '',
    'Folder of the ledger of erasures; when empty, `erasures` in DATA_DIR or in the bucket',
  ),
  secret(
    'BLOB_KEYS',
    'id:base64 of 32 bytes, by commas, the current one first; required in production',
  ),
  variable('S3_ENDPOINT', '', 'https:// address of the S3-compatible store'),
  variable('S3_BUCKET', '', 'Bucket, addressed by path'),
  variable('S3_REGION', 'us-east-1', 'Region that requests are signed for'),
  secret('S3_ACCESS_KEY_ID', 'Access key of the bucket'),
  secret('S3_SECRET_ACCESS_KEY', 'Its secret'),
  variable('S3_CREDENTIALS_URL', '', 'Address of temporary credentials, in place of an access key'),
  variable('S3_CREDENTIALS_TOKEN_FILE', '', 'File with the token for that address'),
  variable('S3_ROLE_ARN', '', 'Role whose credentials that address, of STS, gives for the token'),
  variable(
    'ATTACHMENT_SCANNER',
    '',
    'Command that scans each new attachment on its standard input, such as `clamdscan --no-summary -`: it exits with 0 for a clean file and 1 for a harmful one; nothing is scanned when empty',
  ),
  variable('ATTACHMENT_SCANNER_SECONDS', '30', 'A scan that takes longer is given up'),
  variable('ATTACHMENT_MB_PER_COMPANY', '2048', 'Space of all attachments of a company'),
  variable('ATTACHMENT_ZIP', 'off', 'on: attachments may be ZIP archives'),
  secret('SMTP_URL', 'smtp:// or smtps:// address of the mail server; no mails when empty'),
  variable(
    'MAIL_FROM',
    '',
    'Sender of mails: an address, or a name and an address such as `Notaria <mail@example.com>`',
  ),
  variable(
    'MAIL_BOUNCE_ADDRESS',
    '',
    'Address that receives reports of mails that were not delivered; that of MAIL_FROM when empty',
  ),
  variable('MAILS_PER_HOUR', '200', 'Mails of a company in an hour; more of them wait'),
  variable('DKIM_DOMAIN', '', 'Domain that signs mails; none when empty'),
  variable('DKIM_SELECTOR', '', 'Name of its DNS record before `._domainkey`'),
  secret('DKIM_KEY', 'Its private RSA key in PEM'),
  variable(
    'WEBHOOK_ALLOWED_HOSTS',
    '',
    'Hosts, or host:port, by commas, that webhooks and identity providers may have at private addresses; no loopback in production',
  ),
  variable(
    'KYC_IDENTITY_URL',
    '',
    'https:// address of an engine that is asked about identity numbers instead of the registers',
  ),
  secret('KYC_IDENTITY_KEY', 'Its key, sent as a bearer token'),
  variable(
    'KYC_ENGINES',
    'addresses,documents,faces',
    'Built-in engines of this process, by commas; none: checks that need one answer 503',
  ),
  variable(
    'KYC_ENGINES_ROLE',
    'own',
    'own: the engines of this process answer its checks; hand-over: those of other processes do; take: they also answer checks of processes that hand over; on PostgreSQL',
  ),
  variable(
    'KYC_ENGINES_PRELOAD',
    'off',
    'on: the engines load at start, in the background; off: with their first check, which waits for it',
  ),
  variable(
    'KYC_ENGINES_IDLE_SECONDS',
    '600',
    'An engine without checks for so long is unloaded, and its memory is freed',
  ),
  variable(
    'FACE_MEMORY_MB',
    '256',
    'Memory for faces that are searched, some 550 a megabyte; larger collections are read anew for each search',
  ),
]);
