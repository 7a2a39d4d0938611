import { createHash, randomBytes } from 'node:crypto';
import type { KeyRing } from '../../kernel/blobs/keys.js';

const minuteMs = 60_000;

/** The time in which a browser must answer. */
const validMs = 5 * minuteMs;

/** A login, or the user to whom a new passkey belongs. */
export type Purpose = 'login' | { readonly companyId: number; readonly userId: number };

const contextOf = (purpose: Purpose): string =>
  purpose === 'login'
    ? 'passkey login'
    : `passkey registration ${purpose.companyId} ${purpose.userId}`;

/**
 * Makes a challenge in base64url: its end and random bytes, sealed. So the server stores nothing before a passkey answers, and
 * every process of the installation takes it.
 */
export function createChallenge(keys: KeyRing, purpose: Purpose, now: Date): string {
  const content = Buffer.alloc(24);
  content.writeBigInt64BE(BigInt(now.getTime() + validMs));
  randomBytes(16).copy(content, 8);
  const { keyId, bytes } = keys.seal(contextOf(purpose), content);
  return Buffer.concat([Buffer.from(`${keyId}.`), bytes]).toString('base64url');
}

export interface Challenge {
  /** In base64url, as the browser sends it back. */
  readonly text: string;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

/** Returns a challenge of this server; undefined for a foreign or expired one, or one for another purpose. */
export function readChallenge(
  keys: KeyRing,
  purpose: Purpose,
  text: string,
  now: Date,
): Challenge | undefined {
  const content = Buffer.from(text, 'base64url');
  const end = content.indexOf('.');
  if (end === -1) return undefined;
  const sealed = { keyId: content.subarray(0, end).toString(), bytes: content.subarray(end + 1) };
  try {
    const at = Number(keys.open(contextOf(purpose), sealed).readBigInt64BE());
    const hash = createHash('sha256').update(content).digest();
    return at > now.getTime() ? { text, hash, expiresAt: new Date(at) } : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the challenge in the client data of an answer; empty if there is none. */
export function challengeIn(clientDataJSON: string): string {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const { challenge } = (data ?? {}) as { readonly challenge?: unknown };
    return typeof challenge === 'string' ? challenge : '';
  } catch {
    return '';
  }
}
