DELETE FROM kyc_checks c WHERE c.company_id = :companyId AND c.session_id = :sessionId RETURNING c.id
