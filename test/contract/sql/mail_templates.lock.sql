SELECT t.template, t.locale, t.subject, t.body, t.version, t.updated_at FROM mail_templates t WHERE t.company_id = :companyId AND t.template = :template AND t.locale = :locale FOR UPDATE
