update users set failed_attempts = 0, last_login_at = :now::timestamptz, last_login_ip = :ip,
     locked_until = case when locked_until > :now::timestamptz then locked_until end
   where company_id = :companyId::bigint and id = :userId::bigint
     and (:isKnown::boolean or locked_until is null or locked_until <= :now::timestamptz)
   returning second_factor_at is not null as has_second_factor
