SELECT s.system_identifier::text AS cluster,
          pg_is_in_recovery() AS "isInRecovery",
          (pg_last_wal_replay_lsn() - '0/0'::pg_lsn)::bigint AS position
   FROM pg_control_system() AS s
