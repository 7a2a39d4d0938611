import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express';
import { rateLimit } from 'express-rate-limit';
import helmet from 'helmet';
import { ApiError, accessErrors, errors, requestErrors } from '../../errors.js';
import { windowMs } from '../../limits/memory-store.js';
import { addressKey } from '../../limits/rate-limit.js';
import type { Logger } from '../../log.js';
import { negotiateLocale } from '../input/locale.js';
import type { Envelope } from '../reply/envelopes.js';
import { clientAddress, requestIdOf } from '../server/address.js';
import { type CollectedApi, collectionsRouter } from './collections/router.js';
import { docsPages } from './docs.js';
import { downloadsRouter, type Tarball } from './downloads.js';
import { servePublished } from './published.js';

/** A contract as integrators download it. */
export interface PublishedContract extends CollectedApi {
  /** `/api` serves `/api/openapi.json` and `/api/openapi.yaml`. */
  readonly prefix: string;
  readonly yaml: () => Buffer;
  /** The form of failures below the prefix. */
  readonly envelope: Envelope;
}

export interface SiteOptions {
  /** Failures outside all prefixes have the envelope of the first contract. */
  readonly contracts: readonly [PublishedContract, ...PublishedContract[]];
  /** The folder of the documentation in the output of the build. */
  readonly docsFolder: string;
  /** Returns the address of the server, without a slash at its end. */
  readonly publicUrl: () => string;
  /** Returns the packed clients of the build, if there are any. */
  readonly tarballs: () => readonly Tarball[];
  /** Resolves to the names of parts that are not ready; empty when the server is ready. */
  readonly notReady: () => Promise<readonly string[]>;
  /** Resolves to services that fail and without which requests are still answered, at least reads; for `/readyz`. */
  readonly degraded: () => Promise<readonly string[]>;
  /** The names of parts that load in the background, for which nothing waits. */
  readonly engineStates: () => Readonly<Record<string, string>>;
  readonly log: Logger;
  /** Requests per minute and address; undefined: no limit. */
  readonly limit: number | undefined;
  readonly trustedHops: number;
  /** Routes of the environment, e.g. the settable clock of tests. */
  readonly extras: readonly RequestHandler[];
}

/** Counts requests by address. Each process counts for itself. */
const limitByAddress = (limit: number, trustedHops: number): RequestHandler =>
  rateLimit({
    windowMs,
    limit,
    standardHeaders: 'draft-6',
    legacyHeaders: false,
    keyGenerator: (request) => addressKey(clientAddress(request, trustedHops)),
    handler: (request, _response, next) => {
      // Its types do not declare the member that the library adds.
      const { resetTime } = (request as unknown as { rateLimit: { resetTime: Date } }).rateLimit;
      const seconds = Math.ceil((resetTime.getTime() - Date.now()) / 1000);
      next(accessErrors.rateLimited('site', limit, Math.min(60, Math.max(1, seconds))));
    },
  });

const notFound: RequestHandler = (_request, _response, next) => next(requestErrors.routeNotFound());

function answerErrors({ log, contracts }: SiteOptions): ErrorRequestHandler {
  const envelopeOf = (path: string): Envelope =>
    (contracts.find(({ prefix }) => `${path}/`.startsWith(`${prefix}/`)) ?? contracts[0]).envelope;
  return (cause: unknown, request, response, _next) => {
    const status = (cause as { status?: unknown }).status;
    const isClientFault = typeof status === 'number' && status >= 400 && status < 500;
    const fallback = isClientFault ? requestErrors.malformedPath() : errors.internal();
    const error = cause instanceof ApiError ? cause : fallback;
    const requestId = requestIdOf(request);
    if (!(cause instanceof ApiError) && error.status >= 500) log.error({ requestId, err: cause });
    const locale = negotiateLocale(request.headers['accept-language']) ?? 'en';
    response
      .status(error.status)
      .set({ ...error.headers, 'X-Request-Id': requestId, 'Cache-Control': 'no-store' })
      .json(envelopeOf(request.path)(error, locale, requestId));
  };
}

/**
 * Serves everything outside of the contracts: the specifications, the documentation, the health checks, and 404 for
 * other paths.
 */
export function createSite(options: SiteOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.use(helmet());
  if (options.limit !== undefined) app.use(limitByAddress(options.limit, options.trustedHops));
  app.get('/healthz', (_request, response) => {
    response.json({ ok: true });
  });
  app.get('/readyz', async (_request, response) => {
    const [waitingFor, degraded] = await Promise.all([options.notReady(), options.degraded()]);
    response.status(waitingFor.length === 0 ? 200 : 503).json({
      ok: waitingFor.length === 0,
      waitingFor,
      degraded,
      engines: options.engineStates(),
    });
  });
  for (const { prefix, json, yaml } of options.contracts) {
    for (const [ending, read] of Object.entries({ json: () => json, yaml })) {
      const headers = { 'Content-Type': `application/${ending}; charset=utf-8` };
      app.get(`${prefix}/openapi.${ending}`, servePublished(read, headers));
    }
  }
  app.use('/docs', collectionsRouter(options.contracts, options.publicUrl));
  app.use(docsPages(options.docsFolder));
  app.use('/downloads', downloadsRouter(options.tarballs));
  app.get('/', (_request, response) => {
    response.redirect('/docs');
  });
  for (const extra of options.extras) app.use(extra);
  app.use(notFound);
  app.use(answerErrors(options));
  return app;
}
