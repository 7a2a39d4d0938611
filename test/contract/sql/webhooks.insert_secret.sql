INSERT INTO webhook_secrets (company_id, webhook_id, key_id, sealed, created_at) VALUES ($1, $2, $3, $4, $5)
