UPDATE kyc_session_history h SET reason = NULL WHERE h.company_id = $1 AND h.session_id = $2
