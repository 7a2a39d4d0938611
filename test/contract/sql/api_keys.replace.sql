UPDATE api_keys SET replaced_by = :by, version = version + 1, updated_at = :now,
     expires_at = least(expires_at, :now::timestamptz + make_interval(mins => :overlapMinutes::int))
   WHERE company_id = :companyId AND id = :id RETURNING expires_at
