import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Config } from '../../../kernel/config/config.js';
import type { Message } from '../../../kernel/errors.js';
import { text } from '../messages/index.js';
import { isPublicAddress } from './addresses.js';

/** An address that may not receive webhooks. */
export class UnsafeUrlError extends Error {
  override readonly name = 'UnsafeUrlError';
  readonly text: Message;

  constructor(reason: Message) {
    super(reason.en);
    this.text = reason;
  }
}

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

export interface GuardOptions {
  /** Allows http, outside of production only. */
  readonly allowsHttp: boolean;
  /** `host` or `host:port`, in lower case: their addresses may be private. */
  readonly allowedHosts: readonly string[];
  readonly resolve?: Resolve;
}

/** The destination of a request: `url` for name and certificate, one of `addresses` for the connection. */
export interface Target {
  readonly url: URL;
  readonly addresses: readonly LookupAddress[];
}

export interface Guard {
  /**
   * Checks an address at this time: at creation and before every attempt.
   *
   * @throws UnsafeUrlError with a reason for the user
   */
  check(url: string): Promise<Target>;
}

const maxUrlLength = 2_048;

/** Resolves by DNS only, because the look-up of the system would block a thread that file operations share. */
async function resolvePublicName(host: string): Promise<LookupAddress[]> {
  const resolver = new Resolver({ timeout: 2_000, tries: 2 });
  const both = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  return both.flatMap((found, at) =>
    found.status === 'fulfilled'
      ? found.value.map((address) => ({ address, family: at === 0 ? 4 : 6 }))
      : [],
  );
}

/** Names of the operator's network may be in the hosts file. */
function resolveAllowedName(host: string): Promise<LookupAddress[]> {
  return lookup(host, { all: true, verbatim: true }).catch(() => []);
}

function parse(address: string): URL {
  if (address.length > maxUrlLength) {
    throw new UnsafeUrlError(text('addressTooLong', { most: maxUrlLength }));
  }
  if (!URL.canParse(address)) throw new UnsafeUrlError(text('notAnAddress'));
  return new URL(address);
}

function checkForm(url: URL, allowsHttp: boolean): void {
  if (url.protocol !== 'https:' && !(allowsHttp && url.protocol === 'http:')) {
    throw new UnsafeUrlError(text('addressNotSecure'));
  }
  if (url.username !== '' || url.password !== '') {
    throw new UnsafeUrlError(text('addressWithLogin'));
  }
  if (url.hash !== '') throw new UnsafeUrlError(text('addressWithFragment'));
}

const withoutBrackets = (host: string): string => host.replace(/^\[|\]$/g, '');

/** The hosts in the configuration. */
export const configuredGuard = (
  config: Pick<Config, 'environment' | 'webhookAllowedHosts'>,
): Guard =>
  createGuard({
    allowsHttp: config.environment !== 'production',
    allowedHosts: config.webhookAllowedHosts,
  });

export function createGuard(options: GuardOptions): Guard {
  const { allowsHttp, allowedHosts } = options;
  const allowed = new Set(allowedHosts);

  async function addressesOf(host: string, isAllowed: boolean): Promise<readonly LookupAddress[]> {
    const family = isIP(host);
    if (family !== 0) return [{ address: host, family }];
    const resolve = options.resolve ?? (isAllowed ? resolveAllowedName : resolvePublicName);
    return resolve(host);
  }

  return {
    async check(address) {
      const url = parse(address);
      checkForm(url, allowsHttp);
      const { host, hostname } = url;
      const isAllowed = allowed.has(host) || allowed.has(hostname);
      const addresses = await addressesOf(withoutBrackets(hostname), isAllowed);
      if (addresses.length === 0) {
        throw new UnsafeUrlError(text('hostUnknown', { hostname }));
      }
      // Every address must be public. A private address among public ones is an attack.
      if (!isAllowed && !addresses.every(({ address }) => isPublicAddress(address))) {
        throw new UnsafeUrlError(text('hostNotPublic', { hostname }));
      }
      return { url, addresses };
    },
  };
}
