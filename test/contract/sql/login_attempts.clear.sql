DELETE FROM login_attempts a
   WHERE a.email_key = $1 AND a.scope = $2 AND (a.locked_until IS NULL OR a.locked_until <= $3)
