UPDATE mail_templates t SET subject = :subject, body = :body, version = t.version + 1, updated_at = :now
   WHERE t.company_id = :companyId AND t.template = :template AND t.locale = :locale RETURNING t.template, t.locale, t.subject, t.body, t.version, t.updated_at
