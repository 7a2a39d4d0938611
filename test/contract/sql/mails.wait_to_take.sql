SELECT pg_advisory_xact_lock(hashtextextended('mails', 0))
