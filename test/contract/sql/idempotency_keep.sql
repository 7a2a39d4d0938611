update idempotency_keys set status = $5, body = $6, sealed = $7
   where company_id = $1::bigint and principal = $2 and operation = $3 and key = $4
