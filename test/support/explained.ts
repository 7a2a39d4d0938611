import type { Knex } from 'knex';
import type { Client } from 'pg';

/** A plan as `auto_explain` reports it. */
export interface ExplainedPlan {
  readonly 'Query Text': string;
  readonly Plan: Readonly<Record<string, number>>;
}

const settings = [
  'log_min_duration = 0',
  'log_analyze = on',
  'log_buffers = on',
  'log_timing = off',
  'log_format = json',
  'log_level = notice',
];

/** The pages that a statement read or wrote, whether they were found in memory or not. */
export const pagesOf = ({ Plan }: ExplainedPlan): number =>
  (Plan['Shared Hit Blocks'] ?? 0) + (Plan['Shared Read Blocks'] ?? 0);

/**
 * Explains the statements of a database with one connection.
 *
 * @param more  further settings of `auto_explain`
 * @returns a function that resolves to the plans of the statements that `work` sends
 */
export async function explainStatements(knex: Knex, more: readonly string[] = []) {
  let plans: ExplainedPlan[] = [];
  const connection: Client = await knex.client.acquireConnection();
  for (const setting of [...settings, ...more])
    await connection.query(`LOAD 'auto_explain'; SET auto_explain.${setting}`);
  connection.on('notice', ({ message }) => {
    const json = /plan:\n(\{[\s\S]*)/.exec(message ?? '')?.[1];
    if (json !== undefined) plans.push(JSON.parse(json) as ExplainedPlan);
  });
  await knex.client.releaseConnection(connection);

  /** A plan is reported after the rows, so the last one has arrived when the connection answers again. */
  const allReported = () => knex.raw('SELECT 1').then(() => undefined);

  return async (work: () => Promise<unknown>): Promise<readonly ExplainedPlan[]> => {
    await allReported();
    plans = [];
    await work();
    await allReported();
    return plans.filter((plan) => plan['Query Text'] !== 'SELECT 1');
  };
}
