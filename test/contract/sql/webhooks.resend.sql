INSERT INTO webhook_deliveries (company_id, id, webhook_id, event_id, event_type, trigger, max_attempts, next_attempt_at,
  created_at)
   SELECT d.company_id, :newId, d.webhook_id, d.event_id, d.event_type,
     CASE d.trigger WHEN 'test' THEN 'test' ELSE 'resend' END, CASE d.trigger WHEN 'test' THEN 1 ELSE 10 END,
     :at, :at
   FROM webhook_deliveries d JOIN webhooks w ON w.company_id = d.company_id AND w.id = d.webhook_id
   WHERE d.company_id = :companyId AND w.environment = :environment AND d.webhook_id = :webhookId AND d.id = :resentId
   RETURNING id
