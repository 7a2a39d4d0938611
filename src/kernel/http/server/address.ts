import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';
import type { Config } from '../../config/config.js';
import { requestErrors } from '../../errors.js';
import type { Logger } from '../../log.js';

const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/;

/** Returns an IPv4 address of an IPv6 socket in the form of IPv4. */
function plain(address: string): string {
  return mapped.exec(address)?.[1] ?? address;
}

/** Some gateways add the port: `203.0.113.10:5123`, `[2001:db8::1]:5123`. */
const withPort = /^(?:\[([^\]]+)\]|(\d+\.\d+\.\d+\.\d+))(?::\d+)?$/;

/** Returns the address of an entry of X-Forwarded-For, or undefined if it has none, such as `unknown`. */
function forwardedAddress(entry: string): string | undefined {
  const [, bracketed, dotted] = withPort.exec(entry) ?? [];
  const address = bracketed ?? dotted ?? entry;
  return isIP(address) === 0 ? undefined : plain(address);
}

/** The clients of requests that came through a server of another cell. */
const passedOn = new WeakMap<IncomingMessage, string>();

/** Notes the client of a request that a server of another cell has passed on. */
export function passedOnFrom(request: IncomingMessage, ip: string): void {
  passedOn.set(request, ip);
}

/**
 * The address of the client.
 *
 * @param trustedHops  how many proxies stand in front; each appended one address to X-Forwarded-For, so only
 *                     that many entries from the right can be believed
 */
export function clientAddress(request: IncomingMessage, trustedHops: number): string {
  const client = passedOn.get(request);
  if (client !== undefined) return client;
  const direct = plain(request.socket.remoteAddress ?? '0.0.0.0');
  if (trustedHops === 0) return direct;
  const forwarded = request.headers['x-forwarded-for'];
  if (typeof forwarded !== 'string') return direct;
  const hops = forwarded.split(',').map((hop) => hop.trim());
  return forwardedAddress(hops[Math.max(0, hops.length - trustedHops)] ?? '') ?? direct;
}

/**
 * Returns a function that logs once that requests come through an unconfigured proxy. All its clients have one
 * address and share its rate limits. A development server, which may have a demo company and a generated secret,
 * refuses the requests of such a proxy.
 */
export function createProxyCheck(
  log: Logger,
  { environment, isExposed, trustProxy }: Pick<Config, 'environment' | 'isExposed' | 'trustProxy'>,
) {
  const refuses = environment === 'development' && !isExposed;
  let isTold = false;
  return ({ headers }: IncomingMessage): void => {
    if (trustProxy > 0 || headers['x-forwarded-for'] === undefined) return;
    if (!isTold) {
      log.error(
        'A request came with X-Forwarded-For, but TRUST_PROXY is 0: behind a proxy all clients count as one. ' +
          'Set TRUST_PROXY to the number of proxies, and NODE_ENV=production for real data',
      );
      isTold = true;
    }
    if (refuses) throw requestErrors.unknownProxy();
  };
}

const wellFormedId = /^[A-Za-z0-9._-]{1,128}$/;

/** The caller's `X-Request-Id` where it is harmless to log, else a new one. */
export function requestIdOf(request: IncomingMessage): string {
  const sent = request.headers['x-request-id'];
  return typeof sent === 'string' && wellFormedId.test(sent) ? sent : randomUUID();
}

/** Refuses two Host headers, a way to smuggle requests past a proxy. */
export function hasTwoHosts(request: IncomingMessage): boolean {
  const { rawHeaders } = request;
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts > 1;
}
