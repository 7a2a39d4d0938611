INSERT INTO login_attempts AS a (email_key, scope, failed, last_at) VALUES (:emailKey, :scope, 1, :now::timestamptz)
   ON CONFLICT (email_key, scope) DO UPDATE SET last_at = excluded.last_at,
     failed = CASE WHEN a.failed + 1 >= :maxAttempts::int THEN 0 ELSE a.failed + 1 END,
     locked_until = CASE WHEN a.failed + 1 >= :maxAttempts::int
       THEN excluded.last_at + make_interval(mins => :lockMinutes::int) ELSE a.locked_until END
