update idempotency_keys set status = :status, body = :body, sealed = :sealed
   where company_id = :companyId::bigint and principal = :principal and operation = :operation and key = :key
