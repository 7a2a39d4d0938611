SELECT s.key_id, s.sealed FROM webhook_secrets s
   WHERE s.company_id = :companyId AND s.webhook_id = :id AND (s.valid_until IS NULL OR s.valid_until > :at)
   ORDER BY s.id DESC
