DELETE FROM login_attempts a
   WHERE a.email_key = :emailKey AND a.scope = :scope AND (a.locked_until IS NULL OR a.locked_until <= :now)
