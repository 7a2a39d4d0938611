import type { Db } from '../../kernel/db/client.js';
import { plannedPerCall, type Query } from '../../kernel/db/statements/query.js';
import { checks } from './check-queries.js';
import type { Check } from './comparison-queries.js';

/** A difference between the books and their documents. */
export interface Fault {
  readonly subject: string;
  readonly expected: string;
  readonly found: string;
}

export interface CheckResult {
  readonly name: string;
  readonly faults: readonly Fault[];
}

/** The most differences per check. */
export const maxFaults = 20;

const run: readonly {
  readonly check: Check;
  readonly find: Query<{ readonly companyId: number }, Fault>;
}[] = checks.map((check) => ({
  check,
  // Planned for each call, because checks are rare and their plans are large.
  find: plannedPerCall<{ readonly companyId: number }, Fault>(
    `SELECT s.* FROM (${check.sql}) s LIMIT ${maxFaults}`,
  ),
}));

/** Recomputes the books of a company. Each check is one statement, so that it compares figures of one snapshot. */
export async function checkBooks(db: Db, companyId: number): Promise<readonly CheckResult[]> {
  const results: CheckResult[] = [];
  for (const { check, find } of run) {
    results.push({ name: check.name, faults: await find(db, { companyId }) });
  }
  return results;
}
