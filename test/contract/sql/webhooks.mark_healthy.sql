UPDATE webhooks w SET last_delivery_at = $3, failure_count = 0, failing_since = NULL
   WHERE w.company_id = $1 AND w.id = $2
