INSERT INTO kyc_trusted_sharers (company_id, sharer_id, trusted_since) VALUES (:companyId, :sharerId, :now)
   ON CONFLICT (company_id, sharer_id) DO NOTHING
