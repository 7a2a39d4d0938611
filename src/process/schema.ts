import { setTimeout as sleep } from 'node:timers/promises';
import type { Config } from '../kernel/config/config.js';
import type { Database } from '../kernel/db/client.js';
import { describeMissing, pendingMigrations, refuseBreaking } from '../kernel/db/schema/state.js';
import type { StatementObserver } from '../kernel/db/scope.js';
import type { Logger } from '../kernel/log.js';
import { migrations } from '../migrations/index.js';
import { bringUpToDate, migratesHere, openConfigured, tellProgress } from '../runtime.js';
import type { Gate } from './gate.js';
import type { Phase } from './readiness.js';

const pollMs = 1_000;

/**
 * Waits until an operator has migrated the database. A process that is alive and not ready lets a rolling deployment
 * wait as well, while the processes of the earlier version go on; one that exits would be restarted with longer and
 * longer pauses.
 */
async function waitForSchema(
  database: Database,
  log: Logger,
  gate: Gate,
  phase: () => Phase,
): Promise<void> {
  for (let attempt = 0; ; attempt += 1) {
    await refuseBreaking(database, migrations);
    const missing = await pendingMigrations(database, migrations);
    if (missing.length === 0) return;
    if (attempt === 0) {
      log.warn({ missing }, describeMissing(missing));
      gate.refuse('migrations');
    }
    await sleep(pollMs);
    if (phase() === 'stopping') throw new Error('The server was stopped before it was ready');
  }
}

/** Opens the database of a server, migrated by this process or by an operator. */
export async function openForServer(
  config: Config,
  log: Logger,
  gate: Gate,
  phase: () => Phase,
  observe: StatementObserver | undefined,
): Promise<Database> {
  const database = await openConfigured(config, tellProgress, observe);
  try {
    // A server that held the embedded database while it waits would keep the operator from migrating it.
    if (database.kind === 'embedded' || (await migratesHere(config, database))) {
      await bringUpToDate(database, config, tellProgress);
    } else await waitForSchema(database, log, gate, phase);
  } catch (error) {
    await database.close();
    throw error;
  }
  return database;
}
