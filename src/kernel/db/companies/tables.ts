import type { Knex } from 'knex';

/** A table whose rows belong to a company. */
export interface OwnedTable {
  readonly name: string;
  /** The column of the company. */
  readonly key: string;
  /** The columns that are written, by name. */
  readonly columns: readonly string[];
  /** The columns that take numbers from a sequence, with it. */
  readonly sequences: readonly { readonly column: string; readonly sequence: string }[];
}

interface TableRow extends OwnedTable {
  readonly parents: readonly string[];
}

/**
 * Tables with `company_id`, and the companies themselves. All others are of the installation: each cell has its own lists,
 * registers and migrations.
 */
const owned = `
  SELECT c.relname AS name, k.attname AS key,
    ARRAY(
      SELECT a.attname::text FROM pg_attribute a
      WHERE a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attname
    ) AS columns,
    ARRAY(
      SELECT DISTINCT p.relname::text FROM pg_constraint f JOIN pg_class p ON p.oid = f.confrelid
      WHERE f.conrelid = c.oid AND f.contype = 'f' AND f.confrelid <> c.oid ORDER BY 1
    ) AS parents,
    (
      SELECT coalesce(jsonb_agg(jsonb_build_object('column', a.attname, 'sequence', s.relname)), '[]')
      FROM pg_depend d JOIN pg_class s ON s.oid = d.objid AND s.relkind = 'S'
      JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum = d.refobjsubid
      WHERE d.classid = 'pg_class'::regclass AND d.refobjid = c.oid AND d.deptype IN ('a', 'i') AND c.relname <> 'companies'
    ) AS sequences
  FROM pg_class c
  JOIN pg_attribute k ON k.attrelid = c.oid AND NOT k.attisdropped
    AND k.attname = CASE c.relname WHEN 'companies' THEN 'id' ELSE 'company_id' END
  WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
  ORDER BY c.relname`;

/** Returns the tables in an order in which each comes after those that it refers to. */
export async function ownedTables(knex: Knex): Promise<readonly OwnedTable[]> {
  const { rows } = await knex.raw<{ rows: TableRow[] }>(owned);
  const names = new Set(rows.map(({ name }) => name));
  const placed = new Set<string>();
  const ordered: TableRow[] = [];
  while (ordered.length < rows.length) {
    const next = rows.filter(
      ({ name, parents }) =>
        !placed.has(name) && parents.every((each) => placed.has(each) || !names.has(each)),
    );
    if (next.length === 0) throw new Error('Tables refer to each other in a circle');
    for (const table of next) placed.add(table.name);
    ordered.push(...next);
  }
  return ordered;
}
