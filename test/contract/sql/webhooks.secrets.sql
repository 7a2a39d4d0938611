SELECT s.key_id, s.sealed FROM webhook_secrets s
   WHERE s.company_id = $1 AND s.webhook_id = $2 AND (s.valid_until IS NULL OR s.valid_until > $3)
   ORDER BY s.id DESC
