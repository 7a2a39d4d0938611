insert into logins (company_id, id, user_id, refresh_id, created_at, expires_at, ip, user_agent)
   values ($1, $2, $3, $4, $5, $5::timestamptz + make_interval(secs => $6), $7, $8)
