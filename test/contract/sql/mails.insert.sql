INSERT INTO mails (company_id, template, locale, user_id, about_kind, about_id, recipient, subject, message_id,
     key_id, sealed, next_attempt_at, expires_at, created_at, updated_at)
   VALUES (:companyId, :template, :locale, :userId, :aboutKind, :aboutId, :recipient, :subject, :messageId, :keyId, :sealed,
     :now, :expiresAt, :now, :now) RETURNING id
