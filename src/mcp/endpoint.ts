import { type RequestHandler, Router } from 'express';
import { accessErrors, requestErrors } from '../kernel/errors.js';
import { isJson, maxJsonBytes, parseJson, readBody } from '../kernel/http/body/json-body.js';
import { countAddress } from '../kernel/http/limits.js';
import { type Authenticate, createExchange } from '../kernel/http/server/exchange.js';
import type { Listener } from '../kernel/http/server/server.js';
import type { Services } from '../kernel/http/services.js';
import type { Principal } from '../kernel/principal.js';

export interface McpOptions
  extends Pick<Services, 'checkProxy' | 'limiter' | 'log' | 'trustedHops'> {
  /** Finds the caller by a key or an access token. */
  readonly authenticate: Authenticate;
  /** Answers the calls: the listener of the whole server. */
  readonly listener: Listener;
}

/**
 * Serves the Model Context Protocol at `/mcp`, without sessions. The caller is identified here, because a search needs
 * no call; each call then passes the pipeline like any other request.
 */
export function mcpEndpoint(options: McpOptions): RequestHandler {
  /** Failed authentication counts by address, so that keys cannot be guessed. */
  async function identify(exchange: ReturnType<typeof createExchange>): Promise<Principal> {
    try {
      const principal = await options.authenticate(exchange);
      if (principal === undefined) throw accessErrors.notAuthenticated();
      return principal;
    } catch (error) {
      await countAddress(options, 'general', exchange);
      throw error;
    }
  }

  const router = Router();
  router.all('/mcp', async (request, response) => {
    options.checkProxy(request);
    const exchange = createExchange(options.trustedHops, request, response);
    const principal = await identify(exchange);
    if (request.method !== 'POST') throw requestErrors.methodNotAllowed(request.method, 'POST');
    if (!isJson(request.headers['content-type'])) {
      throw requestErrors.unsupportedMediaType('application/json');
    }
    // The API normalises the arguments of a call itself.
    const message = parseJson(await readBody(request, maxJsonBytes), ['params']);
    // The protocol has no batches since 2025-06-18, and one request counts once.
    if (Array.isArray(message)) throw requestErrors.malformedJson();
    // Loaded by the first request, since few servers are used by models.
    const { answerMessage } = await import('./server.js');
    await answerMessage(request, response, {
      principal,
      mayWrite: request.query['write'] === 'true',
      message,
      listener: options.listener,
      log: options.log,
    });
  });
  return router;
}
