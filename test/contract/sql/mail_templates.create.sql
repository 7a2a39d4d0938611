INSERT INTO mail_templates (company_id, template, locale, created_at, updated_at)
   VALUES (:companyId, :template, :locale, :now, :now) ON CONFLICT DO NOTHING
