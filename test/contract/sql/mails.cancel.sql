UPDATE mails m SET status = 'cancelled', next_attempt_at = NULL, leased_by = NULL, leased_until = NULL,
     key_id = NULL, sealed = NULL, updated_at = :now
   WHERE m.company_id = :companyId AND m.id = :id AND m.status = 'queued'
     AND (m.leased_until IS NULL OR m.leased_until <= clock_timestamp())
   RETURNING m.id, m.template, m.locale, m.recipient, m.subject, m.status, m.attempt, m.next_attempt_at, m.failure,
  m.reply, m.sent_at, m.created_at, m.updated_at
