import type { RequestHandler } from 'express';
import type { Document } from 'openapi-backend';
import { consoleFolder, distFile, docsFolder, documentFile, packedClients } from './built-files.js';
import { erpContract } from './erp/api.js';
import { findUserByEmail } from './erp/auth/index.js';
import { erpEnvelope } from './erp/envelope.js';
import { bearerAuth } from './kernel/auth/bearer.js';
import { createPrincipals } from './kernel/auth/callers/principals.js';
import { captureAuth } from './kernel/auth/capture-token.js';
import { cookieAuth, createCookieLogins } from './kernel/auth/cookie.js';
import { apiKeyAuth } from './kernel/auth/keys/api-key.js';
import {
  hasKycKey,
  inChosenEnvironment,
  kycBearerAuth,
  kycKeyAuth,
} from './kernel/auth/keys/kyc-key.js';
import { createPasswords } from './kernel/auth/passwords.js';
import { createTokens } from './kernel/auth/tokens.js';
import { createKeyUsage } from './kernel/auth/usage/counter.js';
import { type Blobs, createBlobs } from './kernel/blobs/blobs.js';
import type { Storage } from './kernel/blobs/stores/open.js';
import type { Directory } from './kernel/cells/directory.js';
import { createCellListener } from './kernel/cells/listener.js';
import type { Config } from './kernel/config/config.js';
import type { Database } from './kernel/db/client.js';
import type { Replicas } from './kernel/db/replicas/replicas.js';
import { createExports } from './kernel/export/exports.js';
import type { ExportLimits } from './kernel/export/limits.js';
import { commandScanner } from './kernel/files/scanner.js';
import { createProxyCheck } from './kernel/http/server/address.js';
import { createCors } from './kernel/http/server/cors.js';
import type { Authenticate } from './kernel/http/server/exchange.js';
import { keepHosts } from './kernel/http/server/hosts.js';
import type { Listener } from './kernel/http/server/server.js';
import type { Services } from './kernel/http/services.js';
import { consolePages } from './kernel/http/site/console.js';
import { createSite, type SiteOptions } from './kernel/http/site/site.js';
import { type ContractServer, createContractServer } from './kernel/http.js';
import { createRateLimiter, type SharedLimits } from './kernel/limits/rate-limit.js';
import { createShares } from './kernel/limits/shares.js';
import type { Logger } from './kernel/log.js';
import { createMailer } from './kernel/mail/mailer.js';
import { type WatchedDisks, watchDisks } from './kernel/maintenance/disk-health.js';
import { createMetrics, type Metrics } from './kernel/observe/metrics.js';
import { reportPool, reportReplicas } from './kernel/observe/pool.js';
import { reportQueues } from './kernel/observe/queues.js';
import type { Tracing } from './kernel/observe/tracing.js';
import { sealingKeysOf } from './kernel/operations/idempotency.js';
import { createGroups } from './kernel/operations/together.js';
import type { SigningSecrets } from './kernel/secrets.js';
import { addressMatcher } from './kernel/values/address-ranges.js';
import type { Clock } from './kernel/values/time.js';
import { configuredGuard } from './kernel/webhooks/endpoints/guard.js';
import { kycContract } from './kyc/api.js';
import { createFaceGalleries, type FaceGalleries } from './kyc/biometrics/index.js';
import { capturePage } from './kyc/capture/index.js';
import {
  createEngines,
  type EngineSet,
  type Engines,
  httpIdentities,
} from './kyc/engines/index.js';
import { kycEnvelope } from './kyc/envelope.js';
import { imageChildren } from './kyc/images/index.js';
import { kycUserKeys } from './kyc/keys/user-key-queries.js';
import { registerEngine } from './kyc/person-registers/index.js';
import { mcpEndpoint } from './mcp/endpoint.js';

export interface AppOptions extends SharedLimits {
  readonly config: Config;
  readonly database: Database;
  readonly replicas?: Replicas | undefined;
  /** Absent: this installation is the only cell. */
  readonly directory?: Directory | undefined;
  readonly clock: Clock;
  readonly log: Logger;
  /** Sign tokens. */
  readonly secrets: SigningSecrets;
  /** Where images and documents lie, and what they and secrets are encrypted with. */
  readonly storage: Storage;
  /** Engines that check images and people for live keys; a check without its engine answers 503. */
  readonly engines?: Partial<EngineSet>;
  /** How far the engines have been loaded, by their names; shown by `/readyz`, which does not wait for them. */
  readonly engineStates?: () => Readonly<Record<string, string>>;
  /** Absent where traces are off. */
  readonly tracing?: Tracing | undefined;
  /** Limits of exports that differ from the usual ones. */
  readonly exportLimits?: Partial<ExportLimits>;
  /** Where this server is reached if nothing else is configured, without a slash at its end. */
  readonly ownUrl: () => string;
  /** Returns the parts that are not ready yet, for `/readyz`. */
  readonly notReady: () => Promise<readonly string[]>;
  /** Also report the process's own figures. */
  readonly hasProcessMetrics: boolean;
  readonly extras?: readonly RequestHandler[];
}

export interface App {
  readonly listener: Listener;
  readonly metrics: Metrics;
  /** Resolves when authenticated requests can be served. */
  probe(): Promise<void>;
  close(): Promise<void>;
}

const parse = (json: Buffer): Document => JSON.parse(json.toString()) as Document;

function enginesOf({ config, database, engines }: AppOptions): Engines {
  const builtIn = { identities: registerEngine(database.knex) };
  const configured = config.identityEngine && {
    identities: httpIdentities(config.identityEngine),
  };
  return createEngines({ ...builtIn, ...configured, ...engines }, builtIn);
}

const lifetimesOf = (config: Config) => ({
  accessSeconds: config.accessTokenSeconds,
  refreshSeconds: config.refreshTokenSeconds,
  loginSeconds: config.loginSeconds,
});

const publishedContracts = (erp: Buffer, kyc: Buffer): SiteOptions['contracts'] => [
  {
    name: 'erp',
    prefix: '/api',
    envelope: erpEnvelope,
    json: erp,
    yaml: () => distFile('openapi/erp.yaml'),
    events: { schema: 'Event', path: '/api/events' },
  },
  {
    name: 'kyc',
    prefix: '/v1',
    envelope: kycEnvelope,
    json: kyc,
    yaml: () => distFile('openapi/kyc.yaml'),
    events: { schema: 'WebhookEvent' },
  },
];

/** Creates the services that identify callers. */
async function createAccess(
  { clock, config, database, secrets }: AppOptions,
  { lookedUp }: Metrics,
) {
  const tokens = createTokens(secrets, lifetimesOf(config), clock);
  const passwords = await createPasswords(config.bcryptCost);
  const principals = createPrincipals(database.knex, lookedUp);
  const cookies = createCookieLogins(secrets, config.corsOrigins, config.refreshTokenSeconds);
  return {
    tokens,
    passwords,
    principals,
    cookies,
    bearer: bearerAuth(tokens, principals, clock),
    apiKey: apiKeyAuth(database.knex, principals, clock),
    kycKey: kycKeyAuth(database.knex, principals, clock),
    cookie: cookieAuth({ tokens, principals, logins: cookies, clock }),
  };
}

type Access = Awaited<ReturnType<typeof createAccess>>;

/** The services of both contracts. Each contract has security schemes of its own. */
type SharedServices = Omit<Services, 'schemes'>;

async function createServices(
  { clock, config, counters, database, exportLimits, log, replicas, secrets, tracing }: AppOptions,
  metrics: Metrics,
  { cookies }: Access,
  { noteFailure }: WatchedDisks,
): Promise<SharedServices> {
  const db = database.knex;
  const writers = createShares({ most: mostWriters, isAlwaysOn: true });
  const limits = config.areRateLimitsOn ? config.rateLimits : undefined;
  return {
    db,
    replicas,
    clock,
    log,
    cookies,
    metrics,
    noteFailure,
    tracing,
    secrets,
    sealingKeys: sealingKeysOf(secrets),
    keyUsage: createKeyUsage(db, clock, log),
    limiter: createRateLimiter(limits, counters, metrics.refused),
    isOwnNetwork: addressMatcher(config.rateLimitNetworks),
    shares: createShares({ most: 1 }),
    turns: { writers, groups: createGroups(writers) },
    cors: createCors(config.corsOrigins),
    exports: await createExports(db, exportLimits),
    trustedHops: config.trustProxy,
    checkProxy: createProxyCheck(log, config),
    checksReplies: config.checkReplies,
  };
}

/** With more of them, writes of a company wait for each other's rows in PostgreSQL, and each costs it more. */
const mostWriters = 2;

const publicUrlOf =
  ({ config, ownUrl }: AppOptions) =>
  () =>
    config.publicUrl ?? ownUrl();

/** Files of records are scanned by the command of the configuration, if there is one. */
function attachmentsOf({ attachments: options }: Config, blobs: Blobs) {
  const { scanner: command, scannerTimeoutMs: timeoutMs } = options;
  const scanner = command && commandScanner({ command, timeoutMs });
  return { blobs, options, scanner };
}

function createErp(
  options: AppOptions,
  { apiKey, bearer, cookie, passwords, tokens }: Access,
  services: SharedServices,
  { blobs, document }: { readonly blobs: Blobs; readonly document: Document },
): Promise<ContractServer> {
  const { keys } = options.storage;
  const { consoleUrl } = options.config;
  const publicUrl = consoleUrl === undefined ? publicUrlOf(options) : () => consoleUrl;
  const mailer = createMailer(options.config.mail, keys);
  const guard = configuredGuard(options.config);
  const proofs = { tokens, passwords, keys, guard };
  const auth = { ...proofs, mailer, publicUrl, verificationKeys: kycUserKeys };
  const schemes = { bearerAuth: bearer, apiKeyAuth: apiKey, cookieAuth: cookie };
  const webhooks = { keys, guard };
  const contract = erpContract(document, auth, webhooks, attachmentsOf(options.config, blobs));
  return createContractServer(contract, { ...services, schemes });
}

function createKyc(
  options: AppOptions,
  { bearer, cookie, kycKey, principals }: Access,
  services: SharedServices,
  parts: { readonly blobs: Blobs; readonly galleries: FaceGalleries; readonly document: Document },
): Promise<ContractServer> {
  const { config, secrets, storage } = options;
  const { blobs, document, galleries } = parts;
  const { captureUrl } = config;
  const contract = kycContract(document, {
    blobs,
    galleries,
    secrets,
    keys: storage.keys,
    ledger: storage.ledger,
    engines: enginesOf(options),
    guard: configuredGuard(config),
    captureUrl: captureUrl === undefined ? publicUrlOf(options) : () => captureUrl,
  });
  const schemes = {
    bearerAuth: kycBearerAuth(bearer),
    keyAuth: kycKey,
    cookieAuth: inChosenEnvironment(cookie),
    captureToken: captureAuth(principals),
  };
  return createContractServer(contract, { ...services, schemes });
}

/** Finds the caller of `/mcp`: a key of either API, or a user by an access token. */
const authenticateTools =
  ({ apiKey, bearer, kycKey }: Access): Authenticate =>
  async (exchange) =>
    hasKycKey(exchange.request) ? kycKey(exchange) : ((await apiKey(exchange)) ?? bearer(exchange));

function siteOf(
  options: AppOptions,
  disks: WatchedDisks,
  contracts: SiteOptions['contracts'],
  mcp: RequestHandler,
): Listener {
  const { config, engineStates, extras = [], log, notReady, redis, replicas } = options;
  return createSite({
    contracts,
    publicUrl: publicUrlOf(options),
    docsFolder,
    tarballs: packedClients,
    notReady,
    degraded: async () => [
      ...(redis?.isDown ? ['redis'] : []),
      ...(replicas?.isAnyLeftOut() ? ['databaseReplica'] : []),
      ...(await disks.full()),
    ],
    engineStates: engineStates ?? (() => ({})),
    log,
    limit: config.areRateLimitsOn ? config.siteRateLimit : undefined,
    trustedHops: config.trustProxy,
    extras: [mcp, capturePage(distFile), consolePages(consoleFolder), ...extras],
  });
}

/** Reports the connections to the database, and what waits in the queues of this process. */
function reportLoad(
  { database, engines = {}, replicas }: AppOptions,
  { exports, metrics: { registry } }: SharedServices,
  { passwords }: Access,
): void {
  const queues = {
    addresses: engines.addresses?.queue,
    documents: engines.documents?.queue,
    faces: engines.faceMatch?.queue,
  };
  const engineLoads = Object.entries(queues).flatMap(([name, queue]) =>
    queue === undefined ? [] : [[name, queue.load] as const],
  );
  reportPool(registry, database.knex);
  if (replicas !== undefined) reportReplicas(registry, replicas);
  reportQueues(registry, {
    passwords: passwords.load,
    exports: exports.inTurn.load,
    images: () => imageChildren().load(),
    ...Object.fromEntries(engineLoads),
  });
}

/** Passes the requests of companies of other cells on. */
function amongCells({ config, database, directory, secrets }: AppOptions, listener: Listener) {
  if (directory === undefined) return { listener, close: () => undefined };
  const findCompany = async (email: string) =>
    (await findUserByEmail(database.knex, email))?.company_id;
  const { trustProxy: trustedHops } = config;
  return createCellListener({ directory, secrets, trustedHops, findCompany }, listener);
}

/** Composes the server: the contracts behind the pipeline, everything else behind Express. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, log, storage } = options;
  const { knex: db } = options.database;
  const disks = watchDisks(db, storage.store, log);
  const metrics = createMetrics(options.hasProcessMetrics, options.redis);
  const access = await createAccess(options, metrics);
  const services = await createServices(options, metrics, access, disks);
  reportLoad(options, services, access);
  const [erpJson, kycJson] = [documentFile('erp'), documentFile('kyc')];
  const galleries = createFaceGalleries(db, { maxBytes: config.faceMemoryMb * 2 ** 20 });
  const blobs = createBlobs(disks.store, storage.keys);
  const erp = await createErp(options, access, services, { blobs, document: parse(erpJson) });
  const parts = { blobs, galleries, document: parse(kycJson) };
  const kyc = await createKyc(options, access, services, parts);
  const listener: Listener = (request, response) => {
    if (!erp(request, response) && !kyc(request, response)) site(request, response);
  };
  const mcp = mcpEndpoint({ ...services, authenticate: authenticateTools(access), listener });
  const site = siteOf(options, disks, publishedContracts(erpJson, kycJson), mcp);
  const { keyUsage, limiter } = services;
  const cells = amongCells(options, listener);
  return {
    metrics,
    probe: () => access.principals.probe(),
    listener: keepHosts(config, cells.listener),
    close: async () => {
      cells.close();
      await Promise.all([galleries.close(), keyUsage.close(), limiter.close()]);
    },
  };
}
