import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

/** Creates a signing secret: `whsec_` and 36 random bytes, whose base64 needs no padding. */
export function generateSecret(): string {
  return `${prefix}${randomBytes(36).toString('base64')}`;
}

export interface SignedMessage {
  /** The id of the event. It is the same for every attempt, so that a receiver recognises repetitions. */
  readonly id: string;
  /** The time of this attempt. */
  readonly at: Date;
  readonly body: string;
}

/**
 * Returns the headers of an attempt, with a signature per secret, so that a receiver needs only one of them.
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
