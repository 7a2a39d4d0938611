import type { Logger } from '../../log.js';
import type { Database } from '../client.js';
import { readReplicaPosition } from './position-queries.js';

/** Opens the database at an address. */
export type OpenDatabase = (url: string) => Promise<Database>;

/** A replica of the database and its last measurement. */
export interface Replica {
  /** Host and port, for logs and metrics. */
  readonly name: string;
  readonly url: string;
  database: Database | undefined;
  /** The position in the write-ahead log that its readers saw at the last measurement, in bytes. */
  position: number | undefined;
  /** The time up to which it has every change, by `performance.now()`; undefined while it must not be read. */
  completeUntil: number | undefined;
  /** True if it has failed since the last measurement. The failure is logged once. */
  isFailing: boolean;
  /** The start of the measurement in progress. */
  measuredSince: number | undefined;
}

export const createReplica = (url: string): Replica => ({
  name: new URL(url).host,
  url,
  database: undefined,
  position: undefined,
  completeUntil: undefined,
  isFailing: false,
  measuredSince: undefined,
});

/** A replica that does not answer for this time is left out. */
const patienceMs = 2_000;

/** Returns how many seconds the replica may be behind; undefined while it must not be read. */
export function ageOf({ completeUntil, measuredSince }: Replica): number | undefined {
  const now = performance.now();
  const isHanging = measuredSince !== undefined && now - measuredSince > patienceMs;
  return completeUntil === undefined || isHanging ? undefined : (now - completeUntil) / 1_000;
}

async function positionOf(replica: Replica, open: OpenDatabase, cluster: string): Promise<number> {
  replica.database ??= await open(replica.url);
  const [row] = await readReplicaPosition(replica.database.knex, {});
  if (row?.cluster !== cluster) throw new Error('It is a replica of another database');
  if (!row.isInRecovery || row.position === null) throw new Error('It is not a replica');
  return row.position;
}

/** Leaves a replica out until it is measured again. */
export function leaveOut(replica: Replica, log: Pick<Logger, 'warn'>, error: unknown): void {
  if (!replica.isFailing) log.warn({ replica: replica.name, err: error }, 'A replica is left out');
  replica.isFailing = true;
  replica.completeUntil = undefined;
}

/**
 * Measures a replica, unless its last measurement is still under way.
 *
 * @param completeUntil  returns the time up to which a server at this position has every change
 */
export async function measure(
  replica: Replica,
  cluster: string,
  completeUntil: (position: number) => number | undefined,
  { log, open }: { readonly log: Pick<Logger, 'info' | 'warn'>; readonly open: OpenDatabase },
): Promise<void> {
  if (replica.measuredSince !== undefined) return;
  replica.measuredSince = performance.now();
  try {
    const position = await positionOf(replica, open, cluster);
    replica.position = position;
    replica.completeUntil = completeUntil(position);
    if (replica.isFailing) log.info({ replica: replica.name }, 'A replica is read again');
    replica.isFailing = false;
  } catch (error) {
    leaveOut(replica, log, error);
  } finally {
    replica.measuredSince = undefined;
  }
}
