import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Subject } from './served.js';

/** Verifies tokens cheaply: one key object, each signature once, the expiry on every request. */
export function createVerifier(secret: string) {
  const key = createSecretKey(Buffer.from(secret));
  const known = new Map<string, Subject & { readonly exp: number }>();

  const check = (token: string) => {
    try {
      const payload = jwt.verify(token, key, {
        algorithms: ['HS256'],
        issuer: 'notaria',
        audience: 'notaria-api',
      }) as { sub: string; cid: number; exp: number };
      const subject = { companyId: payload.cid, userId: Number(payload.sub), exp: payload.exp };
      known.set(token, subject);
      return subject;
    } catch {
      return undefined;
    }
  };

  return (header: string | undefined): Subject | undefined => {
    if (header === undefined || !header.startsWith('Bearer ')) return undefined;
    const token = header.slice(7);
    const found = known.get(token) ?? check(token);
    return found !== undefined && found.exp * 1000 > Date.now() ? found : undefined;
  };
}
