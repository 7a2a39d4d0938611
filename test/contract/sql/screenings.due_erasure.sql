SELECT s.company_id AS "companyId", s.environment, s.id FROM kyc_screenings s
   WHERE s.erase_at <= :now ORDER BY s.erase_at, s.company_id, s.id LIMIT :batch
