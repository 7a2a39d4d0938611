UPDATE jobs j SET run_at = j.again_at, again_at = NULL, attempt = 0, last_error = NULL,
     leased_by = NULL, leased_until = NULL
   WHERE j.company_id = :companyId AND j.id = :id AND j.leased_by = :leasedBy::uuid AND j.again_at IS NOT NULL RETURNING j.id
