UPDATE webhook_secrets s SET valid_until = :at::timestamptz + make_interval(hours => 24)
   WHERE s.company_id = :companyId AND s.webhook_id = :id AND s.valid_until IS NULL
