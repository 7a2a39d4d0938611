import type { LookupAddress } from 'node:dns';
import { lookup, Resolver } from 'node:dns/promises';
import { isIP } from 'node:net';
import type { Config } from '../../config/config.js';
import type { Message } from '../../errors.js';
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

/**
 * Ports of services that take lines of text, or commands, from any sender: a webhook could make them act.
 *
 * @see https://fetch.spec.whatwg.org/#bad-port
 */
const refusedPorts: ReadonlySet<string> = new Set(
  (
    '1 7 9 11 13 15 17 19 20 21 22 23 25 37 42 43 53 69 77 79 87 95 101 102 103 104 109 110 111 113 115 117 119 123 135 ' +
    '137 139 143 161 179 389 427 465 512 513 514 515 526 530 531 532 540 548 554 556 563 587 601 636 989 990 993 995 1719 ' +
    '1720 1723 2049 3659 4045 4190 5060 5061 6000 6379 6566 6665 6666 6667 6668 6669 6679 6697 10080 11211'
  ).split(' '),
);

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
      const { host, hostname, port } = url;
      const isAllowed = allowed.has(host) || allowed.has(hostname);
      if (!isAllowed && refusedPorts.has(port)) {
        throw new UnsafeUrlError(text('portRefused', { port }));
      }
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
