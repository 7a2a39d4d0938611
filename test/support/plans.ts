import type { TestApp } from './app.js';
import { explainStatements, pagesOf } from './explained.js';
import { expect } from './jest.js';

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
  const explain = await explainStatements(knex);

  /** Returns the pages that one call reads, by statement. */
  async function pagesOfCall(call: Call): Promise<Map<string, number>> {
    const pages = new Map<string, number>();
    for (const plan of await explain(call)) {
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
    // The statement itself and the lookup of its caller.
    expect(both.length).toBeGreaterThan(1);
    return both
      .map(([text, first]) => ({ text, first, last: after.get(text) ?? 0 }))
      .filter(({ first, last }) => readsFarMore(first, last));
  };
}
