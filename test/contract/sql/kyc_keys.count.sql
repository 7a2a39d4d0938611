SELECT count(*)::int AS total FROM kyc_keys k WHERE k.company_id = $1 AND k.environment = $2
