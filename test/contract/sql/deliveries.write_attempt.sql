INSERT INTO webhook_attempts (company_id, delivery_id, attempt, trigger, url, request_headers, response_status,
     response_body, duration_ms, error, at)
   VALUES ($1, $2, $3, $4, $5, $6::jsonb, $7, $8, $9, $10, $11)
