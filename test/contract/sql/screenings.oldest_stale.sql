SELECT min(s.screened_at) AS at FROM kyc_screenings s
   WHERE s.company_id = :companyId AND s.monitored AND s.lists_hash <> :listsHash
