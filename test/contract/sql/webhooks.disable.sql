UPDATE webhooks w SET status = 'disabled', disabled_reason = $3, version = w.version + 1
   WHERE w.company_id = $1 AND w.id = $2 AND w.status = 'enabled' RETURNING w.version
