update users set failed_attempts = 0, last_login_at = $3::timestamptz, last_login_ip = $4,
     locked_until = case when locked_until > $3::timestamptz then locked_until end
   where company_id = $1::bigint and id = $2::bigint
     and ($5::boolean or locked_until is null or locked_until <= $3::timestamptz)
   returning second_factor_at is not null as has_second_factor
