import type { Environment, Principal } from '../kernel/principal.js';

/** Whose data: every row of verification data has a company and an environment, and no query goes past them. */
export interface Scope {
  readonly companyId: number;
  readonly environment: Environment;
}

export function scopeOf({ companyId, environment }: Principal): Scope {
  return { companyId, environment };
}
