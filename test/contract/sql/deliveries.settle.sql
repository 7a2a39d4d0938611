UPDATE webhook_deliveries d SET status = $4, next_attempt_at = $5, attempt = d.attempt + $6::int,
     delivered_at = CASE WHEN $4 = 'succeeded' THEN $7::timestamptz END, leased_by = NULL, leased_until = NULL
   WHERE d.company_id = $1 AND d.id = $2 AND d.leased_by = $3::uuid RETURNING d.id
