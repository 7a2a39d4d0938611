update logins l set refresh_id = :nextId, spent_refresh_id = :spentId, refreshed_at = :now::timestamptz,
     refreshed_ip = :ip,
     refreshed_agent = :userAgent, expires_at = least(:expiresAt::timestamptz,
       (l.created_at at time zone 'UTC' + make_interval(secs => :loginSeconds)) at time zone 'UTC')
   from users u
   where l.company_id = :companyId::bigint and l.id = :loginId and l.refresh_id = :spentId
     and l.revoked_at is null and l.expires_at > :now::timestamptz
     and l.created_at > :startedAfter::timestamptz
     and u.company_id = l.company_id and u.id = l.user_id and u.is_active
   returning u.id, u.name
