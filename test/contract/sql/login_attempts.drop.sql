DELETE FROM login_attempts a USING (
     SELECT o.email_key, o.scope FROM login_attempts o WHERE o.last_at < :lastAt ORDER BY o.last_at LIMIT :limit
   ) AS old
   WHERE a.email_key = old.email_key AND a.scope = old.scope RETURNING a.email_key
