SELECT d.company_id AS "companyId", d.environment, d.id, d.erase_at AS "dueAt" FROM kyc_checks d
   WHERE d.erase_at <= $1 AND (d.erase_at, d.company_id, d.id) > ($2::timestamptz, $3::bigint, $4::text)
   ORDER BY d.erase_at, d.company_id, d.id LIMIT $5
