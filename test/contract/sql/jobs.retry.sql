UPDATE jobs j SET run_at = least(:runAt::timestamptz, j.again_at), again_at = NULL, last_error = :error,
     leased_by = NULL, leased_until = NULL
   WHERE j.company_id = :companyId AND j.id = :id AND j.leased_by = :leasedBy::uuid RETURNING j.id
