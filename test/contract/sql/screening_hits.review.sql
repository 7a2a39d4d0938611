UPDATE kyc_screening_hits h SET review_status = :reviewStatus
   WHERE h.company_id = :companyId AND h.screening_id = :screeningId AND h.id = :id
