delete from idempotency_keys
   where company_id = :companyId::bigint and principal = :principal and operation = :operation and key = :key and status is null
