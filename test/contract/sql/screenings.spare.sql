UPDATE kyc_screenings s SET lists_hash = :listsHash, compared = :chosen::jsonb, screened_at = :now
   WHERE s.company_id = :companyId AND s.id = :id AND s.hit_count = 0
