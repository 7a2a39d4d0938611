UPDATE webhooks w SET last_delivery_at = :now, failure_count = 0, failing_since = NULL, is_prompt = :isPrompt
   WHERE w.company_id = :companyId AND w.id = :webhookId
