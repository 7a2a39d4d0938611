import type { Knex } from 'knex';
import type { Placement } from '../../../src/kernel/db/distribution/catalog-queries.js';
import { tablePlacements } from '../../../src/table-placements.js';

export interface TableFacts {
  readonly name: string;
  /** The number of the column `company_id`; undefined without one. */
  readonly companyColumn: string | undefined;
  readonly placement: Placement;
}

export type Volatility = 'i' | 's' | 'v';

/** The catalog, by the ids that parse trees hold. */
export interface Facts {
  readonly tables: ReadonlyMap<string, TableFacts>;
  readonly volatilities: ReadonlyMap<string, Volatility>;
  /** Functions in SQL, whose body PostgreSQL puts in place of the call. */
  readonly inlined: ReadonlySet<string>;
  readonly operators: ReadonlyMap<string, { readonly name: string; readonly function: string }>;
  readonly types: ReadonlyMap<string, { readonly input: string; readonly output: string }>;
}

interface TableRow {
  readonly oid: string;
  readonly name: string;
  readonly column: string | null;
}

function placementOf({ name, column }: TableRow): Placement {
  if (tablePlacements.references.includes(name)) return 'reference';
  return column === null || tablePlacements.locals.includes(name) ? 'local' : 'distributed';
}

/** Reads the catalog of a migrated database. */
export async function readFacts(knex: Knex): Promise<Facts> {
  const all = async <Row>(sql: string): Promise<Row[]> =>
    (await knex.raw<{ rows: Row[] }>(sql)).rows;
  const tables = await all<TableRow>(
    `SELECT c.oid::text, c.relname AS name, a.attnum::text AS column FROM pg_class c
     LEFT JOIN pg_attribute a ON a.attrelid = c.oid AND a.attname = 'company_id' AND NOT a.attisdropped
     WHERE c.relkind IN ('r', 'p') AND c.relnamespace = 'public'::regnamespace`,
  );
  const functions = await all<{ oid: string; volatility: Volatility; inlined: boolean }>(
    `SELECT p.oid::text, p.provolatile AS volatility,
       l.lanname = 'sql' AND p.pronamespace = 'public'::regnamespace AND p.provolatile <> 'i' AS inlined
     FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang`,
  );
  const operators = await all<{ oid: string; name: string; function: string }>(
    `SELECT o.oid::text, o.oprname AS name, o.oprcode::oid::text AS function FROM pg_operator o`,
  );
  const types = await all<{ oid: string; input: string; output: string }>(
    `SELECT t.oid::text, t.typinput::oid::text AS input, t.typoutput::oid::text AS output FROM pg_type t`,
  );
  return {
    tables: new Map(
      tables.map((row) => [
        row.oid,
        {
          name: row.name,
          companyColumn: row.column ?? undefined,
          placement: placementOf(row),
        },
      ]),
    ),
    volatilities: new Map(functions.map(({ oid, volatility }) => [oid, volatility])),
    inlined: new Set(functions.filter(({ inlined }) => inlined).map(({ oid }) => oid)),
    operators: new Map(operators.map((row) => [row.oid, row])),
    types: new Map(types.map((row) => [row.oid, row])),
  };
}
