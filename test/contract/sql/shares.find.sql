SELECT h.environment, h.session_id, h.audience, h.fields, h.expires_at FROM kyc_shares h
   WHERE h.company_id = :companyId AND h.hash = :hash
