DELETE FROM kyc_screening_hits h WHERE h.company_id = $1 AND h.screening_id = $2
