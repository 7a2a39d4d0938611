UPDATE jobs j SET run_at = j.again_at, again_at = NULL, attempt = 0, last_error = NULL,
     leased_by = NULL, leased_until = NULL
   WHERE j.company_id = $1 AND j.id = $2 AND j.leased_by = $3::uuid AND j.again_at IS NOT NULL RETURNING j.id
