import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from '../../log.js';
import type { Pool } from '../pool.js';
import { createPositionHistory, type PositionHistory } from './history.js';
import { readPrimaryPosition } from './position-queries.js';
import {
  ageOf,
  createReplica,
  leaveOut,
  measure,
  type OpenDatabase,
  type Replica,
} from './replica.js';

/** A replica that may answer a read. */
export interface ReplicaReader {
  readonly db: Pool;
  /** How many seconds it may be behind. */
  readonly age: number;
  /** Leaves the replica out until it is measured again. */
  failed(error: unknown): void;
}

/** The replicas of the database, measured in the background. */
export interface Replicas {
  /** The age that exports and reports accept by default, in seconds. */
  readonly maxAgeSeconds: number;
  /** Returns a replica that is at most this many seconds behind; undefined if there is none. */
  choose(maxAgeSeconds: number): ReplicaReader | undefined;
  /** Returns the age of each replica by its name; undefined while it is left out. */
  ages(): ReadonlyMap<string, number | undefined>;
  isAnyLeftOut(): boolean;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  readonly urls: readonly string[];
  readonly maxAgeSeconds: number;
  readonly intervalMs?: number;
  readonly open: OpenDatabase;
  readonly log: Pick<Logger, 'info' | 'warn'>;
}

interface Measuring extends Pick<ReplicaOptions, 'log' | 'open'> {
  readonly primary: Pool;
  readonly history: PositionHistory;
  readonly replicas: readonly Replica[];
}

/** Measures the primary, then every replica against it. */
async function measureAll({ history, log, open, primary, replicas }: Measuring): Promise<void> {
  const at = performance.now();
  const positions = replicas.map(({ position = 0 }) => position);
  const [row] = await readPrimaryPosition(primary, {});
  if (row === undefined) return;
  history.add(at, row.position);
  const measured = replicas.map((replica, index) => {
    // The replica was ahead of the primary, so that it follows a server that has been replaced.
    const isForeign = (positions[index] ?? 0) > row.position;
    const completeUntil = isForeign ? () => undefined : history.completeUntil;
    return measure(replica, row.cluster, completeUntil, { log, open });
  });
  // A replica that hangs must not delay the others.
  void Promise.all(measured);
}

const closeMs = 1_000;

/** A replica that hangs does not confirm the end of its connections either. */
async function closeAll(replicas: readonly Replica[]): Promise<void> {
  const closed = Promise.allSettled(replicas.map(({ database }) => database?.close()));
  await Promise.race([closed, sleep(closeMs, undefined, { ref: false })]);
}

/**
 * A failed read of a replica is repeated on the primary, so that the server starts without a replica that is down.
 */
export function openReplicas(primary: Pool, options: ReplicaOptions): Replicas {
  const { intervalMs = 1_000, log, maxAgeSeconds, open, urls } = options;
  const replicas = urls.map(createReplica);
  const measuring = { history: createPositionHistory(), log, open, primary, replicas };
  let isUnderWay = false;
  let turn = 0;
  const tick = async (): Promise<void> => {
    if (isUnderWay) return;
    isUnderWay = true;
    // Without the primary, the replicas get too old and are left out.
    await measureAll(measuring).catch(() => undefined);
    isUnderWay = false;
  };
  const timer = setInterval(() => void tick(), intervalMs);
  timer.unref();
  void tick();
  return {
    maxAgeSeconds,
    choose(maxAge) {
      turn += 1;
      for (let tried = 0; tried < replicas.length; tried += 1) {
        const replica = replicas[(turn + tried) % replicas.length];
        const age = replica && ageOf(replica);
        if (replica?.database === undefined || age === undefined || age > maxAge) continue;
        const { knex: db } = replica.database;
        return { db, age, failed: (error) => leaveOut(replica, log, error) };
      }
      return undefined;
    },
    ages: () => new Map(replicas.map((replica) => [replica.name, ageOf(replica)])),
    isAnyLeftOut: () => replicas.some((replica) => ageOf(replica) === undefined),
    async close() {
      clearInterval(timer);
      await closeAll(replicas);
    },
  };
}
