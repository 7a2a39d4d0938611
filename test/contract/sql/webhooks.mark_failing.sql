UPDATE webhooks w SET failure_count = w.failure_count + 1, failing_since = coalesce(w.failing_since, $3)
   WHERE w.company_id = $1 AND w.id = $2
