UPDATE kyc_keys k SET replaced_by = $3,
     expires_at = least(k.expires_at, $4::timestamptz + make_interval(mins => $5::int))
   WHERE k.company_id = $1 AND k.public_id = $2 RETURNING k.expires_at
