INSERT INTO login_attempts AS a (email_key, scope, failed, last_at) VALUES ($1, $2, 1, $3::timestamptz)
   ON CONFLICT (email_key, scope) DO UPDATE SET last_at = excluded.last_at,
     failed = CASE WHEN a.failed + 1 >= $4::int THEN 0 ELSE a.failed + 1 END,
     locked_until = CASE WHEN a.failed + 1 >= $4::int
       THEN excluded.last_at + make_interval(mins => $5::int) ELSE a.locked_until END
