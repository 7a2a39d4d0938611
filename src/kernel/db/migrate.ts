import type { Database } from './client.js';
import type { Pool } from './pool.js';
import {
  type LockPatience,
  repeatUntilUnlocked,
  underLock,
  usualPatience,
} from './schema/locks.js';
import { type Migration, numberOf, type StepwiseMigration } from './schema/migration.js';
import { pendingMigrations } from './schema/state.js';
import { requireSecondConnection, withStepSession } from './schema/steps.js';

function refuseDisorder(migrations: readonly Migration[]): void {
  let previous = '';
  for (const { name } of migrations) {
    if (name <= previous) throw new Error(`Migration ${name} must come after ${previous}`);
    previous = name;
  }
}

type Progress = (message: string) => void;

const silent: Progress = () => undefined;

/** Adds the column to tables of earlier versions in a transaction of its own, because every probe reads the table. */
async function prepareTable(database: Database, onProgress: Progress): Promise<void> {
  const { rows } = await database.knex.raw<{ rows: unknown[] }>(
    `SELECT 1 FROM pg_attribute AS a
     WHERE a.attrelid = to_regclass('schema_migrations') AND a.attname = 'is_breaking'`,
  );
  if (rows.length > 0) return;
  await underLock(database, onProgress, async (trx) => {
    await trx.raw(
      `CREATE TABLE IF NOT EXISTS schema_migrations (
         name text PRIMARY KEY,
         applied_at timestamptz NOT NULL DEFAULT now()
       )`,
    );
    await trx.raw(
      'ALTER TABLE schema_migrations ADD COLUMN IF NOT EXISTS is_breaking boolean NOT NULL DEFAULT false',
    );
  });
}

async function isApplied(db: Pool, name: string): Promise<boolean> {
  const found = await db('schema_migrations as m').where('m.name', name).first('m.name');
  return found !== undefined;
}

interface Move {
  readonly database: Database;
  readonly migration: Migration;
  readonly direction: 'up' | 'down';
  readonly onProgress: Progress;
  readonly patience: LockPatience;
}

/** Runs `work` unless the migration is already in the requested state, and records the new state. */
async function moveOnce(
  { direction, migration, onProgress }: Move,
  db: Pool,
  work: () => Promise<void>,
): Promise<boolean> {
  const { isBreaking = false, name } = migration;
  if ((await isApplied(db, name)) === (direction === 'up')) return false;
  if (direction === 'up') onProgress(`Applying migration ${name}`);
  await work();
  if (direction === 'down') await db('schema_migrations').where({ name }).delete();
  else await db('schema_migrations').insert({ name, is_breaking: isBreaking });
  return true;
}

function moveInSteps(step: Move, migration: StepwiseMigration): Promise<boolean> {
  const { database, direction, onProgress } = step;
  const method = direction === 'up' ? 'upInSteps' : 'downInSteps';
  const work = () => withStepSession(database, (session) => migration[method](session));
  // The embedded engine has one connection and one process, so it needs no lock.
  if (database.kind === 'embedded') return moveOnce(step, database.knex, work);
  requireSecondConnection(database, migration);
  return underLock(database, onProgress, (trx) =>
    moveOnce(step, trx, async () => {
      // Ends the portal of the last query. A concurrent build of an index would wait for its snapshot.
      await trx.raw('SELECT 1');
      await work();
    }),
  );
}

/** Applies or undoes a migration unless that is done already. */
function move(step: Move): Promise<boolean> {
  const { database, direction, migration, onProgress, patience } = step;
  const attempt = (): Promise<boolean> =>
    'upInSteps' in migration
      ? moveInSteps(step, migration)
      : underLock(database, onProgress, async (trx) => {
          await trx.raw(`SET LOCAL lock_timeout = ${patience.attemptMs}`);
          return moveOnce(step, trx, () => migration[direction](trx));
        });
  return repeatUntilUnlocked(database, migration.name, patience, onProgress, attempt);
}

export interface MigrateOptions {
  readonly patience?: LockPatience;
  /** Leaves migrations with a greater number out. */
  readonly upTo?: number | undefined;
}

/**
 * Applies the missing migrations, each in its own transaction. Several processes may call this at the same time; each
 * migration runs exactly once.
 *
 * @returns the names of the migrations that this call applied
 */
export async function migrate(
  database: Database,
  migrations: readonly Migration[],
  onProgress: Progress = silent,
  { patience = usualPatience, upTo = Number.POSITIVE_INFINITY }: MigrateOptions = {},
): Promise<string[]> {
  refuseDisorder(migrations);
  const pending = new Set(await pendingMigrations(database, migrations));
  const applied: string[] = [];
  if (pending.size > 0) await prepareTable(database, onProgress);
  for (const migration of migrations) {
    if (!pending.has(migration.name) || numberOf(migration) > upTo) continue;
    const isMoved = await move({ database, migration, direction: 'up', onProgress, patience });
    if (isMoved) applied.push(migration.name);
  }
  return applied;
}

/** Undoes the last `steps` migrations, the newest first. */
export async function rollback(
  database: Database,
  migrations: readonly Migration[],
  steps = 1,
): Promise<string[]> {
  await prepareTable(database, silent);
  const undone: string[] = [];
  for (const migration of migrations.toReversed()) {
    if (undone.length === steps) break;
    const undo = { database, migration, direction: 'down', onProgress: silent } as const;
    if (await move({ ...undo, patience: usualPatience })) undone.push(migration.name);
  }
  return undone;
}
