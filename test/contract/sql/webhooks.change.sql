UPDATE webhooks w SET url = :url, events = :events, payload = :payload, api_version = :apiVersion,
     description = :description, status = :status, version = w.version + 1,
     disabled_reason = CASE WHEN w.status = :status THEN w.disabled_reason END,
     failure_count = CASE WHEN w.status = :status THEN w.failure_count ELSE 0 END,
     failing_since = CASE WHEN w.status = :status THEN w.failing_since END
   WHERE w.company_id = :companyId AND w.environment = :environment AND w.id = :id RETURNING w.id, w.environment, w.url, w.events, w.payload, w.api_version, w.description, w.status, w.disabled_reason, w.secret_last_four,
  w.last_delivery_at, w.failure_count, w.version, w.created_at
