UPDATE jobs j SET last_error = $5, leased_by = NULL, leased_until = NULL, again_at = NULL,
     died_at = CASE WHEN j.again_at IS NULL THEN $4::timestamptz END,
     run_at = coalesce(j.again_at, j.run_at),
     attempt = CASE WHEN j.again_at IS NULL THEN j.attempt ELSE 0 END
   WHERE j.company_id = $1 AND j.id = $2 AND j.leased_by = $3::uuid RETURNING j.id
