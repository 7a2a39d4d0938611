UPDATE kyc_shares h SET audience = NULL, fields = '{}', expires_at = least(h.expires_at, $3)
   WHERE h.company_id = $1 AND h.session_id = $2
