INSERT INTO second_factors (company_id, user_id, key_id, sealed) VALUES (:companyId, :userId, :keyId, :bytes)
   ON CONFLICT (company_id, user_id) DO UPDATE
     SET key_id = excluded.key_id, sealed = excluded.sealed, last_step = NULL
