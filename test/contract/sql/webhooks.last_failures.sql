SELECT f.webhook_id, a.at, a.response_status, a.error FROM (
     SELECT DISTINCT ON (d.webhook_id) d.webhook_id, d.company_id, d.id, d.attempt FROM webhook_deliveries d
     WHERE d.company_id = :companyId AND d.webhook_id = ANY (:webhooks::text[]) AND d.created_at >= :start
       AND d.status <> 'succeeded' AND d.attempt > 0
     ORDER BY d.webhook_id, d.created_at DESC, d.id DESC
   ) f JOIN webhook_attempts a ON a.company_id = f.company_id AND a.delivery_id = f.id AND a.attempt = f.attempt
