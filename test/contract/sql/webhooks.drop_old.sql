WITH old AS MATERIALIZED (
     SELECT e.company_id, e.id FROM webhook_events e
     WHERE e.created_at < :before::timestamptz AND NOT EXISTS (
       SELECT 1 FROM webhook_deliveries d
       WHERE d.company_id = e.company_id AND d.event_id = e.id AND d.status = 'pending')
     ORDER BY e.created_at LIMIT 1000 FOR UPDATE SKIP LOCKED
   )
   DELETE FROM webhook_events e USING old o WHERE e.company_id = o.company_id AND e.id = o.id RETURNING e.id
