import { readFileSync } from 'node:fs';
import type { RequestHandler } from 'express';
import type { Document } from 'openapi-backend';
import { type Handlers, operations, trie } from '../generated/erp/operations.js';
import { replies } from '../generated/erp/replies.js';
import { requests } from '../generated/erp/requests.js';
import { serializers } from '../generated/erp/serializers.js';
import { adminHandlers } from './erp/admin/handlers.js';
import { type AuthServices, authHandlers } from './erp/auth/index.js';
import { handlers as batch } from './erp/batch/handlers.js';
import { handlers as configuration } from './erp/config/handlers.js';
import { handlers as creditNotes } from './erp/credit-notes/handlers.js';
import { handlers as crm } from './erp/crm/handlers.js';
import { handlers as customers } from './erp/customers/handlers.js';
import { handlers as events } from './erp/events/handlers.js';
import { handlers as inventory } from './erp/inventory/handlers.js';
import { handlers as invoices } from './erp/invoices/handlers.js';
import { handlers as prints } from './erp/invoices/print/handlers.js';
import { handlers as payables } from './erp/payables/handlers.js';
import { handlers as products } from './erp/products/handlers.js';
import { handlers as purchaseOrders } from './erp/purchase-orders/handlers.js';
import { handlers as receivables } from './erp/receivables/handlers.js';
import { handlers as selfCheck } from './erp/self-check/handlers.js';
import { handlers as vendors } from './erp/vendors/handlers.js';
import { apiKeyAuth } from './kernel/auth/api-key.js';
import { bearerAuth } from './kernel/auth/bearer.js';
import { createPasswords } from './kernel/auth/passwords.js';
import { createPrincipals } from './kernel/auth/principals.js';
import { createTokens } from './kernel/auth/tokens.js';
import type { Config } from './kernel/config.js';
import type { Database } from './kernel/db/client.js';
import type { Context, PublicContext } from './kernel/handlers.js';
import type { Contract } from './kernel/http/contract.js';
import { createCors } from './kernel/http/cors.js';
import { erpEnvelope } from './kernel/http/envelopes.js';
import type { Listener } from './kernel/http/server.js';
import { createSite } from './kernel/http/site.js';
import { createContractServer } from './kernel/http.js';
import type { Logger } from './kernel/log.js';
import { createMetrics, type Metrics } from './kernel/metrics.js';
import { createRateLimiter, type SendCommand } from './kernel/rate-limit.js';
import type { Clock } from './kernel/time.js';

export interface AppOptions {
  readonly config: Config;
  readonly database: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Signs tokens; at least 32 bytes. */
  readonly secret: Buffer;
  readonly redis?: SendCommand | undefined;
  /** What is not ready yet; for `/readyz`. */
  readonly notReady: () => Promise<readonly string[]>;
  /** Also report the process's own figures. */
  readonly hasProcessMetrics: boolean;
  readonly extras?: readonly RequestHandler[];
}

export interface App {
  readonly listener: Listener;
  readonly metrics: Metrics;
  close(): Promise<void>;
}

const documentFile = (name: string, ending: 'json' | 'yaml'): Buffer =>
  readFileSync(new URL(`../generated/${name}/openapi.${ending}`, import.meta.url));

/** Every operation has its handler, or this does not compile. */
function erpHandlers(auth: AuthServices) {
  return {
    ...authHandlers(auth),
    ...adminHandlers(auth),
    ...products,
    ...inventory,
    ...customers,
    ...vendors,
    ...configuration,
    ...invoices,
    ...prints,
    ...creditNotes,
    ...purchaseOrders,
    ...receivables,
    ...payables,
    ...crm,
    ...selfCheck,
    ...events,
    ...batch,
  } satisfies Handlers<Context, PublicContext>;
}

function erpContract(json: Buffer, auth: AuthServices): Contract {
  const document = JSON.parse(json.toString()) as Document;
  const handlers = erpHandlers(auth) as unknown as Contract['handlers'];
  const generated = { trie, operations, requests, replies, serializers };
  return { name: 'erp', document, ...generated, handlers, envelope: erpEnvelope };
}

/** Composes the house: the contracts behind the pipeline, everything else behind Express. */
export async function createApp(options: AppOptions): Promise<App> {
  const { config, database, clock, log, secret } = options;
  const db = database.knex;
  const tokens = createTokens(
    secret,
    { accessSeconds: config.accessTokenSeconds, refreshSeconds: config.refreshTokenSeconds },
    clock,
  );
  const passwords = await createPasswords(config.bcryptCost);
  const principals = createPrincipals(db);
  const limits = config.areRateLimitsOn ? config.rateLimits : undefined;
  const limiter = createRateLimiter(limits, options.redis);
  const metrics = createMetrics(options.hasProcessMetrics);
  const json = documentFile('erp', 'json');
  const erp = await createContractServer(erpContract(json, { tokens, passwords }), {
    db,
    clock,
    log,
    metrics,
    limiter,
    cors: createCors(config.corsOrigins),
    trustedHops: config.trustProxy,
    secret,
    checksReplies: config.checkReplies,
    schemes: {
      bearerAuth: bearerAuth(tokens, principals),
      apiKeyAuth: apiKeyAuth(db, principals, clock),
    },
  });
  const site = createSite({
    contracts: [{ title: 'ERP', prefix: '/api', json, yaml: documentFile('erp', 'yaml') }],
    notReady: options.notReady,
    log,
    extras: options.extras ?? [],
  });
  return {
    metrics,
    listener: (request, response) => {
      if (!erp(request, response)) site(request, response);
    },
    close: () => limiter.close(),
  };
}
