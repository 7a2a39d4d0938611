update users set password_hash = $3, must_change_password = $5, failed_attempts = 0, locked_until = null,
     version = version + 1, updated_at = $4
   where company_id = $1::bigint and id = $2::bigint returning id
