DELETE FROM webhook_secrets s WHERE s.company_id = :companyId AND s.webhook_id = :id AND s.valid_until <= :at
