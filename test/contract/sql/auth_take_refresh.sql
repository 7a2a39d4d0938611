update logins l set refresh_id = $4, spent_refresh_id = $3, refreshed_at = $5::timestamptz, refreshed_ip = $8,
     refreshed_agent = $9, expires_at = least($5::timestamptz + make_interval(secs => $6),
       l.created_at + make_interval(secs => $7))
   from users u
   where l.company_id = $1::bigint and l.id = $2 and l.refresh_id = $3
     and l.revoked_at is null and l.expires_at > $5::timestamptz
     and l.created_at + make_interval(secs => $7) > $5::timestamptz
     and u.company_id = l.company_id and u.id = l.user_id and u.is_active
   returning u.id, u.name
