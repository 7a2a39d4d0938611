UPDATE jobs j SET died_at = NULL, attempt = 0, run_at = :now, last_error = NULL
   WHERE j.id = :id AND j.died_at IS NOT NULL AND NOT EXISTS (
     SELECT FROM jobs w
     WHERE w.company_id = j.company_id AND w.kind = j.kind AND w.key = j.key AND w.died_at IS NULL
   )
   RETURNING j.kind
