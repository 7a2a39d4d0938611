SELECT d.webhook_id, count(*) FILTER (WHERE d.status = 'succeeded') AS succeeded,
     count(*) FILTER (WHERE d.status IN ('failed', 'exhausted')) AS failed,
     count(*) FILTER (WHERE d.status = 'pending') AS pending
   FROM webhook_deliveries d
   WHERE d.company_id = $1 AND d.webhook_id = ANY ($2::text[]) AND d.created_at >= $3 GROUP BY 1
