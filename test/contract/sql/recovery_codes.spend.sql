DELETE FROM recovery_codes r WHERE r.company_id = :companyId AND r.user_id = :userId AND r.hash = :hash
     RETURNING r.user_id
