import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { SigningSecrets } from '../secrets.js';
import type { Clock } from '../values/time.js';

/** The login (session) that issued the token. */
export interface TokenSubject {
  readonly companyId: number;
  readonly userId: number;
  readonly loginId: string;
}

export interface RefreshClaims extends TokenSubject {
  readonly refreshId: string;
}

export type TokenVerification<Claims> =
  | { readonly kind: 'valid'; readonly claims: Claims }
  | { readonly kind: 'expired' }
  | { readonly kind: 'invalid' };

export interface Tokens {
  readonly accessSeconds: number;
  /** A login ends this long after its last refresh. */
  readonly refreshSeconds: number;
  /** A login ends this long after it began. */
  readonly loginSeconds: number;
  signAccess(subject: TokenSubject, issuedAt: Date): string;
  signRefresh(subject: TokenSubject, refreshId: string, issuedAt: Date): string;
  verifyAccess(token: string): TokenVerification<TokenSubject>;
  verifyRefresh(token: string): TokenVerification<RefreshClaims>;
}

interface Payload {
  readonly sub: string;
  readonly cid: number;
  readonly sid: string;
  readonly typ: 'access' | 'refresh';
  readonly jti?: string;
  readonly exp: number;
}

const issuer = 'notaria';
const audience = 'notaria-api';
const algorithm = 'HS256';
const skewSeconds = 5;
/** Each signature is checked once. More entries than active callers are of no use. */
const cacheSize = 10_000;

function isPayload(value: unknown, typ: Payload['typ']): value is Payload {
  const payload = value as Partial<Payload> | null;
  return (
    typeof payload === 'object' &&
    payload !== null &&
    payload.typ === typ &&
    Number.isSafeInteger(Number(payload.sub)) &&
    Number.isSafeInteger(payload.cid) &&
    typeof payload.sid === 'string' &&
    typeof payload.exp === 'number'
  );
}

const subjectOf = (payload: Payload): TokenSubject => ({
  companyId: payload.cid,
  userId: Number(payload.sub),
  loginId: payload.sid,
});

type CachedClaims = { readonly claims: TokenSubject; readonly exp: number };

/** Remembers verified signatures until they expire. Revocation is checked on every request. */
function createCache() {
  const entries = new Map<string, CachedClaims>();
  return {
    get: (token: string) => entries.get(token),
    set(token: string, entry: CachedClaims) {
      if (entries.size >= cacheSize) {
        const oldest = entries.keys().next();
        if (!oldest.done) entries.delete(oldest.value);
      }
      entries.set(token, entry);
    },
    delete: (token: string) => entries.delete(token),
  };
}

type TokenCache = ReturnType<typeof createCache>;

/** Returns the company that an access or refresh token names, without checking the token. */
export function companyOfToken(token: string): number | undefined {
  try {
    const payload: unknown = jwt.decode(token);
    return isPayload(payload, 'access') || isPayload(payload, 'refresh') ? payload.cid : undefined;
  } catch {
    return undefined;
  }
}

interface TokenTerms {
  readonly typ: Payload['typ'];
  readonly issuedAt: Date;
  readonly seconds: number;
  readonly jti?: string;
}

interface SigningKey {
  /** The `kid` in the header of a token: a hash of the secret, which does not reveal it. */
  readonly id: string;
  readonly key: KeyObject;
}

/** The first secret signs; all of them verify. */
type SigningKeys = readonly [SigningKey, ...SigningKey[]];

function signingKeyOf(secret: Buffer): SigningKey {
  const hash = createHmac('sha256', secret).update('id of a token key').digest('base64url');
  // A key object, because a string would be converted for every call.
  return { id: hash.slice(0, 12), key: createSecretKey(secret) };
}

/** Also returns undefined for a text that is not a token. */
function kidOf(token: string): string | undefined {
  try {
    return jwt.decode(token, { complete: true })?.header.kid;
  } catch {
    return undefined;
  }
}

/** Returns the keys that may have signed a token. Tokens of earlier versions do not name their key. */
function candidatesFor(token: string, keys: SigningKeys): readonly SigningKey[] {
  if (keys.length === 1) return keys;
  const id = kidOf(token);
  return id === undefined ? keys : keys.filter((key) => key.id === id);
}

function sign(
  [{ id, key }]: SigningKeys,
  subject: TokenSubject,
  { issuedAt, seconds, ...issued }: TokenTerms,
) {
  const iat = Math.floor(issuedAt.getTime() / 1000);
  const { companyId: cid, loginId: sid, userId } = subject;
  const payload = { sub: String(userId), cid, sid, iat, exp: iat + seconds, ...issued };
  return jwt.sign(payload, key, { algorithm, issuer, audience, keyid: id });
}

function verifyWith(
  key: KeyObject,
  token: string,
  typ: Payload['typ'],
  clockTimestamp: number,
): TokenVerification<Payload> {
  try {
    const payload: unknown = jwt.verify(token, key, {
      algorithms: [algorithm],
      issuer,
      audience,
      clockTimestamp,
      clockTolerance: skewSeconds,
    });
    return isPayload(payload, typ) ? { kind: 'valid', claims: payload } : { kind: 'invalid' };
  } catch (error) {
    return { kind: error instanceof jwt.TokenExpiredError ? 'expired' : 'invalid' };
  }
}

/** A token whose key is not known is invalid, also when it has expired. */
function verify(
  keys: SigningKeys,
  token: string,
  typ: Payload['typ'],
  clockTimestamp: number,
): TokenVerification<Payload> {
  let result: TokenVerification<Payload> = { kind: 'invalid' };
  for (const { key } of candidatesFor(token, keys)) {
    result = verifyWith(key, token, typ, clockTimestamp);
    if (result.kind !== 'invalid') return result;
  }
  return result;
}

function verifyAccess(
  keys: SigningKeys,
  cache: TokenCache,
  token: string,
  seconds: number,
): TokenVerification<TokenSubject> {
  const cached = cache.get(token);
  if (cached !== undefined) {
    if (cached.exp + skewSeconds > seconds) return { kind: 'valid', claims: cached.claims };
    cache.delete(token);
    return { kind: 'expired' };
  }
  const verified = verify(keys, token, 'access', seconds);
  if (verified.kind !== 'valid') return verified;
  const claims = subjectOf(verified.claims);
  cache.set(token, { claims, exp: verified.claims.exp });
  return { kind: 'valid', claims };
}

function verifyRefresh(
  keys: SigningKeys,
  token: string,
  seconds: number,
): TokenVerification<RefreshClaims> {
  const verified = verify(keys, token, 'refresh', seconds);
  if (verified.kind !== 'valid') return verified;
  const { jti } = verified.claims;
  if (jti === undefined) return { kind: 'invalid' };
  return { kind: 'valid', claims: { refreshId: jti, ...subjectOf(verified.claims) } };
}

export function createTokens(
  { all }: SigningSecrets,
  lifetimes: Pick<Tokens, 'accessSeconds' | 'refreshSeconds' | 'loginSeconds'>,
  clock: Clock,
): Tokens {
  const [signing, ...others] = all.map(signingKeyOf);
  if (signing === undefined) throw new Error('Tokens need a secret');
  const keys: SigningKeys = [signing, ...others];
  const cache = createCache();
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    signAccess: (subject, issuedAt) =>
      sign(keys, subject, { typ: 'access', issuedAt, seconds: lifetimes.accessSeconds }),
    signRefresh: (subject, jti, issuedAt) =>
      sign(keys, subject, { typ: 'refresh', issuedAt, seconds: lifetimes.refreshSeconds, jti }),
    verifyAccess: (token) => verifyAccess(keys, cache, token, seconds()),
    verifyRefresh: (token) => verifyRefresh(keys, token, seconds()),
    ...lifetimes,
  };
}
