import type { Environment, Principal } from '../kernel/principal.js';

/** The owner of verification data: every row has a company and an environment, and every query filters by both. */
export interface Scope {
  readonly companyId: number;
  readonly environment: Environment;
}

export function scopeOf({ companyId, environment }: Principal): Scope {
  return { companyId, environment };
}
