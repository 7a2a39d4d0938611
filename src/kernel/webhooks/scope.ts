import type { Environment } from '../principal.js';

/** A set of events with its webhooks: an environment of the verification API, or the ERP. */
export type Channel = Environment | 'erp';

/** The owner of webhooks and their events. */
export interface Scope {
  readonly companyId: number;
  readonly environment: Channel;
}
