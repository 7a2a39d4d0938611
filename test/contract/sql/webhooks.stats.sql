SELECT d.webhook_id, count(*) FILTER (WHERE d.status = 'succeeded') AS succeeded,
     count(*) FILTER (WHERE d.status IN ('failed', 'exhausted')) AS failed,
     count(*) FILTER (WHERE d.status = 'pending') AS pending
   FROM webhook_deliveries d
   WHERE d.company_id = :companyId AND d.webhook_id = ANY (:webhooks::text[]) AND d.created_at >= :start GROUP BY 1
