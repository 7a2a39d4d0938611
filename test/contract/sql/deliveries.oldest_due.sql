WITH RECURSIVE waiting AS (
     (SELECT d.company_id, d.webhook_id, d.next_attempt_at FROM webhook_deliveries d WHERE d.status = 'pending'
      ORDER BY d.company_id, d.webhook_id, d.next_attempt_at LIMIT 1)
     UNION ALL
     SELECT n.company_id, n.webhook_id, n.next_attempt_at FROM waiting p CROSS JOIN LATERAL (
       SELECT d.company_id, d.webhook_id, d.next_attempt_at FROM webhook_deliveries d
       WHERE d.status = 'pending' AND (d.company_id, d.webhook_id) > (p.company_id, p.webhook_id)
       ORDER BY d.company_id, d.webhook_id, d.next_attempt_at LIMIT 1
     ) AS n
   )
   SELECT greatest(coalesce(extract(epoch FROM :now::timestamptz - min(w.next_attempt_at)), 0), 0)::float8 AS seconds
   FROM waiting w
