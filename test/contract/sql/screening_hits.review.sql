UPDATE kyc_screening_hits h SET review_status = $4
   WHERE h.company_id = $1 AND h.screening_id = $2 AND h.id = $3
