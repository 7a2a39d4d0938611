UPDATE mails m SET status = 'queued', attempt = 0, next_attempt_at = :now, updated_at = :now
   WHERE m.company_id = :companyId AND m.id = :id AND m.status = 'failed' AND m.sealed IS NOT NULL
     AND (m.expires_at IS NULL OR m.expires_at > :now)
   RETURNING m.id, m.template, m.locale, m.recipient, m.subject, m.status, m.attempt, m.next_attempt_at, m.failure,
  m.reply, m.sent_at, m.created_at, m.updated_at
