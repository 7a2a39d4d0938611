UPDATE webhooks w SET status = 'disabled', disabled_reason = :reason, version = w.version + 1
   WHERE w.company_id = :companyId AND w.id = :id AND w.status = 'enabled' RETURNING w.version
