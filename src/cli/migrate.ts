import type { Config } from '../kernel/config/config.js';
import type { Database } from '../kernel/db/client.js';
import { migrate } from '../kernel/db/migrate.js';
import { type Migration, numberOf } from '../kernel/db/schema/migration.js';
import { statementsOf } from '../kernel/db/schema/recorder.js';
import { grantRights } from '../kernel/db/schema/rights.js';
import { pendingMigrations, refuseBreaking } from '../kernel/db/schema/state.js';
import { auditOperator, OperatorError } from '../kernel/operator/operator.js';
import { migrations } from '../migrations/index.js';
import { type Call, type Command, type Outcome, UsageError } from './command.js';
import { reportUndistributed } from './distribute.js';

/** The schema does not belong to a company. */
const noCompany = 0;

/** Returns the migrations up to the number that `--to` gives, or all. */
function chosenMigrations(to: string): readonly Migration[] {
  if (to === '') return migrations;
  if (!/^\d{1,6}$/.test(to))
    throw new UsageError(`--to takes the number of a migration, not ${to}`);
  const number = Number(to);
  if (!migrations.some((each) => numberOf(each) === number)) {
    throw new OperatorError(`There is no migration ${to}; the last is ${migrations.at(-1)?.name}`);
  }
  return migrations.filter((each) => numberOf(each) <= number);
}

async function preview({ database }: Call, chosen: readonly Migration[]): Promise<Outcome> {
  const names = new Set(await pendingMigrations(database, chosen));
  const pending = await Promise.all(
    chosen
      .filter(({ name }) => names.has(name))
      .map(async (migration) => ({
        name: migration.name,
        isBreaking: migration.isBreaking ?? false,
        statements: await statementsOf(migration),
      })),
  );
  const parts = pending.map(({ isBreaking, name, statements }) => {
    const remark = isBreaking ? ' (earlier versions cannot run after it)' : '';
    return [`-- ${name}${remark}`, ...statements].join('\n');
  });
  return { data: { pending }, text: parts.length === 0 ? 'Nothing to do.' : parts.join('\n\n') };
}

async function apply(
  { config, database, now, progress }: Call,
  chosen: readonly Migration[],
): Promise<Outcome> {
  const applied = await migrate(database, chosen, progress);
  const operator = { companyId: noCompany, command: 'migrate', now };
  // A database that was migrated to an early number has no audit log yet.
  const isAudited = (await pendingMigrations(database, migrations)).length === 0;
  for (const name of isAudited ? applied : []) {
    await auditOperator(database.knex, operator, { objectType: 'migration', objectId: name });
  }
  const granted = isAudited ? await grantToServers(database, config) : [];
  const done = [
    ...(applied.length === 0 ? [] : [`Applied ${applied.join(', ')}.`]),
    ...(granted.length === 0
      ? []
      : [`Changed the rights of servers to ${granted.length} tables and sequences.`]),
    ...(isAudited ? await reportUndistributed(database) : []),
  ];
  const data = granted.length === 0 ? { applied } : { applied, granted };
  return { data, text: done.join('\n') || 'Nothing to do.' };
}

/** Grants the role of DATABASE_URL what servers need, where another role migrates. */
async function grantToServers(
  database: Database,
  { databaseUrl, migrationUrl }: Config,
): Promise<readonly string[]> {
  if (databaseUrl === undefined || migrationUrl === undefined) return [];
  const role = decodeURIComponent(new URL(databaseUrl).username);
  if (role === '')
    throw new OperatorError('DATABASE_URL names no role, which would get its rights');
  return grantRights(database, role);
}

export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Bring the database up to date',
  options: {
    to: { type: 'string', value: 'NUMBER', meaning: 'Apply no migration after this one' },
    'dry-run': { type: 'boolean', meaning: 'List the missing migrations and their SQL only' },
  },
  details:
    'A migration waits at most a second at a time for the lock of a table, and tries again for five minutes, so that callers of a busy table go on. Several processes may run this at once: one applies a migration, the others wait. Where MIGRATION_DATABASE_URL is set, it connects there, and grants the role of DATABASE_URL what servers need. The SQL of --dry-run is that of an empty database where a migration decides by the data.',
  opensAsItIs: true,
  needsOwner: true,
  async run(call) {
    const chosen = chosenMigrations(call.text('to'));
    await refuseBreaking(call.database, migrations);
    return call.isSet('dry-run') ? preview(call, chosen) : apply(call, chosen);
  },
};
