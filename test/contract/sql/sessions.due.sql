SELECT d.company_id AS "companyId", d.environment, d.id, d.expires_at AS "dueAt" FROM kyc_sessions d
   WHERE d.expires_at <= $1 AND (d.expires_at, d.company_id, d.id) > ($2::timestamptz, $3::bigint, $4::text)
   ORDER BY d.expires_at, d.company_id, d.id LIMIT $5
