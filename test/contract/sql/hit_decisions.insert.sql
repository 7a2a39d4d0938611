INSERT INTO kyc_hit_decisions (company_id, environment, subject_key, list, entity_id, entry_hash, decision, reason,
     actor, decided_at, screening_id, hit_id, list_version, score, found)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15::jsonb)
