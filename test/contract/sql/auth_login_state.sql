select l.refresh_id, l.spent_refresh_id, l.refreshed_at, l.refreshed_ip, l.refreshed_agent, l.revoked_at, l.revoke_reason, l.user_id, u.name as user_name, u.is_active
   from logins l join users u on u.company_id = l.company_id and u.id = l.user_id
   where l.company_id = :companyId::bigint and l.id = :loginId
