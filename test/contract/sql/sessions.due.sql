SELECT d.company_id AS "companyId", d.environment, d.id, d.expires_at AS "dueAt" FROM kyc_sessions d
   WHERE d.expires_at <= :now AND (d.expires_at, d.company_id, d.id) > (:lastAt::timestamptz, :lastCompanyId::bigint,
     :lastId::text)
   ORDER BY d.expires_at, d.company_id, d.id LIMIT :limit
