import type { Database } from '../kernel/db/client.js';
import { isCluster } from '../kernel/db/distribution/catalog-queries.js';
import {
  distributeTables,
  isComplete,
  missingSteps,
  undistributedTables,
} from '../kernel/db/distribution/distribute.js';
import { distributionProblems } from '../kernel/db/distribution/problems.js';
import { refuseUnfit } from '../kernel/db/schema/state.js';
import { auditOperator, OperatorError } from '../kernel/operator/operator.js';
import { migrations } from '../migrations/index.js';
import { tablePlacements } from '../table-placements.js';
import type { Call, Command, Outcome } from './command.js';

type Steps = Awaited<ReturnType<typeof missingSteps>>;

/** The cluster does not belong to a company. */
const noCompany = 0;

async function requireCluster(database: Database): Promise<void> {
  if (database.kind === 'embedded') {
    throw new OperatorError(
      'The embedded database is not distributed: set DATABASE_URL to the coordinator of a cluster',
    );
  }
  if (await isCluster(database.knex)) return;
  throw new OperatorError(
    'The database has no extension Citus: CREATE EXTENSION citus on the coordinator and on each worker, and add the workers',
  );
}

/** Returns a line for tables that a migration added to a cluster; nothing on a plain database. */
export async function reportUndistributed(database: Database): Promise<string[]> {
  if (database.kind === 'embedded' || !(await isCluster(database.knex))) return [];
  const names = await undistributedTables(database, tablePlacements);
  if (names.length === 0) return [];
  return [
    `Not distributed yet: ${names.join(', ')}. Stop the servers and run npm run cli -- distribute.`,
  ];
}

const listed = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`${title} (${names.length}): ${names.join(', ')}`];

function describe(steps: Steps): string[] {
  return [
    ...listed('Reference tables', steps.references),
    ...listed('Distributed tables', steps.distributed),
    ...listed('Rows to remove from the coordinator after they are distributed', steps.stale),
    ...listed('Foreign keys to drop and to add again', steps.foreignKeys),
    ...(steps.triggers ? ['The role may have triggers on distributed tables'] : []),
  ];
}

function preview(steps: Steps, problems: readonly string[]): Outcome {
  const plan = isComplete(steps) ? ['Nothing to do.'] : describe(steps);
  return {
    data: { problems, ...steps },
    text: [...problems, ...plan].join('\n'),
    isBad: problems.length > 0,
  };
}

async function apply({ database, now, progress }: Call): Promise<Outcome> {
  const startedAt = performance.now();
  const run = { database, placements: tablePlacements, onProgress: progress };
  const done = await distributeTables(run);
  const seconds = Math.round((performance.now() - startedAt) / 1_000);
  const operator = { companyId: noCompany, command: 'distribute', now };
  const entry = { objectType: 'migration', objectId: 'distribution' } as const;
  await auditOperator(database.knex, operator, entry);
  const text = `Distributed ${done.distributed.length} tables and ${done.references.length} reference tables, and added ${done.foreignKeys.length} foreign keys, in ${seconds} s.`;
  return { data: done, text };
}

export const distributeCommand: Command = {
  name: 'distribute',
  summary: 'Distribute the tables over a cluster of Citus',
  options: {
    'dry-run': { type: 'boolean', meaning: 'List the problems and what is left to do only' },
  },
  details:
    'Run it on the coordinator, after migrate, while no server is connected. Each table is distributed in a transaction of its own. An interrupted run is repeated, and goes on; a finished database has nothing to do.',
  opensAsItIs: true,
  needsOwner: true,
  async run(call) {
    const { database } = call;
    await requireCluster(database);
    await refuseUnfit(database, migrations);
    const problems = await distributionProblems(database, tablePlacements);
    const missing = await missingSteps(database, tablePlacements);
    if (call.isSet('dry-run')) return preview(missing, problems);
    if (problems.length > 0) throw new OperatorError(problems.join('\n'));
    return isComplete(missing) ? { data: missing, text: 'Nothing to do.' } : apply(call);
  },
};
