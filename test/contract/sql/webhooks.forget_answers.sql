UPDATE webhook_attempts a SET response_body = NULL
   FROM webhook_deliveries d
   WHERE d.company_id = :companyId AND d.event_id = ANY (:events::text[])
     AND a.company_id = d.company_id AND a.delivery_id = d.id AND a.response_body IS NOT NULL
