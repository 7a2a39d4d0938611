INSERT INTO kyc_screenings (company_id, id, environment, subject, subject_key, external_id, session_id, threshold,
     lists, monitored, settings, status, score, is_match, hit_count, algorithm, compared, stamp, version, created_at,
     screened_at, erase_at)
   VALUES ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9::text[], $10, $11::jsonb, $12, $13, $14, $15, $16, $17::jsonb, $18,
     $19, $20, $21, $22)
