INSERT INTO webhook_attempts (company_id, delivery_id, attempt, trigger, url, request_headers, response_status,
     response_body, duration_ms, error, at)
   VALUES (:companyId, :deliveryId, :attempt, :trigger, :url, :requestHeaders::jsonb, :responseStatus, :responseBody,
     :durationMs, :error, :at)
