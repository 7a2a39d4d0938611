UPDATE kyc_keys k SET replaced_by = :by,
     expires_at = least(k.expires_at, :now::timestamptz + make_interval(mins => :overlapMinutes::int))
   WHERE k.company_id = :companyId AND k.public_id = :id RETURNING k.expires_at
