update users set password_hash = :hash, must_change_password = :mustChange, failed_attempts = 0, locked_until = null,
     version = version + 1, updated_at = :now
   where company_id = :companyId::bigint and id = :userId::bigint returning id
