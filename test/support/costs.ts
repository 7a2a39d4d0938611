import type { TestApp } from './app.js';
import { type ExplainedPlan, explainStatements, pagesOf } from './explained.js';

/** The mean cost of a call in PostgreSQL. */
export interface CallCost {
  /** Statements, those of triggers and foreign keys included. */
  readonly statements: number;
  /** Pages of 8 kB read or written, whether found in memory or not. */
  readonly pages: number;
  /** Bytes of write-ahead log. */
  readonly walBytes: number;
}

const meanOf = (
  plans: readonly ExplainedPlan[],
  of: (plan: ExplainedPlan) => number,
  times: number,
) => Math.round(plans.reduce((sum, plan) => sum + of(plan), 0) / times);

/**
 * Watches the statements of an app with one connection.
 *
 * @returns a function that makes a call so many times and resolves to its mean cost
 */
export async function watchCosts({ database: { knex } }: TestApp) {
  const explain = await explainStatements(knex, ['log_wal = on', 'log_nested_statements = on']);
  // As on large tables: PostgreSQL prefers small tables to their indexes, and a join of whole small tables to look-ups.
  await knex.raw('SET enable_seqscan = off; SET enable_hashjoin = off');
  return async (call: () => Promise<unknown>, times: number): Promise<CallCost> => {
    const plans = await explain(async () => {
      for (let count = 0; count < times; count += 1) await call();
    });
    return {
      statements: Math.round(plans.length / times),
      pages: meanOf(plans, pagesOf, times),
      walBytes: meanOf(plans, ({ Plan }) => Plan['WAL Bytes'] ?? 0, times),
    };
  };
}
