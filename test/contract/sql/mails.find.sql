SELECT m.id, m.template, m.locale, m.recipient, m.subject, m.status, m.attempt, m.next_attempt_at, m.failure,
  m.reply, m.sent_at, m.created_at, m.updated_at FROM mails m WHERE m.company_id = :companyId AND m.id = :id
