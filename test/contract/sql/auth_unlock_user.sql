update users set failed_attempts = 0, locked_until = null, version = version + 1, updated_at = $3
   where company_id = $1::bigint and id = $2::bigint returning id
