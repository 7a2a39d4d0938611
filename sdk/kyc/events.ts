import type { EventType, SessionStatus } from './generated/types.js';

/** The members that a record in any event may have. More members may be added. */
interface EventRecord {
  readonly id: string;
  readonly status?: string;
  /** Grows with every change of the record, because events may arrive out of order. */
  readonly version?: number;
  /** Your own id of the record. */
  readonly externalId?: string | null;
  readonly [member: string]: unknown;
}

interface EventSession extends EventRecord {
  /** `deleted` in `session.deleted`. */
  readonly status: SessionStatus | 'deleted';
}

interface EventScreening extends EventRecord {
  readonly match: boolean;
  readonly score: number;
  readonly sessionId: string | null;
}

/** A hit that a change of a watchlist added or removed, with your own ids of its subject. */
interface EventHit {
  readonly screeningId: string;
  readonly subject: { readonly externalId: string | null; readonly sessionId: string | null };
  readonly hit: {
    readonly id: string;
    readonly entityId: string;
    readonly list: string;
    readonly listVersion: string;
    readonly score: number;
  };
  readonly [member: string]: unknown;
}

interface EventWebhook extends EventRecord {
  readonly status: 'disabled';
  readonly version: number;
  readonly disabledReason: 'gone' | 'failing' | null;
}

interface Objects {
  readonly 'aml.screened': EventScreening;
  readonly 'aml.hit_added': EventHit;
  readonly 'aml.hit_removed': EventHit;
  readonly 'webhook.disabled': EventWebhook;
}

type ObjectOf<T extends EventType> = T extends keyof Objects
  ? Objects[T]
  : T extends `session.${string}`
    ? EventSession
    : EventRecord;

interface EventOf<T extends EventType> {
  /**
   * Id of the event, equal to the header `webhook-id` and the same at every attempt. Use it to process an event once.
   */
  readonly id: string;
  readonly type: T;
  /** The time of the event, RFC 3339 in UTC. */
  readonly timestamp: string;
  readonly apiVersion: 'v1';
  readonly environment: 'live' | 'test';
  readonly data: {
    readonly object: ObjectOf<T>;
    /** The changed members with their values before the event. */
    readonly previous?: Readonly<Record<string, unknown>>;
  };
}

/** An event as it is delivered, discriminated by `type`. More types may be added. */
export type WebhookEvent = { [T in EventType]: EventOf<T> }[EventType];
