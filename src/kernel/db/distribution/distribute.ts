import type { Knex } from 'knex';
import type { Database } from '../client.js';
import { withoutTimeLimit } from '../engines/watchdog.js';
import { underLock } from '../schema/locks.js';
import {
  droppedForeignKeys,
  foreignKeysOf,
  type PlacedTable,
  placedTables,
  readClusterState,
  type TablePlacements,
} from './catalog-queries.js';

interface Distribution {
  readonly database: Database;
  readonly placements: TablePlacements;
  readonly onProgress: (message: string) => void;
}

/** The steps that a cluster still lacks, by the names of tables and foreign keys. */
interface MissingSteps {
  readonly references: readonly string[];
  readonly distributed: readonly string[];
  /** Tables of which the coordinator still has the rows that went to the nodes. */
  readonly stale: readonly string[];
  /** Foreign keys that go until their tables are distributed, and those that are dropped already. */
  readonly foreignKeys: readonly string[];
  /** True if the role may not have triggers on distributed tables yet. */
  readonly triggers: boolean;
}

/** The column that tells the node of a row. */
const distributionColumn = 'company_id';

const isPlaced = ({ placement, wanted }: PlacedTable): boolean => placement === wanted;

const isUnfinished = (table: PlacedTable): boolean =>
  table.wanted !== 'local' && (!isPlaced(table) || table.hasStaleRows);

const namesOf = (tables: readonly PlacedTable[]): string[] => tables.map(({ name }) => name);

/** Returns the tables of a cluster that shall be distributed and are not. */
export async function undistributedTables(
  { knex }: Pick<Database, 'knex'>,
  placements: TablePlacements,
): Promise<string[]> {
  const tables = await placedTables(knex, placements);
  return namesOf(tables.filter((table) => table.wanted !== 'local' && !isPlaced(table)));
}

/** Returns what is left to do. */
export async function missingSteps(
  { knex }: Pick<Database, 'knex'>,
  placements: TablePlacements,
): Promise<MissingSteps> {
  const unfinished = (await placedTables(knex, placements)).filter(isUnfinished);
  const kept = await foreignKeysOf(knex, namesOf(unfinished));
  const dropped = await droppedForeignKeys(knex);
  const { allowsTriggers } = await readClusterState(knex);
  const lacking = unfinished.filter((table) => !isPlaced(table));
  return {
    references: namesOf(lacking.filter(({ wanted }) => wanted === 'reference')),
    distributed: namesOf(lacking.filter(({ wanted }) => wanted === 'distributed')),
    stale: namesOf(unfinished.filter(({ hasStaleRows }) => hasStaleRows)),
    foreignKeys: [...new Set([...kept, ...dropped].map(({ name }) => name))].sort(),
    triggers: !allowsTriggers,
  };
}

export const isComplete = ({ triggers, ...lists }: MissingSteps): boolean =>
  !triggers && Object.values(lists).every((names) => names.length === 0);

/** Runs one step, which may take long, in a transaction of its own. */
async function step(
  { database, onProgress }: Distribution,
  message: string,
  work: (trx: Knex.Transaction) => Promise<unknown>,
): Promise<void> {
  onProgress(message);
  await database.knex.transaction(async (trx) => {
    await withoutTimeLimit(trx);
    await trx.raw('SET LOCAL citus.enable_unsafe_triggers = on');
    await work(trx);
  });
}

/** A foreign key joins tables that are placed already, so those of other tables go first. */
async function dropForeignKeys(run: Distribution, tables: readonly string[]): Promise<void> {
  for (const { definition, name, table } of await foreignKeysOf(run.database.knex, tables)) {
    await step(run, `Dropping ${name}`, async (trx) => {
      await trx('dropped_foreign_keys').insert({ table_name: table, name, definition });
      await trx.raw('ALTER TABLE ?? DROP CONSTRAINT ??', [table, name]);
    });
  }
}

async function addForeignKeys(run: Distribution): Promise<void> {
  for (const { definition, name, table } of await droppedForeignKeys(run.database.knex)) {
    await step(run, `Adding ${name}`, async (trx) => {
      await trx.raw(`ALTER TABLE ?? ADD CONSTRAINT ?? ${definition}`, [table, name]);
      await trx('dropped_foreign_keys').where({ table_name: table, name }).delete();
    });
  }
}

/** Without foreign keys, the order of tables is that of their names. The first one decides the shards of all others. */
async function placeTables(run: Distribution): Promise<void> {
  const tables = await placedTables(run.database.knex, run.placements);
  const unplaced = tables.filter((table) => !isPlaced(table));
  for (const { name } of unplaced.filter(({ wanted }) => wanted === 'reference')) {
    await step(run, `Copying ${name} to every node`, (trx) =>
      trx.raw('SELECT create_reference_table(?)', [name]),
    );
  }
  let neighbour = tables.find(({ placement }) => placement === 'distributed')?.name;
  for (const { name } of unplaced.filter(({ wanted }) => wanted === 'distributed')) {
    const bindings = [name, distributionColumn, neighbour ?? 'none'];
    await step(run, `Distributing ${name}`, (trx) =>
      trx.raw('SELECT create_distributed_table(?, ?, colocate_with => ?)', bindings),
    );
    neighbour ??= name;
  }
}

/** Removes the rows of the coordinator that went to the nodes. Erasure would not reach them. */
async function removeStaleRows(run: Distribution): Promise<void> {
  const tables = await placedTables(run.database.knex, run.placements);
  for (const { name } of tables.filter((table) => isUnfinished(table) && isPlaced(table))) {
    await step(run, `Removing the rows of ${name} from the coordinator`, async (trx) => {
      // Ledgers refuse TRUNCATE by a trigger.
      await trx.raw('SET LOCAL session_replication_role = replica');
      await trx.raw('SELECT truncate_local_data_after_distributing_table(?)', [name]);
    });
  }
}

async function allowTriggers(run: Distribution): Promise<void> {
  await step(run, 'Allowing triggers on distributed tables', (trx) =>
    trx.raw(`DO $$ BEGIN
      EXECUTE format('ALTER ROLE CURRENT_USER IN DATABASE %I SET citus.enable_unsafe_triggers = on', current_database());
    END $$`),
  );
}

/**
 * Distributes the tables of a cluster by company. Each step commits by itself, and the catalog tells what is left to do, so
 * that an interrupted run is repeated. Servers must not write meanwhile, because foreign keys are dropped.
 *
 * @returns what was left to do
 */
export async function distributeTables(run: Distribution): Promise<MissingSteps> {
  const { database, onProgress, placements } = run;
  return underLock(database, onProgress, async () => {
    const missing = await missingSteps(database, placements);
    await dropForeignKeys(run, [...missing.references, ...missing.distributed, ...missing.stale]);
    await placeTables(run);
    await removeStaleRows(run);
    await addForeignKeys(run);
    if (missing.triggers) await allowTriggers(run);
    return missing;
  });
}
