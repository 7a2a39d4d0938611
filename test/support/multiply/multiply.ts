import pg from 'pg';
import { type Copying, copiedTables, copySql } from './copy-queries.js';
import {
  columnsSql,
  continueIdsSql,
  countedSql,
  indexesSql,
  moveCompanySql,
  moveSql,
  multiplySeriesSql,
  multiplySumsSql,
  nextCompanySql,
  removeSql,
  summedTables,
} from './sum-queries.js';

/** Triggers and foreign keys do not apply, because copies keep the references and sums are multiplied. */
const settings = 'SET session_replication_role = replica';

interface Index {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

async function columnsOf(client: pg.Client): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(columnsSql);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

/** The statements that give sums, series and settings to the new company. */
function restOf(tables: Iterable<string>, copying: Copying): string[] {
  return [...tables].flatMap((table) => {
    if (table in copiedTables || table === 'audit_counts' || table === 'outbox_positions')
      return [];
    if (table === 'series' || table === 'series_prefixes') return multiplySeriesSql(table, copying);
    return table in summedTables ? multiplySumsSql(table, copying) : moveSql(table, copying);
  });
}

/**
 * Makes a company `factor` times as large: its parties, products, documents, payments, stock, audit entries and events are
 * there so many times, each copy with ids and numbers of its own. Every copy is sound in itself, down to the cost of its
 * goods, so that the books of the whole are sound too. The company has another id afterwards.
 *
 * @param url  an address of the database with a superuser
 */
export async function multiplyCompany(url: string, baseId: number, factor: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(settings);
    await multiply(client, baseId, factor);
  } finally {
    await client.end();
  }
}

async function multiply(client: pg.Client, baseId: number, factor: number): Promise<void> {
  const next = await client.query<{ id: number }>(nextCompanySql);
  const copying: Copying = { baseId, targetId: next.rows[0]?.id ?? 0, factor };
  const columns = await columnsOf(client);
  const copied = Object.keys(copiedTables);
  const { rows } = await client.query<Index>(indexesSql);
  const indexes = rows.filter(({ table }) => table in copiedTables);
  const withId = copied.filter((table) => columns.get(table)?.includes('id'));
  const statements = [
    ...indexes.map(({ name }) => `DROP INDEX ${name}`),
    ...copied.map((table) => copySql(table, columns.get(table) ?? [], copying)),
    ...copied.map((table) => removeSql(table, copying)),
    ...restOf(columns.keys(), copying),
    ...countedSql(copying),
    ...withId.map(continueIdsSql),
    ...indexes.map(({ definition }) => definition),
    moveCompanySql(copying),
  ];
  for (const sql of statements) await client.query(sql);
}
