/** All events. A subscription names some of them, or `*`. */
export const eventTypes = [
  'session.created',
  'session.started',
  'session.completed',
  'session.declined',
  'session.review',
  'session.resubmission_requested',
  'session.abandoned',
  'session.expired',
  'session.kyc_expired',
  'session.updated',
  'session.shared',
  'session.imported',
  'session.deleted',
  'aml.screened',
  'aml.hit_added',
  'aml.hit_removed',
  'kyb.completed',
  'kyb.review',
  'kyb.updated',
  'face.duplicate_found',
  'key.revoked',
  'webhook.disabled',
  'webhook.test',
] as const;

export type EventType = (typeof eventTypes)[number];
