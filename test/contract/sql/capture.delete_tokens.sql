DELETE FROM kyc_capture_tokens t WHERE t.company_id = :companyId AND t.session_id = :sessionId
