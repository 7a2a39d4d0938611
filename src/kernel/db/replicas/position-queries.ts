import { query } from '../statements/query.js';

interface PrimaryPosition {
  /** Identifies the cluster: its replicas have the same. */
  readonly cluster: string;
  /** Bytes of write-ahead log. Everything that was acknowledged before lies below. */
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
  /** Bytes of write-ahead log that its readers see. */
  readonly position: number | null;
}

export const readReplicaPosition = query<object, ReplicaPosition>(
  'replicas.replica_position',
  `SELECT s.system_identifier::text AS cluster,
          pg_is_in_recovery() AS "isInRecovery",
          (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint AS position
   FROM pg_control_system() AS s`,
);
