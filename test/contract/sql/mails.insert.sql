INSERT INTO mails (company_id, template, locale, user_id, about_kind, about_id, recipient, subject, message_id,
     key_id, sealed, status, next_attempt_at, expires_at, created_at, updated_at)
   SELECT :companyId::bigint, :template, :locale, :userId::bigint, :aboutKind, :aboutId::bigint, :recipient, :subject, :messageId,
     CASE WHEN c.test_of IS NULL THEN :keyId END, CASE WHEN c.test_of IS NULL THEN :sealed::bytea END,
     CASE WHEN c.test_of IS NULL THEN 'queued' ELSE 'suppressed' END,
     CASE WHEN c.test_of IS NULL THEN :now::timestamptz END, :expiresAt::timestamptz, :now::timestamptz, :now::timestamptz
   FROM companies c WHERE c.id = :companyId::bigint RETURNING id
