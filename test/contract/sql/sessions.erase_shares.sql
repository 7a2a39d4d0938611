UPDATE kyc_shares h SET audience = NULL, fields = '{}', expires_at = least(h.expires_at, :now)
   WHERE h.company_id = :companyId AND h.session_id = :id
