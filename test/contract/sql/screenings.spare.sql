UPDATE kyc_screenings s SET stamp = $3, compared = $4::jsonb, screened_at = $5
   WHERE s.company_id = $1 AND s.id = $2 AND s.hit_count = 0
