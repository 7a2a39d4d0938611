SELECT m.id FROM mails m
   WHERE m.company_id = :companyId AND m.user_id = :userId AND m.template = :template AND m.created_at > :since
   ORDER BY m.created_at DESC LIMIT 1
