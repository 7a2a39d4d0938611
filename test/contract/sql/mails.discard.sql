UPDATE mails m SET status = 'cancelled', next_attempt_at = NULL, leased_by = NULL, leased_until = NULL,
     key_id = NULL, sealed = NULL, updated_at = :now
   WHERE m.status = 'queued' AND m.created_at < :before RETURNING m.id
