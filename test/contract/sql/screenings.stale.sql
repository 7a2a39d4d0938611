SELECT s.id, s.environment, s.hit_count, s.subject, s.lists, s.threshold, s.algorithm FROM kyc_screenings s
   WHERE s.company_id = :companyId AND s.monitored AND s.lists_hash <> :listsHash AND s.id > :last ORDER BY s.id LIMIT :batch
