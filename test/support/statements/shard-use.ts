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

/** The shards that a call reads. */
export interface ShardUse {
  /** The schemas of the shards that it scanned. */
  readonly scanned: readonly string[];
  /** Tables of which it could have scanned several shards, had the rest of its plan found rows. */
  readonly unproven: readonly string[];
}

const isScan = ({ 'Node Type': type, Schema = '' }: PlanNode): boolean =>
  type.endsWith('Scan') && /^shard_\d+$/.test(Schema);

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

/** Returns the tables that a node gathers from several shards, none of which was reached. */
function unreachedOf(node: PlanNode): string[] {
  if (!/Append$/.test(node['Node Type']) || (node['Actual Loops'] ?? 0) > 0) return [];
  const scans = scansOf(node);
  if (new Set(scans.map(({ Schema }) => Schema)).size < 2) return [];
  return scans.map((scan) => scan['Relation Name'] ?? '');
}

function useOf(root: PlanNode): ShardUse {
  const scanned = scansOf(root).filter((scan) => (scan['Actual Loops'] ?? 0) > 0);
  const unproven: string[] = [];
  walk(root, (node) => unproven.push(...unreachedOf(node)));
  return {
    scanned: [...new Set(scanned.map(({ Schema = '' }) => Schema))],
    unproven: [...new Set(unproven)],
  };
}

export const shards = 4;

/** Copies every table whose primary key holds `company_id` into one that is divided by a hash of the company. */
const shardTables = `
DO $$ DECLARE it record; BEGIN
  CREATE SCHEMA sharded;
  FOR n IN 0..${shards - 1} LOOP EXECUTE format('CREATE SCHEMA shard_%s', n); END LOOP;
  FOR it IN
    SELECT c.relname AS name, (SELECT string_agg(quote_ident(a.attname), ', ') FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '') AS columns
    FROM pg_class c
    JOIN pg_index k ON k.indrelid = c.oid AND k.indisprimary
    JOIN pg_attribute p ON p.attrelid = c.oid AND p.attnum = ANY (k.indkey) AND p.attname = 'company_id'
    WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r' AND c.relpersistence = 'p'
  LOOP
    EXECUTE format('CREATE TABLE sharded.%1$I (LIKE public.%1$I INCLUDING ALL) PARTITION BY HASH (company_id)', it.name);
    FOR n IN 0..${shards - 1} LOOP
      EXECUTE format('CREATE TABLE shard_%2$s.%1$I PARTITION OF sharded.%1$I FOR VALUES WITH (MODULUS ${shards}, REMAINDER %2$s)',
        it.name, n);
    END LOOP;
    EXECUTE format('INSERT INTO sharded.%1$I (%2$s) SELECT %2$s FROM public.%1$I', it.name, it.columns);
    EXECUTE format('ANALYZE sharded.%I', it.name);
  END LOOP;
END $$`;

/**
 * Executes recorded statements on tables that are divided by company, with a plan for all values, as PostgreSQL keeps
 * one after some calls, and undoes their writes. Triggers do not fire.
 */
export class ShardProbe {
  readonly #client: pg.Client;

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** @param url  of a database that holds rows of every table */
  static async open(url: string | undefined): Promise<ShardProbe> {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(permissive);
    await client.query(shardTables);
    await client.query('SET search_path = sharded, public');
    // As on large tables: PostgreSQL reads a small table whole, and joins it with what it then needs.
    const off = ['seqscan', 'hashjoin', 'mergejoin'].map((way) => `SET enable_${way} = off`);
    await client.query(['SET plan_cache_mode = force_generic_plan', ...off].join('; '));
    return new ShardProbe(client);
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  async #call(prelude: string, text: string, call: string): Promise<ShardUse> {
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
   * Resolves to the tables of which a plan for all values keeps several shards. Executes nothing: other values than the
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

  /** Resolves to the shards that each recorded call of a statement reads. */
  async usesOf(name: string, { text, values: all }: SentStatement): Promise<ShardUse[]> {
    const uses: ShardUse[] = [];
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
