import type { Knex } from 'knex';
import { toPositional } from '../../../src/kernel/db/statements/query.js';
import { type Facts, readFacts } from './facts.js';
import { isNode, type Node, parseNodeTree } from './node-tree.js';
import { type Refusal, refusalsOf } from './refusals.js';

const run = async <Row>(trx: Knex.Transaction, sql: string): Promise<Row[]> =>
  (await trx.raw<{ rows: Row[] }>(sql.replaceAll('?', '\\?'))).rows;

/** The name of the statement, and of the function that holds its tree, at a place of a batch. */
const probe = (place: number): string => `probe_${place}`;

/** Returns the types of the parameters of each statement, separated by commas. */
async function parametersOf(trx: Knex.Transaction, texts: readonly string[]): Promise<string[]> {
  for (const [place, sql] of texts.entries()) await run(trx, `PREPARE ${probe(place)} AS ${sql}`);
  const rows = await run<{ name: string; types: string }>(
    trx,
    `SELECT p.name, array_to_string(p.parameter_types, ', ') AS types FROM pg_prepared_statements p`,
  );
  await run(trx, 'DEALLOCATE ALL');
  const types = new Map(rows.map((row) => [row.name, row.types]));
  return texts.map((_, place) => types.get(probe(place)) ?? '');
}

/** Returns the parse tree of each statement, as the catalog has it for the body of a function. */
async function treesOf(trx: Knex.Transaction, texts: readonly string[]): Promise<Node[]> {
  const parameters = await parametersOf(trx, texts);
  for (const [place, sql] of texts.entries()) {
    await run(
      trx,
      `CREATE FUNCTION pg_temp.${probe(place)}(${parameters[place]}) RETURNS void LANGUAGE sql BEGIN ATOMIC ${sql}; END`,
    );
  }
  const rows = await run<{ name: string; tree: string }>(
    trx,
    `SELECT p.proname AS name, p.prosqlbody::text AS tree FROM pg_proc p
     WHERE p.pronamespace = pg_my_temp_schema()::regnamespace`,
  );
  const trees = new Map(rows.map(({ name, tree }) => [name, tree]));
  return texts.map((text, place) => {
    let tree = parseNodeTree(trees.get(probe(place)) ?? '<>');
    while (Array.isArray(tree)) tree = tree[0] ?? null;
    if (isNode(tree)) return tree;
    throw new Error(`The statement has no parse tree: ${text}`);
  });
}

const batchSize = 100;

/** Judges statements as a cluster would, by the parse trees of the database. */
export class Judge {
  readonly #knex: Knex;
  readonly #facts: Facts;

  private constructor(knex: Knex, facts: Facts) {
    this.#knex = knex;
    this.#facts = facts;
  }

  static async open(knex: Knex): Promise<Judge> {
    return new Judge(knex, await readFacts(knex));
  }

  async #trees(texts: readonly string[]): Promise<Node[]> {
    const trx = await this.#knex.transaction();
    try {
      return await treesOf(trx, texts);
    } finally {
      await trx.rollback();
    }
  }

  /**
   * Returns the refusals of each statement that a cluster refuses, by its name.
   *
   * @param texts  SQL with named parameters, or with `$1`, by its name
   */
  async refusalsOf(texts: ReadonlyMap<string, string>): Promise<Record<string, Refusal[]>> {
    const entries = [...texts].map(([name, text]) => ({ name, ...toPositional(text.trim()) }));
    const found: Record<string, Refusal[]> = {};
    for (let start = 0; start < entries.length; start += batchSize) {
      const batch = entries.slice(start, start + batchSize);
      const trees = await this.#trees(batch.map(({ sql }) => sql));
      for (const [place, { name }] of batch.entries()) {
        const tree = trees[place];
        const refusals = tree === undefined ? [] : refusalsOf(tree, this.#facts);
        if (refusals.length > 0) found[name] = refusals;
      }
    }
    return found;
  }
}
