SELECT a.locked_until FROM login_attempts a WHERE a.email_key = $1 AND a.scope = $2
