DELETE FROM kyc_screening_hits h WHERE h.company_id = :companyId AND h.screening_id = :screeningId
