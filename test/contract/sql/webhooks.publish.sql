WITH event AS (
     INSERT INTO webhook_events (company_id, id, environment, type, payload, created_at, object_ids, trace_parent)
     VALUES (:companyId, :id, :environment, :type, :payload, :at, :objectIds::text[], :traceparent)
       RETURNING company_id, id, environment, type, created_at
   )
   INSERT INTO webhook_deliveries (company_id, id, webhook_id, event_id, event_type, trigger, max_attempts, next_attempt_at,
  created_at)
   SELECT e.company_id, d.id, d.webhook_id, e.id, e.type, :trigger, :most, e.created_at, e.created_at
   FROM event e CROSS JOIN unnest(:deliveryIds::text[], :webhookIds::text[]) AS d (id, webhook_id)
