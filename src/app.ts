import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import type { Document } from 'openapi-backend';
import { erpContract } from './erp/api.js';
import { erpEnvelope } from './erp/envelope.js';
import { bearerAuth } from './kernel/auth/bearer.js';
import { createPrincipals } from './kernel/auth/callers/principals.js';
import { captureAuth } from './kernel/auth/capture-token.js';
import { cookieAuth, createCookieLogins } from './kernel/auth/cookie.js';
import { apiKeyAuth } from './kernel/auth/keys/api-key.js';
import { inChosenEnvironment, kycBearerAuth, kycKeyAuth } from './kernel/auth/keys/kyc-key.js';
import { createPasswords } from './kernel/auth/passwords.js';
import { createTokens } from './kernel/auth/tokens.js';
import { createBlobs } from './kernel/blobs/blobs.js';
import type { Storage } from './kernel/blobs/stores/open.js';
import type { Config } from './kernel/config/config.js';
import type { Database } from './kernel/db/client.js';
import { createExports } from './kernel/export/exports.js';
import type { ExportLimits } from './kernel/export/limits.js';
import { createProxyCheck } from './kernel/http/server/address.js';
import { createCors } from './kernel/http/server/cors.js';
import type { Listener } from './kernel/http/server/server.js';
import { consolePages } from './kernel/http/site/console.js';
import type { Tarball } from './kernel/http/site/downloads.js';
import { createSite, type SiteOptions } from './kernel/http/site/site.js';
import { createContractServer } from './kernel/http.js';
import { createRateLimiter, type SharedCounters } from './kernel/limits/rate-limit.js';
import type { Logger } from './kernel/log.js';
import { watchDisks } from './kernel/maintenance/disk-health.js';
import { createMetrics, type Metrics } from './kernel/metrics.js';
import { sealingKeyOf } from './kernel/operations/idempotency.js';
import type { Clock } from './kernel/values/time.js';
import { kycContract } from './kyc/api.js';
import { createFaceGalleries } from './kyc/biometrics/index.js';
import { capturePage } from './kyc/capture/index.js';
import {
  createEngines,
  type EngineSet,
  type Engines,
  httpIdentities,
} from './kyc/engines/index.js';
import { kycEnvelope } from './kyc/envelope.js';
import { errorPage } from './kyc/error-page.js';
import { kycUserKeys } from './kyc/keys/user-key-queries.js';
import { registerEngine } from './kyc/person-registers/index.js';
import { configuredGuard } from './kyc/webhooks/index.js';

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Signs tokens; at least 32 bytes. */
  readonly secret: Buffer;
  /** Where images and documents lie, and what they and secrets are encrypted with. */
  readonly storage: Storage;
  /** Engines that check images and people for live keys; a check without its engine answers 503. */
  readonly engines?: Partial<EngineSet>;
  /** How far the engines have been loaded, by their names; shown by `/readyz`, which does not wait for them. */
  readonly engineStates?: () => Readonly<Record<string, string>>;
  readonly redis?: SharedCounters | undefined;
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

const documentFile = (name: string): Buffer =>
  readFileSync(new URL(`../generated/${name}/openapi.json`, import.meta.url));

/** Reads a page or script that the build has written. */
const distFile = (name: string): Buffer =>
  readFileSync(new URL(`../dist/${name}`, import.meta.url));

const consoleFolder = fileURLToPath(new URL('../dist/console', import.meta.url));

/** Those that the build has packed; none where it could not. */
function packedClients(): readonly Tarball[] {
  try {
    const { packages } = JSON.parse(distFile('packages/index.json').toString()) as {
      readonly packages: readonly Omit<Tarball, 'content'>[];
    };
    return packages.map((one) => ({ ...one, content: distFile(`packages/${one.file}`) }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw error;
  }
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
    ...{ title: 'ERP', prefix: '/api', envelope: erpEnvelope },
    ...{ json: erp, yaml: () => distFile('openapi/erp.yaml') },
  },
  {
    ...{ title: 'KYC', prefix: '/v1', envelope: kycEnvelope },
    ...{ json: kyc, yaml: () => distFile('openapi/kyc.yaml') },
  },
];

/** Composes the server: the contracts behind the pipeline, everything else behind Express. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, clock, log, redis, secret, storage } = options;
  const { knex: db } = options.database;
  const tokens = createTokens(secret, lifetimesOf(config), clock);
  const passwords = await createPasswords(config.bcryptCost);
  const principals = createPrincipals(db);
  const limiter = createRateLimiter(config.areRateLimitsOn ? config.rateLimits : undefined, redis);
  const metrics = createMetrics(options.hasProcessMetrics, redis?.health);
  const bearer = bearerAuth(tokens, principals);
  const cookies = createCookieLogins(secret, config.corsOrigins, config.refreshTokenSeconds);
  const cookie = cookieAuth({ tokens, principals, logins: cookies, clock });
  const disks = watchDisks(db, storage.store, log);
  const shared = {
    ...{ db, clock, log, metrics, limiter, cookies, noteFailure: disks.noteFailure },
    ...{ secret, sealingKey: sealingKeyOf(secret) },
    cors: createCors(config.corsOrigins),
    exports: await createExports(db, options.exportLimits),
    trustedHops: config.trustProxy,
    checkProxy: createProxyCheck(log, config),
    checksReplies: config.checkReplies,
  };
  const publicUrl = () => config.publicUrl ?? options.ownUrl();
  const { keys } = storage;
  const [erpJson, kycJson] = [documentFile('erp'), documentFile('kyc')];
  const auth = { tokens, passwords, keys, publicUrl, verificationKeys: kycUserKeys };
  const apiKey = apiKeyAuth(db, principals, clock);
  const schemes = { bearerAuth: bearer, apiKeyAuth: apiKey, cookieAuth: cookie };
  const erpServices = { ...shared, schemes };
  const erp = await createContractServer(erpContract(parse(erpJson), auth), erpServices);
  const galleries = createFaceGalleries(db, { maxBytes: config.faceMemoryMb * 2 ** 20 });
  const blobs = createBlobs(disks.store, keys);
  const kyc = await createContractServer(
    kycContract(parse(kycJson), {
      blobs,
      engines: enginesOf(options),
      galleries,
      guard: configuredGuard(config),
      ...{ keys, secret, publicUrl },
    }),
    {
      ...shared,
      schemes: {
        bearerAuth: kycBearerAuth(bearer),
        keyAuth: kycKeyAuth(db, principals, clock),
        cookieAuth: inChosenEnvironment(cookie),
        captureToken: captureAuth(principals),
      },
    },
  );
  const site = createSite({
    contracts: publishedContracts(erpJson, kycJson),
    pages: { kyc: errorPage },
    tarballs: packedClients,
    notReady: options.notReady,
    degraded: async () => [...(redis?.health.isDown ? ['redis'] : []), ...(await disks.full())],
    engineStates: options.engineStates ?? (() => ({})),
    log,
    extras: [capturePage(distFile), consolePages(consoleFolder), ...(options.extras ?? [])],
  });
  return {
    metrics,
    probe: () => principals.probe(),
    listener: (request, response) => {
      if (!erp(request, response) && !kyc(request, response)) site(request, response);
    },
    close: () => Promise.all([galleries.close(), limiter.close()]).then(() => undefined),
  };
}
