SELECT pg_try_advisory_xact_lock(hashtextextended(concat_ws('|', 'outbox', $1::text), 0)) AS is_locked
