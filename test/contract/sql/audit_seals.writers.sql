SELECT DISTINCT l.virtualtransaction AS transaction FROM pg_locks l
   WHERE l.locktype = 'relation' AND l.relation = 'audit_log'::regclass AND l.mode = 'RowExclusiveLock'
     AND l.database = (SELECT d.oid FROM pg_database d WHERE d.datname = current_database())
