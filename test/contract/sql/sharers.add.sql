INSERT INTO kyc_trusted_sharers (company_id, sharer_id, trusted_since) VALUES ($1, $2, $3)
   ON CONFLICT (company_id, sharer_id) DO NOTHING
