update kyc_keys set last_used_at = :now::timestamptz, last_used_ip = :ip
   where company_id = :companyId::bigint and id = :keyId::bigint
     and (last_used_at is null or last_used_at < :now::timestamptz or last_used_ip is distinct from :ip)
