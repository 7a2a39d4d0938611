import type { Knex } from 'knex';
import { withoutTimeLimit } from '../engines/watchdog.js';
import { type OwnedTable, ownedTables } from './tables.js';

/** The rows of a company in a table: their number, and the sums of two parts of their hashes. */
type Fingerprint = `${string} ${string} ${string}`;

async function fingerprintOf(
  trx: Knex.Transaction,
  { columns, key, name }: OwnedTable,
  companyId: number,
): Promise<Fingerprint> {
  const listed = columns.map((column) => `t."${column}"`).join(', ');
  const part = (from: number) =>
    `sum(('x' || substr(h.hash, ${from}, 15))::bit(60)::bigint::numeric)`;
  const { rows } = await trx.raw<{ rows: { print: Fingerprint }[] }>(
    `SELECT concat_ws(' ', count(*), ${part(1)}, ${part(16)}) AS print
     FROM (SELECT md5(ROW(${listed})::text) AS hash FROM ${name} t WHERE t.${key} = ${companyId}) h`,
  );
  return rows[0]?.print ?? '0  ';
}

async function fingerprints(
  knex: Knex,
  companyId: number,
): Promise<ReadonlyMap<string, Fingerprint>> {
  const tables = await ownedTables(knex);
  return knex.transaction(async (trx) => {
    await withoutTimeLimit(trx);
    const found = new Map<string, Fingerprint>();
    for (const table of tables) found.set(table.name, await fingerprintOf(trx, table, companyId));
    return found;
  });
}

/** Returns the tables in which the rows of a company differ between two databases. */
export async function differingTables(
  source: Knex,
  target: Knex,
  companyId: number,
): Promise<string[]> {
  const [here, there] = await Promise.all([
    fingerprints(source, companyId),
    fingerprints(target, companyId),
  ]);
  return [...new Set([...here.keys(), ...there.keys()])].filter(
    (name) => here.get(name) !== there.get(name),
  );
}
