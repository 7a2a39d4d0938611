SELECT d.company_id AS "companyId", d.environment, d.id, d.erase_at AS "dueAt" FROM kyc_screenings d
   WHERE d.erase_at <= :now AND (d.erase_at, d.company_id, d.id) > (:lastAt::timestamptz, :lastCompanyId::bigint,
     :lastId::text)
   ORDER BY d.erase_at, d.company_id, d.id LIMIT :limit
