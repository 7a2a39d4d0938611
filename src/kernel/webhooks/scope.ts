import type { Environment } from '../principal.js';

/** The owner of webhooks and their events: a company, and an environment of the verification API. */
export interface Scope {
  readonly companyId: number;
  readonly environment: Environment;
}
