UPDATE kyc_screenings s SET status = $3, score = $4, is_match = $5, hit_count = $6, algorithm = $7,
     compared = $8::jsonb, stamp = $9, version = $10, screened_at = $11
   WHERE s.company_id = $1 AND s.id = $2
