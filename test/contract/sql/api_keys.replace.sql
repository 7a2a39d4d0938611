UPDATE api_keys SET replaced_by = $3, version = version + 1, updated_at = $4,
     expires_at = least(expires_at, $4::timestamptz + make_interval(mins => $5::int))
   WHERE company_id = $1 AND id = $2 RETURNING expires_at
