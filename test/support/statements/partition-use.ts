import pg from 'pg';
import { toPositional } from '../../../src/kernel/db/statements/query.js';
import type { SentStatement } from './record.js';
import { execute, isConflict, permissive, skipping } from './replay.js';

interface PlanNode {
  readonly 'Node Type': string;
  readonly Schema?: string;
  readonly 'Relation Name'?: string;
  readonly 'Actual Loops'?: number;
  readonly 'Subplans Removed'?: number;
  readonly Plans?: readonly PlanNode[];
}

/** The partitions that a call reads. */
export interface PartitionUse {
  /** The schemas of the partitions that it scanned. */
  readonly scanned: readonly string[];
  /** Tables of which it could have scanned several partitions, had the rest of its plan found rows. */
  readonly unproven: readonly string[];
}

const isPartition = ({ Schema = '' }: PlanNode): boolean => /^partition_\d+$/.test(Schema);

const isScan = (node: PlanNode): boolean => node['Node Type'].endsWith('Scan') && isPartition(node);

function walk(node: PlanNode, visit: (node: PlanNode) => void): void {
  visit(node);
  for (const child of node.Plans ?? []) walk(child, visit);
}

const scansOf = (node: PlanNode): PlanNode[] => {
  const found: PlanNode[] = [];
  walk(node, (each) => {
    if (isScan(each)) found.push(each);
  });
  return found;
};

/** Returns the tables that a node gathers from several partitions, none of which was reached. */
function unreachedOf(node: PlanNode): string[] {
  if (!/Append$/.test(node['Node Type']) || (node['Actual Loops'] ?? 0) > 0) return [];
  const scans = scansOf(node);
  if (new Set(scans.map(({ Schema }) => Schema)).size < 2) return [];
  return scans.map((scan) => scan['Relation Name'] ?? '');
}

function useOf(root: PlanNode): PartitionUse {
  const scanned = scansOf(root).filter((scan) => (scan['Actual Loops'] ?? 0) > 0);
  const unproven: string[] = [];
  walk(root, (node) => unproven.push(...unreachedOf(node)));
  return {
    scanned: [...new Set(scanned.map(({ Schema = '' }) => Schema))],
    unproven: [...new Set(unproven)],
  };
}

/**
 * Executes recorded statements with a plan for all values, as PostgreSQL keeps one after some calls, and undoes their
 * writes. Triggers do not fire.
 */
export class PartitionProbe {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** @param url of a partitioned database that is used for nothing else any more */
  static async open(url: string | undefined): Promise<PartitionProbe> {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(permissive);
    // As on large tables: PostgreSQL reads a small table whole, and joins it with what it then needs.
    const off = ['seqscan', 'hashjoin', 'mergejoin'].map((way) => `SET enable_${way} = off`);
    await client.query(['SET plan_cache_mode = force_generic_plan', ...off].join('; '));
    return new PartitionProbe(client);
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  async #call(prelude: string, text: string, call: string): Promise<PartitionUse> {
    await this.#client.query('BEGIN; SET LOCAL session_replication_role = replica');
    try {
      await this.#client.query(prelude);
      await this.#client.query(`PREPARE probe AS ${text}`);
      const analyze = 'EXPLAIN (ANALYZE, VERBOSE, TIMING OFF, FORMAT JSON)';
      const { rows } = await this.#client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
        `${analyze} ${call}`,
      );
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      if (plan === undefined) throw new Error('The statement has no plan');
      return useOf(plan);
    } finally {
      await this.#client.query('ROLLBACK; DEALLOCATE ALL');
    }
  }

  /**
   * Resolves to the tables of which a plan for all values keeps several partitions. Executes nothing: other values than the
   * company are NULL.
   */
  async keptOf(text: string, companyId: number): Promise<readonly string[]> {
    const { names, sql } = toPositional(text);
    await this.#client.query(`PREPARE probe AS ${sql}`);
    try {
      const values = names.map((name) => (name === 'companyId' ? String(companyId) : 'NULL'));
      const call = values.length === 0 ? 'EXECUTE probe' : `EXECUTE probe(${values.join(', ')})`;
      const { rows } = await this.#client.query<{ 'QUERY PLAN': readonly { Plan: PlanNode }[] }>(
        `EXPLAIN (VERBOSE, FORMAT JSON) ${call}`,
      );
      const scans = rows.flatMap(({ 'QUERY PLAN': [plan] }) => (plan ? scansOf(plan.Plan) : []));
      const schemas = new Map<string, Set<string>>();
      for (const { 'Relation Name': table = '', Schema = '' } of scans) {
        schemas.set(table, (schemas.get(table) ?? new Set()).add(Schema));
      }
      return [...schemas].filter(([, kept]) => kept.size > 1).map(([table]) => table);
    } finally {
      await this.#client.query('DEALLOCATE ALL');
    }
  }

  /** Resolves to the partitions that each recorded call of a statement reads. */
  async usesOf(name: string, { text, values: all }: SentStatement): Promise<PartitionUse[]> {
    const uses: PartitionUse[] = [];
    for (const values of all) {
      const call = execute(values);
      const use = await this.#call('', text, call)
        .catch((error: unknown) => {
          if (!isConflict(error)) throw error;
          return this.#call(skipping(text), text, call);
        })
        .catch((cause: unknown) => {
          throw new Error(`${name} could not be executed again`, { cause });
        });
      uses.push(use);
    }
    return uses;
  }
}
