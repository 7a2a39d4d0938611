UPDATE kyc_screenings s SET status = :status, score = :score, priority = :priority, is_match = :isMatch, hit_count = :hitCount,
     algorithm = :algorithm,
     compared = :compared::jsonb, lists_hash = :listsHash, version = :version, screened_at = :screenedAt
   WHERE s.company_id = :companyId AND s.id = :id
