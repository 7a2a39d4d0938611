UPDATE webhook_secrets s SET valid_until = $3::timestamptz + make_interval(hours => 24)
   WHERE s.company_id = $1 AND s.webhook_id = $2 AND s.valid_until IS NULL
