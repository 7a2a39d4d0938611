SELECT pg_try_advisory_xact_lock(hashtextextended(concat_ws('|', 'outbox', :companyId::text), 0)) AS is_locked
