UPDATE jobs j SET run_at = least($4::timestamptz, j.again_at), again_at = NULL, last_error = $5,
     leased_by = NULL, leased_until = NULL
   WHERE j.company_id = $1 AND j.id = $2 AND j.leased_by = $3::uuid RETURNING j.id
