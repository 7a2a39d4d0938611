update logins set revoked_at = :now::timestamptz, revoke_reason = :reason
   where company_id = :companyId::bigint and id = :loginId and revoked_at is null returning id
