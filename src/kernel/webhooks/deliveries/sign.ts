import { createHmac, randomBytes } from 'node:crypto';
import type { Channel } from '../scope.js';

const prefix = 'whsec_';

/** Creates a signing secret: `whsec_` and 36 random bytes, whose base64 needs no padding. */
export function generateSecret(): string {
  return `${prefix}${randomBytes(36).toString('base64')}`;
}

/** An event, for its headers. */
export interface EventFacts {
  readonly eventId: string;
  readonly eventType: string;
  readonly companyId: number;
  readonly environment: Channel;
  readonly occurredAt: Date;
  readonly subject: string | null;
}

/**
 * Returns the attributes of an event as headers.
 *
 * @see CloudEvents 1.0.2, HTTP protocol binding in binary mode
 */
export const cloudEventHeaders = (event: EventFacts): Record<string, string> => ({
  'ce-specversion': '1.0',
  'ce-id': event.eventId,
  'ce-type': event.eventType,
  'ce-source': `/${event.environment === 'erp' ? 'api' : 'v1'}/companies/${event.companyId}`,
  'ce-time': event.occurredAt.toISOString(),
  ...(event.subject !== null && { 'ce-subject': event.subject }),
});

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
