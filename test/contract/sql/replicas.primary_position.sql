SELECT s.system_identifier::text AS cluster,
          (pg_current_wal_lsn() - '0/0'::pg_lsn)::bigint AS position
   FROM pg_control_system() AS s
