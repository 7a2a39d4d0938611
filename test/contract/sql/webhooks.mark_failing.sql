UPDATE webhooks w SET failure_count = w.failure_count + 1, failing_since = coalesce(w.failing_since, :now)
   WHERE w.company_id = :companyId AND w.id = :webhookId
