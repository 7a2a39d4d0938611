import type {
  Adjustment,
  ApiKey,
  Company,
  CreditNote,
  Customer,
  EventName,
  Invoice,
  Lead,
  Opportunity,
  Product,
  PurchaseOrder,
  Reception,
  Transfer,
  User,
  Vendor,
} from './generated/types.js';

/** The records of events, by the first part of their types. */
interface Records {
  readonly adjustment: Adjustment;
  readonly api_key: ApiKey;
  readonly company: Company;
  readonly credit_note: CreditNote;
  readonly customer: Customer;
  readonly invoice: Invoice;
  readonly lead: Lead;
  readonly opportunity: Opportunity;
  readonly product: Product;
  readonly purchase_order: PurchaseOrder;
  readonly reception: Reception;
  readonly transfer: Transfer;
  readonly user: User;
  readonly vendor: Vendor;
  readonly webhook: { readonly id: string; readonly [member: string]: unknown };
}

type RecordOf<T extends string> = T extends `${infer Noun}.${string}`
  ? Noun extends keyof Records
    ? Records[Noun]
    : { readonly [member: string]: unknown }
  : never;

interface EventOf<T extends string> {
  /**
   * Id of the event, equal to the header `webhook-id` and the same at every attempt. Use it to process an event once.
   */
  readonly id: string;
  readonly type: T;
  /** The time of the event, RFC 3339 in UTC. */
  readonly timestamp: string;
  readonly apiVersion: 'v1';
  /** The position in the changes feed, which gives the order; null for events of webhooks themselves. */
  readonly position: number | null;
  readonly subject: {
    readonly type: string;
    readonly id: string;
    /** The path of the record in the API; null if no operation reads it alone. */
    readonly link: string | null;
  };
  /** Absent from deliveries to webhooks with `payload` `thin`. */
  readonly data?: {
    /** The record; null if it no longer exists, is too large or cannot be read alone. */
    readonly object: RecordOf<T> | null;
    readonly previous?: Readonly<Record<string, unknown>>;
  };
}

/** The types that this version of the client knows. */
type KnownName<T> = T extends string ? (string extends T ? never : T) : never;

type EventType = KnownName<EventName> | 'webhook.disabled' | 'webhook.test';

/** An event as it is delivered, discriminated by `type`. More types may be added. */
export type WebhookEvent = { [T in EventType]: EventOf<T> }[EventType];
