SELECT s.id, s.environment, s.hit_count, s.subject, s.lists, s.threshold, s.algorithm FROM kyc_screenings s
   WHERE s.company_id = $1 AND s.monitored AND s.stamp <> $2 AND s.id > $3 ORDER BY s.id LIMIT $4
