import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { SigningSecrets } from '../secrets.js';

/** The header of a request that a server of another cell has passed on: time, client address and signature. */
export const hopHeader = 'notaria-passed-on';

/** A request is passed on at once. The rest is for clocks that differ. */
const validMs = 300_000;

const keyOf = (secret: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', 'notaria cell hop', 32));

const signatureOf = (key: Buffer, request: IncomingMessage, text: string): string =>
  createHmac('sha256', key).update(`${request.method} ${request.url} ${text}`).digest('base64url');

export interface Hops {
  /** Returns the value of the header for a request that is passed on. */
  sign(request: IncomingMessage, ip: string): string;
  /** Returns the address of the client of a request that was passed on; undefined for any other request. */
  verify(request: IncomingMessage): string | undefined;
}

/** The hops between cells, which share the secrets. Without the signature, a client could choose its own address. */
export function createHops({ all, current }: SigningSecrets): Hops {
  const own = keyOf(current);
  const keys = all.map(keyOf);
  return {
    sign(request, ip) {
      const text = `${Date.now().toString(36)} ${ip}`;
      return `${text} ${signatureOf(own, request, text)}`;
    },
    verify(request) {
      const value = request.headers[hopHeader];
      if (typeof value !== 'string') return undefined;
      const [time = '', ip = '', signature = ''] = value.split(' ');
      const age = Math.abs(Date.now() - Number.parseInt(time, 36));
      const sent = Buffer.from(signature);
      const isSigned = keys.some((key) => {
        const expected = Buffer.from(signatureOf(key, request, `${time} ${ip}`));
        return sent.length === expected.length && timingSafeEqual(sent, expected);
      });
      return isSigned && age <= validMs ? ip : undefined;
    },
  };
}
