SELECT a.locked_until FROM login_attempts a WHERE a.email_key = :emailKey AND a.scope = :scope
