UPDATE webhook_deliveries d
   SET status = 'failed', next_attempt_at = NULL, leased_by = NULL, leased_until = NULL
   WHERE d.status = 'pending' AND d.created_at < :before RETURNING d.id
