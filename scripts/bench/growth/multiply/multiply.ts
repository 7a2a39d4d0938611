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

/**
 * Runs SQL on a connection of its own, as a superuser in the replica role. Triggers and foreign keys do not apply,
 * because copies keep the references and sums are multiplied.
 */
export type Lane = (sql: string) => Promise<readonly Readonly<Record<string, unknown>>[]>;

interface Index {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
}

/** Works through statements on all lanes; each lane takes the next one when it is free. */
async function share(lanes: readonly Lane[], statements: readonly string[]): Promise<void> {
  const left = [...statements];
  const work = async (lane: Lane): Promise<void> => {
    for (let sql = left.shift(); sql !== undefined; sql = left.shift()) await lane(sql);
  };
  await Promise.all(lanes.map(work));
}

async function columnsOf(lane: Lane): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = (await lane(columnsSql)) as unknown as { table: string; columns: string[] }[];
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
 * @returns the new id of the company
 */
export async function multiplyCompany(
  lanes: readonly Lane[],
  baseId: number,
  factor: number,
): Promise<number> {
  const [lane] = lanes;
  if (lane === undefined) throw new RangeError('There is no connection to work on');
  const [next] = await lane(nextCompanySql);
  const copying: Copying = { baseId, targetId: Number(next?.['id']), factor };
  const columns = await columnsOf(lane);
  const copied = Object.keys(copiedTables);
  const all = (await lane(indexesSql)) as unknown as readonly Index[];
  const indexes = all.filter(({ table }) => table in copiedTables);
  for (const { name } of indexes) await lane(`DROP INDEX ${name}`);
  const copies = copied.map((table) => copySql(table, columns.get(table) ?? [], copying));
  await share(lanes, copies);
  const removals = copied.map((table) => removeSql(table, copying));
  await share(lanes, [...removals, ...restOf(columns.keys(), copying)]);
  for (const sql of countedSql(copying)) await lane(sql);
  const withId = copied.filter((table) => columns.get(table)?.includes('id'));
  for (const table of withId) await lane(continueIdsSql(table));
  const isLarge = ({ definition }: Index) => definition.includes(' gin ');
  const ordered = [...indexes].sort((a, b) => Number(isLarge(b)) - Number(isLarge(a)));
  const creations = ordered.map(({ definition }) => definition);
  await share(lanes, creations);
  // Writes out all earlier commits too: VACUUM marks no page as visible to all before its rows are on disk.
  await lane('SET synchronous_commit = on');
  await lane(moveCompanySql(copying));
  return copying.targetId;
}
