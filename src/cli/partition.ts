import { partitionByMonth } from '../kernel/db/partitions/months.js';
import {
  mostPartitions,
  partitionByCompany,
  requireServer,
} from '../kernel/db/partitions/partition.js';
import { monthlyTables } from '../monthly-tables.js';
import { type Call, UsageError } from './command.js';

/** The partitions that an operator asks for. */
export interface WantedPartitions {
  /** Undefined: as they are. */
  readonly companies: number | undefined;
  readonly isByMonth: boolean;
}

/** @throws UsageError for a number that is none, and beside options that stop before the last migration */
export function wantedPartitions(call: Call): WantedPartitions {
  const given = call.text('partitions');
  const isByMonth = call.isSet('months');
  if (given === '' && !isByMonth) return { companies: undefined, isByMonth };
  if (call.text('to') !== '' || call.isSet('dry-run')) {
    throw new UsageError(
      '--partitions and --months need every migration: leave --to and --dry-run out',
    );
  }
  const companies = given === '' ? undefined : Number(given);
  if (
    companies !== undefined &&
    !(/^\d+$/.test(given) && companies <= mostPartitions && companies !== 1)
  ) {
    throw new UsageError(
      `--partitions takes a number from 2 to ${mostPartitions}, or 0 for plain tables`,
    );
  }
  requireServer(call.database);
  return { companies, isByMonth };
}

/**
 * Rewrites the tables in the partitions that the operator asks for. Months come first, so that no table is rewritten
 * twice.
 *
 * @returns the names of the rewritten tables
 */
export async function rewriteAsWanted(
  { database, now, progress }: Call,
  { companies, isByMonth }: WantedPartitions,
): Promise<string[]> {
  const rewrite = { database, onProgress: progress };
  const monthly = isByMonth ? await partitionByMonth(rewrite, monthlyTables, now) : [];
  const hashed = companies === undefined ? [] : await partitionByCompany(rewrite, companies);
  return [...monthly, ...hashed];
}
