SELECT a.delivery_id, a.attempt, a.trigger, a.url, a.request_headers, a.response_status, a.response_body,
     a.duration_ms, a.error, a.at
   FROM webhook_attempts a WHERE a.company_id = :companyId AND a.delivery_id = ANY (:deliveryIds::text[])
   ORDER BY a.delivery_id, a.attempt
