UPDATE webhooks w SET url = $4, events = $5, description = $6, status = $7, version = w.version + 1,
     disabled_reason = CASE WHEN w.status = $7 THEN w.disabled_reason END,
     failure_count = CASE WHEN w.status = $7 THEN w.failure_count ELSE 0 END,
     failing_since = CASE WHEN w.status = $7 THEN w.failing_since END
   WHERE w.company_id = $1 AND w.environment = $2 AND w.id = $3 RETURNING w.id, w.environment, w.url, w.events, w.description, w.status, w.disabled_reason, w.secret_last_four,
  w.last_delivery_at, w.failure_count, w.version, w.created_at
