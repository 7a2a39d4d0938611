INSERT INTO engine_tasks (company_id, capability, sealed_by, sealed_key, input, expires_at)
   VALUES (:companyId, :capability, :sealedBy, :sealedKey, :input,
     clock_timestamp() + make_interval(secs => :lifeMs::float8 / 1000))
   RETURNING id
