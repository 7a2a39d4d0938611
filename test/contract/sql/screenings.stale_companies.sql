SELECT DISTINCT s.company_id AS "companyId" FROM kyc_screenings s WHERE s.monitored AND s.lists_hash <> :listsHash
