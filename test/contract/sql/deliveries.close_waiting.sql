UPDATE webhook_deliveries d SET status = 'failed', next_attempt_at = NULL
   WHERE d.company_id = :companyId AND d.webhook_id = :id AND d.status = 'pending' AND d.trigger = 'scheduled'
     AND d.leased_by IS NULL
