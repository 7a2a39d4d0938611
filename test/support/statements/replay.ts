import pg from 'pg';
import type { ListSource } from '../../../src/kernel/db/lists/page.js';
import type { Execution } from '../../../src/kernel/db/statements/prepared.js';
import { calls, type Growth, readsFarMore } from '../plans.js';
import type { SentStatement } from './record.js';

interface PlanNode {
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
}

interface ExplainResult {
  readonly rows: readonly { readonly 'QUERY PLAN': readonly { readonly Plan: PlanNode }[] }[];
}

const planOf = ({ rows: [row] }: ExplainResult): PlanNode => {
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (plan === undefined) throw new Error('The statement has no plan');
  return plan;
};

const pagesOf = (plan: PlanNode): number =>
  (plan['Shared Hit Blocks'] ?? 0) + (plan['Shared Read Blocks'] ?? 0);

const literal = (value: Execution['values'][number]): string => {
  if (value === null) return 'NULL';
  return pg.escapeLiteral(typeof value === 'string' ? value : `\\x${value.toString('hex')}`);
};

export const execute = (values: Execution['values']): string =>
  values.length === 0 ? 'EXECUTE probe' : `EXECUTE probe(${values.map(literal).join(', ')})`;

/** The row that the recorded call has written exists already. */
export const isConflict = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.code === '23505';

/**
 * Makes calls repeatable: lifts checks that allow a call once, such as paying the rest of a debt, and lets `skip_row`
 * insert nothing where a row exists.
 */
export const permissive = `
CREATE OR REPLACE FUNCTION skip_row() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END';
DO $$ DECLARE found record; BEGIN
  FOR found IN SELECT c.conrelid::regclass AS place, c.conname FROM pg_constraint c
    WHERE c.contype = 'c' AND c.conrelid <> 0 AND c.connamespace = 'public'::regnamespace
  LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', found.place, found.conname); END LOOP;
END $$`;

export const skipping = (text: string): string => {
  const tables = new Set([...text.matchAll(/\binsert into (\w+)/gi)].map(([, table]) => table));
  const statements = [...tables].map(
    (
      table,
    ) => `CREATE TRIGGER skip BEFORE INSERT ON ${table} FOR EACH ROW EXECUTE FUNCTION skip_row();
      ALTER TABLE ${table} ENABLE ALWAYS TRIGGER skip`,
  );
  return statements.join(';');
};

type Pages = Pick<Growth, 'first' | 'last'>;

/**
 * Executes recorded statements as the server does, prepared by name, and compares what the first and the twelfth call
 * read. Saves nothing. Triggers do not fire, so that foreign keys and immutable rows do not interfere.
 */
export class Replay {
  readonly #client: pg.Client;
  /** The indexes that plans have used so far. */
  readonly indexes = new Set<string>();

  private constructor(client: pg.Client) {
    this.#client = client;
  }

  /** @param url of a database that is used for nothing else any more */
  static async open(url: string | undefined): Promise<Replay> {
    const client = new pg.Client(url);
    await client.connect();
    await client.query(permissive);
    return new Replay(client);
  }

  close(): Promise<void> {
    return this.#client.end();
  }

  /** Resolves to the number of pages that a call reads, and undoes its writes. */
  async #pages(values: Execution['values']): Promise<number> {
    const analyze = `EXPLAIN (ANALYZE, BUFFERS, TIMING OFF, FORMAT JSON) ${execute(values)}`;
    await this.#client.query('SAVEPOINT call');
    try {
      return pagesOf(planOf(await this.#client.query(analyze)));
    } finally {
      await this.#client.query('ROLLBACK TO call');
    }
  }

  /** Adds the indexes that a plan may use on large tables: PostgreSQL prefers small tables to their indexes. */
  async #noteIndexes(explain: string): Promise<void> {
    for (const scans of [[], ['indexscan'], ['bitmapscan']]) {
      const off = ['seqscan', ...scans].map((scan) => `SET LOCAL enable_${scan} = off`);
      await this.#client.query(['SAVEPOINT plan', ...off].join('; '));
      const { rows } = await this.#client.query<{ readonly 'QUERY PLAN': string }>(explain);
      await this.#client.query('ROLLBACK TO plan');
      for (const { 'QUERY PLAN': line } of rows) {
        const name = /(?:using|Index Scan on) (\w+)/.exec(line)?.[1];
        if (name !== undefined) this.indexes.add(name);
      }
    }
  }

  /** Adds the indexes that a recorded statement uses for any of its values. */
  async noteIndexes({ text, values: all }: SentStatement): Promise<void> {
    await this.#client.query(`BEGIN; PREPARE probe AS ${text}`);
    try {
      for (const values of all) await this.#noteIndexes(`EXPLAIN ${execute(values)}`);
    } finally {
      await this.#client.query('ROLLBACK; DEALLOCATE ALL');
    }
  }

  /** Resolves to the names of the indexes that are not unique. */
  async plainIndexes(): Promise<readonly string[]> {
    const { rows } = await this.#client.query<{ readonly name: string }>(
      `SELECT c.relname AS name FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
       WHERE NOT i.indisunique AND c.relnamespace = 'public'::regnamespace ORDER BY c.relname COLLATE "C"`,
    );
    return rows.map(({ name }) => name);
  }

  /** Resolves to the names of the tables and views. */
  async tables(): Promise<ReadonlySet<string>> {
    const { rows } = await this.#client.query<{ readonly name: string }>(
      `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`,
    );
    return new Set(rows.map(({ name }) => name));
  }

  /** Adds the indexes of a list, for each of its orders and filters, with a plan for all values. */
  async noteListIndexes({ alias: a, table, sorts, filters }: ListSource): Promise<void> {
    const from = `FROM ${table} AS ${a} WHERE ${a}.company_id = $1`;
    await this.#client.query('BEGIN; SET LOCAL plan_cache_mode = force_generic_plan');
    try {
      for (const condition of Object.values(filters)) {
        const text = condition.replaceAll('?', '$2');
        await this.#client.query(`PREPARE probe AS SELECT ${a}.id ${from} AND (${text})`);
        await this.#noteIndexes(`EXPLAIN EXECUTE probe(1${text.includes('$2') ? ', NULL' : ''})`);
        await this.#client.query('DEALLOCATE probe');
      }
      await this.#client.query('SET LOCAL enable_sort = off; SET LOCAL enable_bitmapscan = off');
      for (const { sql, isUnindexed = false } of Object.values(sorts)) {
        if (isUnindexed) continue;
        const text = `SELECT ${a}.id ${from} ORDER BY ${sql}, ${a}.id LIMIT 20`;
        await this.#noteIndexes(`EXPLAIN ${text.replace('$1', '1')}`);
      }
    } finally {
      await this.#client.query('ROLLBACK; DEALLOCATE ALL');
    }
  }

  /** Plans the calls in between without executing them, which counts for the choice of the plan too. */
  async #compare(values: Execution['values'], all: SentStatement['values']): Promise<Pages> {
    const first = await this.#pages(values);
    for (let call = 2; call < calls; call += 1) {
      await this.#client.query(`EXPLAIN ${execute(all[call % all.length] ?? values)}`);
    }
    return { first, last: await this.#pages(values) };
  }

  /** @param prelude  runs before the statement is prepared */
  async #try(prelude: string, text: string, compare: () => Promise<Pages>): Promise<Pages> {
    await this.#client.query('BEGIN; SET LOCAL session_replication_role = replica');
    try {
      await this.#client.query(prelude);
      await this.#client.query(`PREPARE probe AS ${text}`);
      return await compare();
    } finally {
      await this.#client.query('ROLLBACK; DEALLOCATE ALL');
    }
  }

  /** Resolves to the calls whose plan reads far more in the end. */
  async growth(name: string, { text, values: all }: SentStatement): Promise<Growth[]> {
    const found: Growth[] = [];
    for (const values of all) {
      const compare = () => this.#compare(values, all);
      const pages = await this.#try('', text, compare)
        .catch((error: unknown) => {
          if (!isConflict(error)) throw error;
          return this.#try(skipping(text), text, compare);
        })
        .catch((cause: unknown) => {
          throw new Error(`${name} could not be executed again`, { cause });
        });
      if (readsFarMore(pages.first, pages.last)) found.push({ text: name, ...pages });
    }
    return found;
  }
}
