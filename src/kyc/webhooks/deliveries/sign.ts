import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** A fresh signing secret: `whsec_` and 36 random bytes in base64, which then needs no padding. */
export function generateSecret(): string {
  return `${prefix}${randomBytes(36).toString('base64')}`;
}

export interface SignedMessage {
  /** The event's id: the same at every attempt, so that a receiver can tell a repetition. */
  readonly id: string;
  /** Of this attempt. */
  readonly at: Date;
  readonly body: string;
}

/**
 * The headers of one attempt. Each secret gives a signature: a receiver that knows one of them is content.
 *
 * @see Standard Webhooks 1.0.0, symmetric signatures `v1`
 */
export function signatureHeaders(
  { id, at, body }: SignedMessage,
  secrets: readonly string[],
): Record<string, string> {
  const seconds = Math.floor(at.getTime() / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': id,
    'webhook-timestamp': String(seconds),
    'webhook-signature': signatures.join(' '),
  };
}
