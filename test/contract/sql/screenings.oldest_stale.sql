SELECT min(s.screened_at) AS at FROM kyc_screenings s
   WHERE s.company_id = $1 AND s.monitored AND s.stamp <> $2
