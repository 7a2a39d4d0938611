import type { Database } from '../client.js';
import {
  breachesOf,
  type ClusterState,
  type PlacedTable,
  placedTables,
  readClusterState,
  type TablePlacements,
  type TableRule,
  tableRules,
} from './catalog-queries.js';

const placementNames = {
  distributed: 'distributed by company',
  reference: 'a reference table',
  local: 'on the coordinator alone',
};

/** Another placement than the wanted one, which only a person can undo. */
function misplacements(tables: readonly PlacedTable[]): string[] {
  const distributed = tables.filter(({ placement }) => placement === 'distributed');
  const group = distributed[0]?.group;
  const wrong = tables.filter(
    ({ placement, wanted }) => placement !== 'local' && placement !== wanted,
  );
  return [
    ...wrong.map(
      ({ name, placement, wanted }) =>
        `${name} is ${placementNames[placement]}, and must be ${placementNames[wanted]} (undistribute_table)`,
    ),
    ...distributed
      .filter(({ column }) => column !== 'company_id')
      .map(({ column, name }) => `${name} is distributed by ${column}, and not by company_id`),
    ...distributed
      .filter((table) => table.group !== group)
      .map(({ name }) => `${name} is not colocated with ${distributed[0]?.name}`),
  ];
}

function faultsOfCluster(state: ClusterState): string[] {
  const { isCoordinatorKnown, maySkipTriggers, servers } = state;
  return [
    ...(servers === 0 ? [] : [`Servers have ${servers} connections to the database: stop them`]),
    ...(isCoordinatorKnown
      ? []
      : [
          `The cluster does not know its coordinator, which keeps tables: SELECT citus_set_coordinator_host('HOST')`,
        ]),
    ...(maySkipTriggers
      ? []
      : [
          'The role may not set session_replication_role: run this as a superuser, or GRANT SET ON PARAMETER session_replication_role',
        ]),
  ];
}

/** Returns the reasons for which the tables of a cluster cannot be distributed, in sentences. */
export async function distributionProblems(
  { knex }: Pick<Database, 'knex'>,
  placements: TablePlacements,
): Promise<string[]> {
  const problems: string[] = [];
  for (const rule of Object.keys(tableRules) as TableRule[]) {
    const found = await breachesOf(knex, rule, placements);
    if (found.length > 0) problems.push(`Tables ${rule}: ${found.join(', ')}`);
  }
  return [
    ...problems,
    ...misplacements(await placedTables(knex, placements)),
    ...faultsOfCluster(await readClusterState(knex)),
  ];
}
