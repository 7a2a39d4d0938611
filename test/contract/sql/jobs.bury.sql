UPDATE jobs j SET last_error = :error, leased_by = NULL, leased_until = NULL, again_at = NULL,
     died_at = CASE WHEN j.again_at IS NULL THEN :runAt::timestamptz END,
     run_at = coalesce(j.again_at, j.run_at),
     attempt = CASE WHEN j.again_at IS NULL THEN j.attempt ELSE 0 END
   WHERE j.company_id = :companyId AND j.id = :id AND j.leased_by = :leasedBy::uuid RETURNING j.id
