import type { Client } from 'pg';
import type { TestApp } from './app.js';
import { expect } from './jest.js';

/** A plan as `auto_explain` reports it. */
interface ExplainedPlan {
  readonly 'Query Text': string;
  readonly Plan: {
    readonly 'Shared Hit Blocks': number;
    readonly 'Shared Read Blocks': number;
  };
}

export const calls = 12;

export type Call = () => Promise<unknown>;

/**
 * A call whose values match few rows, and a call of the same statement whose values match many, for the ten calls in
 * between.
 */
export interface CallPair {
  readonly rare: Call;
  readonly usual?: Call;
}

/**
 * PostgreSQL may choose a generic plan from the sixth call on, which may read somewhat more than a plan for these
 * values.
 */
const mostGrowth = 1.5;
/** Below this number of pages, the constant parts of a call outweigh the plan. */
const floorPages = 40;

/** Returns true when the generic plan reads far more pages than the plan for these values did. */
export const readsFarMore = (first: number, last: number): boolean =>
  last / Math.max(first, floorPages) > mostGrowth;

const settings = [
  'log_min_duration = 0',
  'log_analyze = on',
  'log_buffers = on',
  'log_timing = off',
  'log_format = json',
  'log_level = notice',
];

const pagesOf = ({ Plan }: ExplainedPlan): number =>
  Plan['Shared Hit Blocks'] + Plan['Shared Read Blocks'];

export interface Growth {
  readonly text: string;
  readonly first: number;
  readonly last: number;
}

/**
 * Watches the plans of an app with one connection, so that each call has the plans of the calls before it.
 * @returns a function that resolves to the statements whose last call reads far more pages than the first
 */
export async function watchPlans({ database: { knex } }: TestApp) {
  let plans: ExplainedPlan[] = [];
  const explain = (notice: { readonly message?: string | undefined }): void => {
    const json = /plan:\n(\{[\s\S]*)/.exec(notice.message ?? '')?.[1];
    if (json !== undefined) plans.push(JSON.parse(json) as ExplainedPlan);
  };
  const connection: Client = await knex.client.acquireConnection();
  for (const setting of settings)
    await connection.query(`LOAD 'auto_explain'; SET auto_explain.${setting}`);
  connection.on('notice', explain);
  await knex.client.releaseConnection(connection);

  /** A plan is reported after the rows, so the last one has arrived when the connection answers again. */
  const allReported = () => knex.raw('SELECT 1').then(() => undefined);

  /** Returns the pages that one call reads, by statement. */
  async function pagesOfCall(call: Call): Promise<Map<string, number>> {
    await allReported();
    plans = [];
    await call();
    await allReported();
    const pages = new Map<string, number>();
    for (const plan of plans) {
      const text = plan['Query Text'];
      pages.set(text, (pages.get(text) ?? 0) + pagesOf(plan));
    }
    return pages;
  }

  return async ({ rare, usual }: CallPair): Promise<Growth[]> => {
    const before = await pagesOfCall(rare);
    for (let count = 2; count < calls; count += 1) await (usual ?? rare)();
    const after = await pagesOfCall(rare);
    const both = [...before].filter(([text]) => after.has(text));
    // The statement itself, the lookup of its caller, and the query for its plan.
    expect(both.length).toBeGreaterThan(2);
    return both
      .map(([text, first]) => ({ text, first, last: after.get(text) ?? 0 }))
      .filter(({ first, last }) => readsFarMore(first, last));
  };
}
