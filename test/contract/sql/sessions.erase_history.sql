UPDATE kyc_session_history h SET reason = NULL WHERE h.company_id = :companyId AND h.session_id = :id
