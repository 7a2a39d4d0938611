update logins set revoked_at = :now::timestamptz, revoke_reason = :reason
   where company_id = :companyId::bigint and user_id = :userId::bigint and revoked_at is null and id is distinct
     from :except::uuid
   returning id
