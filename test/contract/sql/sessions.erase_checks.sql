DELETE FROM kyc_checks c WHERE c.company_id = $1 AND c.session_id = $2 RETURNING c.id
