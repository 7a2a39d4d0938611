/** The changes with events, by kind of record: `product` and `created` give `product.created`. */
const changes = {
  invoice: ['issued', 'updated', 'voided'],
  credit_note: ['issued', 'allocated', 'released', 'voided'],
  collection: ['created', 'allocated', 'released', 'reversed'],
  customer: ['created', 'updated'],
  product: ['created', 'updated'],
  product_category: ['created', 'updated', 'deleted'],
  adjustment: ['created', 'reversed'],
  transfer: ['created', 'reversed'],
  warehouse: ['created', 'updated'],
  purchase_order: ['created', 'opened', 'received', 'cancelled'],
  reception: ['reversed'],
  vendor: ['created', 'updated'],
  vendor_payment: ['created', 'allocated', 'released', 'reversed'],
  lead: ['created', 'status_changed'],
  opportunity: ['created', 'stage_changed'],
  company: ['updated'],
  period: ['locked', 'unlocked'],
  series: ['updated'],
  currency: ['updated'],
  exchange_rate: ['created', 'updated'],
  tax_rate: ['created', 'updated'],
  payment_terms: ['created', 'updated'],
  user: ['created', 'updated'],
  comment: ['created', 'updated', 'deleted'],
  attachment: ['created', 'updated', 'deleted'],
  role: ['created', 'updated', 'deleted'],
  scheduled_export: ['created', 'updated', 'deleted'],
  custom_field: ['created', 'updated', 'deleted'],
  passkey: ['created', 'updated', 'deleted'],
  sso_connection: ['created', 'updated', 'deleted'],
  api_key: ['created', 'updated', 'rotated', 'revoked'],
} as const;

export type EventKind = keyof typeof changes;

export const eventKinds = Object.keys(changes) as EventKind[];

/** Returns the names of the events of a kind of record; undefined for an unknown kind. */
export function eventsOf(kind: string | undefined): string[] | undefined {
  const known = eventKinds.find((one) => one === kind);
  return known && changes[known].map((change) => `${known}.${change}`);
}
