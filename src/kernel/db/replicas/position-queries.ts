import { query } from '../statements/query.js';

interface PrimaryPosition {
  /** Identifies the cluster. All its replicas have the same value. */
  readonly cluster: string;
  /** The position in the write-ahead log, in bytes. All commits acknowledged so far are before it. */
  readonly position: number;
}

/** Fails on a server in recovery. */
export const readPrimaryPosition = query<object, PrimaryPosition>(
  'replicas.primary_position',
  `SELECT s.system_identifier::text AS cluster,
          (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint AS position
   FROM pg_control_system() AS s`,
);

interface ReplicaPosition {
  readonly cluster: string;
  readonly isInRecovery: boolean;
  /** The position in the write-ahead log up to which readers see changes, in bytes. */
  readonly position: number | null;
}

export const readReplicaPosition = query<object, ReplicaPosition>(
  'replicas.replica_position',
  `SELECT s.system_identifier::text AS cluster,
          pg_is_in_recovery() AS "isInRecovery",
          (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint AS position
   FROM pg_control_system() AS s`,
);
