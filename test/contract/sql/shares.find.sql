SELECT h.environment, h.session_id, h.audience, h.fields, h.expires_at FROM kyc_shares h
   WHERE h.company_id = $1 AND h.hash = $2
