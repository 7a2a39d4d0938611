DELETE FROM webhook_secrets s WHERE s.company_id = $1 AND s.webhook_id = $2 AND s.valid_until <= $3
