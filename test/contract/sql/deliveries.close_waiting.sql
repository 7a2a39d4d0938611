UPDATE webhook_deliveries d SET status = 'failed', next_attempt_at = NULL
   WHERE d.company_id = $1 AND d.webhook_id = $2 AND d.status = 'pending' AND d.trigger = 'scheduled'
     AND d.leased_by IS NULL
