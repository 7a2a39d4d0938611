SELECT d.id, d.webhook_id, d.event_id, d.event_type, e.payload, d.attempt, d.max_attempts, d.status,
  coalesce(a.trigger, d.trigger) AS trigger, coalesce(a.url, w.url) AS url, a.response_status, a.response_body,
  a.duration_ms, a.error, d.created_at, d.delivered_at, d.next_attempt_at FROM webhook_deliveries d JOIN webhooks w ON w.company_id = d.company_id AND w.id = d.webhook_id
   JOIN webhook_events e ON e.company_id = d.company_id AND e.id = d.event_id
   LEFT JOIN webhook_attempts a ON a.company_id = d.company_id AND a.delivery_id = d.id AND a.attempt = d.attempt WHERE d.company_id = :companyId AND w.environment = :environment AND d.webhook_id = :webhookId AND d.id = :id
